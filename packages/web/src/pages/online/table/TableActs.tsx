import type { Request } from '@guildhall/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import type { OnlineStatus, RemoteTable } from '../../../online/remote.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { isAfter } from '../tables.ts';
import { Afterwards } from './Afterwards.tsx';
import css from './TableActs.module.css';
import { onlineTexts, refusedTexts } from './texts.ts';
import { useSaying } from './useOnline.ts';

interface Props {
  readonly id: string;
  readonly status: OnlineStatus;
  readonly account: ReturnType<RemoteTable['account']>;
}

const PAUSE_HOURS = 24;

/** What can be done about the table, while its game goes on and afterwards. */
export function TableActs({ id, status, account }: Props) {
  const { t } = useText();
  if (!isAfter(status.info)) {
    return status.me === null ? null : <PlayersActs id={id} status={status} account={account} me={status.me} />;
  }
  return (
    <div className={css.acts}>
      {status.info.status === 'ended' && <p>{t(onlineTexts.ended)}</p>}
      <Afterwards id={id} status={status} />
    </div>
  );
}

/** What a player can do: ask the others, step aside, give up. */
function PlayersActs({ id, status, account, me }: Props & { readonly me: number }) {
  const { t } = useText();
  /** What is done only after a second question. */
  const [wanted, setWanted] = useState<'resign' | 'end' | null>(null);
  const { say, problem } = useSaying();
  const question = useId();
  const acts = useRef<HTMLDivElement>(null);
  // the button that had the focus may be gone: then Escape would no longer close the sheet
  useEffect(() => {
    if (document.activeElement === document.body) acts.current?.focus();
  });
  const { info } = status;
  const mine = info.seats[me]!;
  const ask = (request: Request) => say({ t: 'ask', table: id, request });
  const seat = (act: 'bot' | 'return' | 'resign') => say({ t: 'seat', table: id, key: crypto.randomUUID(), act });
  const lastMine = account.moves.findLastIndex((move) => move.seat === me);
  const away = (account.decision?.seats ?? []).filter((each) => {
    const { person, bot } = info.seats[each]!;
    return each !== me && person !== null && bot === null && !status.here.includes(person.id);
  });
  // nobody is there to be asked: what is wished for happens at once
  const alone = info.seats.every(({ person, bot }, each) => each === me || person === null || bot !== null);
  const sure = () => {
    setWanted(null);
    if (wanted === 'resign') seat('resign');
    else ask({ t: 'end' });
  };
  return (
    <div ref={acts} tabIndex={-1} className={css.acts}>
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
      {wanted !== 'end' && (
        <button type="button" className={button.quiet} onClick={() => (alone ? setWanted('end') : ask({ t: 'end' }))}>
          {t(alone ? onlineTexts.endAlone : onlineTexts.end)}
        </button>
      )}
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
      {!mine.resigned && wanted !== 'resign' && (
        <button type="button" className={button.quiet} onClick={() => setWanted('resign')}>
          {t(onlineTexts.resign)}
        </button>
      )}
      {wanted !== null && (
        <fieldset className={css.sure} aria-labelledby={question}>
          {/* no legend: the frame would run through it */}
          <p id={question}>{t(wanted === 'resign' ? onlineTexts.resignSure : onlineTexts.endSure)}</p>
          <button type="button" className={button.secondary} onClick={sure}>
            {t(onlineTexts.sure)}
          </button>
          <button type="button" className={button.quiet} onClick={() => setWanted(null)}>
            {t(onlineTexts.cancel)}
          </button>
        </fieldset>
      )}
      {problem !== null && <p role="alert">{t(refusedTexts[problem])}</p>}
    </div>
  );
}
