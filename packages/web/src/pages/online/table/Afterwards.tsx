import { Link } from '@tanstack/react-router';
import { call } from '../../../online/client.ts';
import type { OnlineStatus } from '../../../online/remote.ts';
import button from '../../../shell/controls/buttons.module.css';
import { saveFile } from '../../../shell/file.ts';
import { useText } from '../../../shell/settings.ts';
import { tableTexts } from '../../../table/texts.ts';
import { online } from '../texts.ts';
import { useDeed } from '../useDeed.ts';
import css from './Afterwards.module.css';
import { onlineTexts } from './texts.ts';
import { useRematch } from './useRematch.ts';

/** What can be done with a game of the server once it is over or was ended. */
export function Afterwards({ id, status }: { readonly id: string; readonly status: OnlineStatus }) {
  const { t } = useText();
  const { run, problem } = useDeed();
  const save = async () =>
    saveFile(`${status.info.game}-replay.json`, JSON.stringify(await call('replay', { params: { id } })));
  return (
    <>
      {status.me !== null && <PlayAgain status={status} />}
      <Link to="/replay" search={{ online: id }} className={button.secondary}>
        {t(tableTexts.watchReplay)}
      </Link>
      <button type="button" className={button.secondary} onClick={() => void run(save)}>
        {t(onlineTexts.saveReplay)}
      </button>
      <Link to="/online" className={button.secondary}>
        {t(onlineTexts.toLobby)}
      </Link>
      {problem !== null && (
        <p role="alert" className={css.wide}>
          {problem}
        </p>
      )}
    </>
  );
}

/** Who wants to play again, and the way to the new table. */
export function PlayAgain({ status }: { readonly status: OnlineStatus }) {
  const { t } = useText();
  const { next, invited, busy, problem, playAgain, decline } = useRematch(status);
  return (
    <>
      {invited && (
        <p className={css.wide}>{t(onlineTexts.wantsAgain, { name: next?.host?.name ?? t(online.somebody) })}</p>
      )}
      <button type="button" className={button.primary} aria-disabled={busy} onClick={playAgain}>
        {t(next === null || invited ? onlineTexts.rematch : onlineTexts.toNewTable)}
      </button>
      {invited && (
        <button type="button" className={button.secondary} aria-disabled={busy} onClick={decline}>
          {t(onlineTexts.decline)}
        </button>
      )}
      {problem !== null && (
        <p role="alert" className={css.wide}>
          {problem}
        </p>
      )}
    </>
  );
}
