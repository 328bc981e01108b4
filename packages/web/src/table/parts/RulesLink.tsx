import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import css from './RulesLink.module.css';

/** Leads to a chapter of the rules, in another tab: nobody should lose sight of the table for it. */
export function RulesLink({ to }: { to: string }) {
  const { t } = useText();
  return (
    <a className={css.link} href={to} target="_blank" rel="noopener">
      <Icon name="rules" size={16} />
      {t(tableTexts.rulesLink)}
    </a>
  );
}
