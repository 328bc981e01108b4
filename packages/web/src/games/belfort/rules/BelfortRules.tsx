import { RulesPage } from '../../../pages/rules/RulesPage.tsx';
import { belfort } from '../../../table/rulebook/page.texts.ts';
import { CHAPTERS } from './chapters.tsx';

const BelfortRules = () => <RulesPage texts={belfort} chapters={CHAPTERS} />;
export default BelfortRules;
