import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import { rules } from './texts.ts';

export default function RulesPage() {
  const { t } = useText();
  return <PageTitle title={t(rules.title)} />;
}
