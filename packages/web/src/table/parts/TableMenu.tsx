import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import { BesideLink } from './BesideLink.tsx';
import { Popup } from './Popup.tsx';
import css from './TableMenu.module.css';

/** The ways out of a table, where there is no room for them: rules, settings, home. */
export function TableMenu({ game, className }: { readonly game: string; readonly className: string | undefined }) {
  const { t } = useText();
  const label = t(tableTexts.menu);
  return (
    <Popup className={className} label={label} placement="bottom end" trigger={<Icon name="more" label={label} />}>
      <nav className={css.links}>
        <BesideLink beside={{ rules: game }}>{t(tableTexts.rules)}</BesideLink>
        <BesideLink beside={{ settings: true }}>{t(tableTexts.settings)}</BesideLink>
        <Link to="/">{t(tableTexts.home)}</Link>
      </nav>
    </Popup>
  );
}
