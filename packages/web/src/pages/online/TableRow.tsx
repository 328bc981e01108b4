import { listOf } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import { Link } from '@tanstack/react-router';
import button from '../../shell/controls/buttons.module.css';
import { type Say, useText } from '../../shell/settings.ts';
import { ago, ahead } from '../ago.ts';
import row from '../row.module.css';
import { SeatBadge } from '../SeatBadge.tsx';
import css from './TableRow.module.css';
import {
  colourOf,
  isAfter,
  isBefore,
  isClosed,
  isInvited,
  isOpen,
  nameAt,
  paceWords,
  seatOf,
  stageWords,
  titleOf,
  waitsFor,
} from './tables.ts';
import { online } from './texts.ts';

interface Props {
  readonly table: TableInfo;
  readonly me: { readonly id: string } | null;
}

/** What one can do at it. */
function actionOf(table: TableInfo, mine: boolean, t: Say): string {
  if (isAfter(table)) return t(online.look);
  if (isBefore(table)) return t(mine || table.status === 'drawing' ? online.toRoom : online.sitDown);
  return t(mine ? online.play : online.watch);
}

/** A table of the server in a list: who sits there, how far it is, and the way to it. */
export function TableRow({ table, me }: Props) {
  const { t, lang } = useText();
  const { id, game, seats, pace, advice, deadline, status } = table;
  const mine = seatOf(table, me) >= 0;
  const waits = waitsFor(table, me);
  const action = actionOf(table, mine && !isInvited(table, me), t);
  const names = listOf(
    seats.map((seat) => nameAt(seat, t)),
    lang,
  );
  const title = titleOf(game, t);
  const time = table.endedAt ?? table.startedAt ?? table.createdAt;
  const label = (what: string) => t(online.atSeats, { what, game: title, names });
  return (
    <li className={row.table} data-waiting={waits || undefined} data-table={id}>
      <div className={row.facts}>
        <ul className={row.names}>
          {seats.map((seat, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={n} className={isOpen(seat) ? css.open : undefined}>
              <SeatBadge game={game} colour={colourOf(table, n)} size={20} />
              {seat.person === null ? (
                nameAt(seat, t)
              ) : (
                <Link to="/people/$id" params={{ id: seat.person.id }} className={css.person}>
                  {seat.person.name || t(online.somebody)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={row.stage}>
          {waits && <b className={row.turn}>{t(online.waitsForYou)}</b>}
          <span>
            <b>{title}</b> {stageWords(table, t, lang)}
          </span>
          <span>{paceWords(pace, t)}</span>
          {advice && <span>{t(online.withAdvice)}</span>}
          {status === 'running' && deadline !== null ? (
            <span>{t(online.timeUp, { when: ahead(deadline, Date.now(), lang) })}</span>
          ) : (
            <time dateTime={new Date(time).toISOString()}>{ago(time, Date.now(), lang)}</time>
          )}
        </p>
      </div>
      <div className={row.actions}>
        <Link
          to="/online/table/$id"
          params={{ id }}
          className={waits ? button.primary : button.secondary}
          aria-label={label(action)}
        >
          {action}
        </Link>
        {isAfter(table) && !isClosed(table) && (
          <Link to="/replay" search={{ online: id }} className={button.quiet} aria-label={label(t(online.replay))}>
            {t(online.replay)}
          </Link>
        )}
      </div>
    </li>
  );
}
