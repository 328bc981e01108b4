import { RulesPage } from '../../../pages/rules/RulesPage.tsx';
import { Defs } from '../drawings/Defs.tsx';
import { CHAPTERS } from './chapters.tsx';
import { head } from './texts/begin.texts.ts';

const BrugesRules = () => (
  <>
    <Defs />
    <RulesPage texts={head} chapters={CHAPTERS} />
  </>
);
export default BrugesRules;
