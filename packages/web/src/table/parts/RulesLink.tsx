import { useText } from '../../shell/settings.ts';
import type { RulesPlace } from '../beside.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import { BesideLink } from './BesideLink.tsx';
import css from './RulesLink.module.css';

/** Opens the rules beside the table, where this stands in them. */
export function RulesLink({ to }: { readonly to: RulesPlace }) {
  const { t } = useText();
  return (
    <BesideLink className={css.link} beside={{ rules: to.game }} hash={to.chapter}>
      <Icon name="rules" size={16} />
      {t(tableTexts.rulesLink)}
    </BesideLink>
  );
}
