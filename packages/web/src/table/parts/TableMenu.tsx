import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import { Popup } from './Popup.tsx';
import css from './TableMenu.module.css';

/** The ways out of a table, where there is no room for them: rules, settings, home. */
export function TableMenu({ game, className }: { readonly game: string; readonly className: string | undefined }) {
  const { t } = useText();
  const label = t(tableTexts.menu);
  return (
    <Popup className={className} label={label} placement="bottom end" trigger={<Icon name="more" label={label} />}>
      <nav className={css.links}>
        <Link to="/rules/$game" params={{ game }}>
          {t(tableTexts.rules)}
        </Link>
        <Link to="/settings">{t(tableTexts.settings)}</Link>
        <Link to="/">{t(tableTexts.home)}</Link>
      </nav>
    </Popup>
  );
}
