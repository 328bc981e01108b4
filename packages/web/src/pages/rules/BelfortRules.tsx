import { CHAPTERS } from './chapters.tsx';
import { RulesPage } from './RulesPage.tsx';
import { belfort } from './texts/page.texts.ts';

const BelfortRules = () => <RulesPage texts={belfort} chapters={CHAPTERS} />;
export default BelfortRules;
