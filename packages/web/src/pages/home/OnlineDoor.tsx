import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useServer } from '../../online/site.ts';
import button from '../../shell/controls/buttons.module.css';
import { GlobeIcon } from '../../shell/controls/icons.tsx';
import { useSettings, useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import css from './OnlineDoor.module.css';
import { home } from './texts.ts';

const WaitingTables = lazy(() => import('./WaitingTables.tsx'));

/** The way to other people's screens; there is none where the app is only a folder of files. */
export function OnlineDoor() {
  const { t } = useText();
  // whoever is known to the server has a name on this device too
  const { name } = useSettings();
  if (!useServer()) return null;
  return (
    <section aria-labelledby="online" className={css.door}>
      <span className={css.icon}>
        <GlobeIcon size={26} />
      </span>
      <div className={css.words}>
        <h2 id="online">{t(shell.online)}</h2>
        <p>{t(home.onlineText)}</p>
        {name !== '' && (
          <Suspense>
            <WaitingTables />
          </Suspense>
        )}
      </div>
      <Link to="/online" className={button.primary}>
        {t(home.toLobby)}
      </Link>
    </section>
  );
}
