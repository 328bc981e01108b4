import { useText } from '../../shell/settings.ts';
import { Icon } from '../drawings/icons/Icon.tsx';
import css from './RulesLink.module.css';
import { helpTexts } from './texts.ts';

/** Leads to a chapter of the rules, in another tab: nobody should lose sight of the table for it. */
export function RulesLink({ to }: { to: string }) {
  const { t } = useText();
  return (
    <a className={css.link} href={`/rules/belfort#${to}`} target="_blank" rel="noopener">
      <Icon name="rules" size={16} />
      {t(helpTexts.rules)}
    </a>
  );
}
