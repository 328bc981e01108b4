import type { Asking } from '@guildhall/protocol';
import { type ReactNode, useState } from 'react';
import type { OnlineStatus } from '../../../online/remote.ts';
import button from '../../../shell/controls/buttons.module.css';
import { type Say, useText } from '../../../shell/settings.ts';
import { tableTexts } from '../../../table/texts.ts';
import { Afterwards, PlayAgain } from './Afterwards.tsx';
import css from './AskedNote.module.css';
import { handsFocusOn } from './focus.ts';
import { onlineTexts, refusedTexts } from './texts.ts';
import { useSaying, useStillAsked } from './useOnline.ts';
import { useRematch } from './useRematch.ts';

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

interface Props {
  readonly id: string;
  readonly status: OnlineStatus;
}

/** What somebody asks the others for, how the game stands still or ended, and that a bot plays for me. */
export function AskedNote({ id, status }: Props) {
  const { t } = useText();
  const { say, problem } = useSaying();
  const asking = useStillAsked(status.asking);
  return (
    <>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {t(refusedTexts[problem])}
        </p>
      )}
      {asking === null ? (
        <Standing id={id} status={status} say={say} />
      ) : (
        <Asked
          asking={asking}
          status={status}
          onAnswer={(yes) => say({ t: 'answer', table: id, ask: asking.ask, yes })}
        />
      )}
    </>
  );
}

interface AskedProps {
  readonly asking: Asking;
  readonly status: OnlineStatus;
  onAnswer(yes: boolean): void;
}

function Asked({ asking, status: { me, info }, onAnswer }: AskedProps) {
  const { t } = useText();
  const words = wordsOf(asking, info.seats[asking.seat]?.person?.name ?? '…', t);
  if (me === null || asking.agreed.includes(me)) {
    const mine = asking.seat === me;
    return (
      <p ref={handsFocusOn} className={css.waiting} role="status" title={words}>
        <span>
          {!mine && words} {t(onlineTexts.waitingForYes)}
        </span>
        {mine && (
          <button type="button" onClick={() => onAnswer(false)}>
            {t(onlineTexts.withdraw)}
          </button>
        )}
      </p>
    );
  }
  return (
    <section ref={handsFocusOn} className={css.asked} role="alertdialog" aria-label={words}>
      {/* read out at once, but the focus stays: somebody may be writing */}
      <p>
        <span role="alert">{words}</span>
      </p>
      <div>
        <button type="button" className={button.primary} onClick={() => onAnswer(true)}>
          {t(onlineTexts.agree)}
        </button>
        <button type="button" className={button.secondary} onClick={() => onAnswer(false)}>
          {t(onlineTexts.refuse)}
        </button>
      </div>
    </section>
  );
}

/** How the table stands when nothing is asked. */
function Standing({ id, status, say }: Props & { readonly say: ReturnType<typeof useSaying>['say'] }): ReactNode {
  const { t, lang } = useText();
  const { me, info, clock } = status;
  if (info.status === 'paused') {
    const time = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(
      clock?.pausedUntil ?? 0,
    );
    return <p className={css.asked}>{t(onlineTexts.paused, { time })}</p>;
  }
  if (info.status === 'ended') return <Ended id={id} status={status} />;
  if (info.status === 'over' && me !== null) return <Invited status={status} />;
  const seat = me === null ? undefined : info.seats[me];
  if (seat?.bot == null || seat.resigned || info.status !== 'running') return null;
  return (
    <section ref={handsFocusOn} className={css.asked}>
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

/** A game without a result has no end screen: what can be done with it stands here, until it is put away. */
function Ended({ id, status }: Props) {
  const { t } = useText();
  const [away, setAway] = useState(false);
  if (away) return null;
  return (
    <section ref={handsFocusOn} className={css.asked}>
      <p>{t(onlineTexts.ended)}</p>
      <div>
        <Afterwards id={id} status={status} />
        <button type="button" className={button.quiet} onClick={() => setAway(true)}>
          {t(tableTexts.lookAtTable)}
        </button>
      </div>
    </section>
  );
}

/** For those who have put the end screen away: while it is there it lies above this, and says the same. */
function Invited({ status }: { readonly status: OnlineStatus }) {
  const { invited } = useRematch(status);
  if (!invited) return null;
  return (
    <section ref={handsFocusOn} className={css.asked}>
      <div>
        <PlayAgain status={status} />
      </div>
    </section>
  );
}
