import type { Request } from '@guildhall/protocol';
import { useState } from 'react';
import { line } from '../../../online/line.ts';
import type { OnlineStatus, RemoteTable } from '../../../online/remote.ts';
import { SaidNo } from '../../../online/socket.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import css from './TableActs.module.css';
import { onlineTexts, refusedTexts } from './texts.ts';

interface Props {
  readonly id: string;
  readonly status: OnlineStatus;
  readonly account: ReturnType<RemoteTable['account']>;
}

const PAUSE_HOURS = 24;

/** What a player can do about the table: ask the others, step aside, give up. */
export function TableActs({ id, status, account }: Props) {
  const { t } = useText();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<SaidNo | null>(null);
  const { info } = status;
  const me = status.me!;
  const mine = info.seats[me]!;
  const say = (saying: Parameters<ReturnType<typeof line>['say']>[0]) => {
    setProblem(null);
    line()
      .say(saying)
      .catch((error: unknown) => error instanceof SaidNo && setProblem(error));
  };
  const ask = (request: Request) => say({ t: 'ask', table: id, request });
  const seat = (act: 'bot' | 'return' | 'resign') => say({ t: 'seat', table: id, key: crypto.randomUUID(), act });
  const lastMine = account.moves.findLastIndex((move) => move.seat === me);
  const away = (account.decision?.seats ?? []).filter((each) => {
    const { person, bot } = info.seats[each]!;
    return each !== me && person !== null && bot === null && !status.here.includes(person.id);
  });
  if (info.status !== 'running' && info.status !== 'paused') return <p>{t(onlineTexts.ended)}</p>;
  return (
    <div className={css.acts}>
      {info.takebacks && lastMine >= 0 && (
        <button type="button" className={button.quiet} onClick={() => ask({ t: 'rewind', moves: lastMine })}>
          {t(onlineTexts.rewind)}
        </button>
      )}
      {info.status === 'paused' ? (
        <button type="button" className={button.quiet} onClick={() => ask({ t: 'resume' })}>
          {t(onlineTexts.resume)}
        </button>
      ) : (
        <button type="button" className={button.quiet} onClick={() => ask({ t: 'pause', hours: PAUSE_HOURS })}>
          {t(onlineTexts.pause)}
        </button>
      )}
      <button type="button" className={button.quiet} onClick={() => ask({ t: 'end' })}>
        {t(onlineTexts.end)}
      </button>
      {away.map((each) => (
        <button
          key={each}
          type="button"
          className={button.quiet}
          onClick={() => say({ t: 'seat', table: id, key: crypto.randomUUID(), act: 'replace', seat: each })}
        >
          {t(onlineTexts.replace, { name: info.seats[each]!.person!.name })}
        </button>
      ))}
      {!mine.resigned && (
        <button type="button" className={button.quiet} onClick={() => seat(mine.bot === null ? 'bot' : 'return')}>
          {t(mine.bot === null ? onlineTexts.letBot : onlineTexts.comeBack)}
        </button>
      )}
      {!mine.resigned && !sure && (
        <button type="button" className={button.quiet} onClick={() => setSure(true)}>
          {t(onlineTexts.resign)}
        </button>
      )}
      {sure && (
        <fieldset className={css.sure}>
          <legend>{t(onlineTexts.resignSure)}</legend>
          <button type="button" className={button.secondary} onClick={() => seat('resign')}>
            {t(onlineTexts.sure)}
          </button>
          <button type="button" className={button.quiet} onClick={() => setSure(false)}>
            {t(onlineTexts.cancel)}
          </button>
        </fieldset>
      )}
      {problem !== null && <p role="alert">{t(refusedTexts[problem.why])}</p>}
    </div>
  );
}
