import { Link } from '@tanstack/react-router';
import { useServer } from '../../online/site.ts';
import button from '../../shell/controls/buttons.module.css';
import { GlobeIcon } from '../../shell/controls/icons.tsx';
import { useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import css from './OnlineDoor.module.css';
import { home } from './texts.ts';

/** The way to other people's screens; there is none where the app is only a folder of files. */
export function OnlineDoor() {
  const { t } = useText();
  if (!useServer()) return null;
  return (
    <section aria-labelledby="online" className={css.door}>
      <span className={css.icon}>
        <GlobeIcon size={26} />
      </span>
      <div className={css.words}>
        <h2 id="online">{t(shell.online)}</h2>
        <p>{t(home.onlineText)}</p>
      </div>
      <Link to="/online" className={button.primary}>
        {t(home.toLobby)}
      </Link>
    </section>
  );
}
