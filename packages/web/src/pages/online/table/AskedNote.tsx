import type { Asking } from '@guildhall/protocol';
import { line } from '../../../online/line.ts';
import type { OnlineStatus } from '../../../online/remote.ts';
import button from '../../../shell/controls/buttons.module.css';
import { type Say, useText } from '../../../shell/settings.ts';
import css from './AskedNote.module.css';
import { onlineTexts } from './texts.ts';

function wordsOf({ request }: Asking, name: string, t: Say): string {
  switch (request.t) {
    case 'rewind':
      return t(onlineTexts.askedRewind, { name, n: request.moves });
    case 'pause':
      return t(onlineTexts.askedPause, { name, n: request.hours });
    case 'resume':
      return t(onlineTexts.askedResume, { name });
    case 'end':
      return t(onlineTexts.askedEnd, { name });
  }
}

/** What somebody asks the others for, how the game stands still, and that a bot plays for me. */
export function AskedNote({ id, status }: { readonly id: string; readonly status: OnlineStatus }) {
  const { t, lang } = useText();
  const { asking, me, info, clock } = status;
  const say = (saying: Parameters<ReturnType<typeof line>['say']>[0]) =>
    void line()
      .say(saying)
      .catch((error: unknown) => console.warn(error));
  if (asking !== null) {
    const name = info.seats[asking.seat]?.person?.name ?? '…';
    const mine = me !== null && !asking.agreed.includes(me);
    const answer = (yes: boolean) => say({ t: 'answer', table: id, ask: asking.ask, yes });
    if (!mine) {
      return (
        <p className={css.waiting} role="status">
          {wordsOf(asking, name, t)} {t(onlineTexts.waitingForYes)}
        </p>
      );
    }
    return (
      <section className={css.asked} role="alertdialog" aria-label={wordsOf(asking, name, t)}>
        <p>{wordsOf(asking, name, t)}</p>
        <div>
          <button type="button" className={button.primary} onClick={() => answer(true)}>
            {t(onlineTexts.agree)}
          </button>
          <button type="button" className={button.secondary} onClick={() => answer(false)}>
            {t(onlineTexts.refuse)}
          </button>
        </div>
      </section>
    );
  }
  if (info.status === 'paused') {
    const time = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(
      clock?.pausedUntil ?? 0,
    );
    return <p className={css.asked}>{t(onlineTexts.paused, { time })}</p>;
  }
  if (info.status === 'ended') return <p className={css.asked}>{t(onlineTexts.ended)}</p>;
  const seat = me === null ? undefined : info.seats[me];
  if (seat?.bot == null || seat.resigned || info.status !== 'running') return null;
  return (
    <section className={css.asked}>
      <p>{t(onlineTexts.botForYou)}</p>
      <button
        type="button"
        className={button.primary}
        onClick={() => say({ t: 'seat', table: id, key: crypto.randomUUID(), act: 'return' })}
      >
        {t(onlineTexts.comeBack)}
      </button>
    </section>
  );
}
