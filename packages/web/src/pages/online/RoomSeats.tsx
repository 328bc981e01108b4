import type { BodyOf, OnlineSeat, TableInfo } from '@guildhall/protocol';
import { Link } from '@tanstack/react-router';
import { gameCalled } from '../../games/index.ts';
import { useSite } from '../../online/useSite.ts';
import button from '../../shell/controls/buttons.module.css';
import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import { Face } from '../../table/faces/Face.tsx';
import { kinds, newGame } from '../new-game/texts.ts';
import { readBot } from '../opponents/words.ts';
import { SeatBadge } from '../SeatBadge.tsx';
import { BotSeat } from './BotSeat.tsx';
import css from './RoomSeats.module.css';
import { room } from './room.texts.ts';
import { botWords, colourOf, isOpen, newBot, othersThan } from './tables.ts';
import { online } from './texts.ts';

type Wish = BodyOf<'setSeat'>;

interface Props {
  readonly table: TableInfo;
  readonly me: { readonly id: string } | null;
  readonly here: readonly string[];
  /** Whether I may change seats. */
  readonly hosting: boolean;
  /** Null: I cannot sit down, or sit already. */
  readonly onSit: ((seat: number) => void) | null;
  onChange(seat: number, wish: Wish): void;
}

/** Who sits where, and what can be changed about it. */
export function RoomSeats({ table, me, here, hosting, onSit, onChange }: Props) {
  const { t } = useText();
  return (
    <ol className={css.seats}>
      {table.seats.map((seat, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={n} className={css.seat} data-seat={n} data-open={isOpen(seat) || seat.invited}>
          <SeatBadge game={table.game} colour={colourOf(table, n)} size={32} />
          {seat.bot !== null && seat.person === null && <BotFace bot={seat.bot} />}
          <div className={css.who}>
            <SeatName seat={seat} me={me} hosts={table.host?.id === seat.person?.id} />
            {seat.person !== null && here.includes(seat.person.id) && <span className={css.here}>{t(room.here)}</span>}
          </div>
          {isOpen(seat) && onSit !== null && (
            <button
              type="button"
              className={button.secondary}
              onClick={() => onSit(n)}
              aria-label={t(room.sitAt, { n: n + 1 })}
            >
              {t(room.sitHere)}
            </button>
          )}
          {hosting && seat.person === null && <BotChoice table={table} n={n} onChange={(wish) => onChange(n, wish)} />}
          {hosting && seat.person !== null && seat.person.id !== me?.id && (
            <button
              type="button"
              className={button.quiet}
              onClick={() => onChange(n, { kind: 'open' })}
              aria-label={t(seat.invited ? room.freeUpName : room.removeName, { name: seat.person.name })}
            >
              {t(seat.invited ? room.freeUp : room.remove)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function SeatName({ seat, me, hosts }: { seat: OnlineSeat; me: Props['me']; hosts: boolean }) {
  const { t } = useText();
  if (seat.person === null)
    return <span className={css.name}>{seat.bot === null ? t(room.free) : botWords(seat.bot, t)}</span>;
  const notes = [
    ...(seat.person.id === me?.id ? [t(room.you)] : []),
    ...(hosts ? [t(room.host)] : []),
    ...(seat.invited ? [t(room.notYetHere)] : []),
  ];
  return (
    <>
      <Link to="/people/$id" params={{ id: seat.person.id }} className={css.name}>
        {seat.person.name || t(online.somebody)}
      </Link>
      {notes.length > 0 && <span className={css.note}>{notes.join(', ')}</span>}
    </>
  );
}

function BotFace({ bot }: { bot: string }) {
  const character = readBot(bot)?.character ?? null;
  return character === null ? null : <Face character={character} size={40} />;
}

const KINDS = ['open', 'bot'] as const;

function BotChoice({ table, n, onChange }: { table: TableInfo; n: number; onChange(wish: Wish): void }) {
  const { t } = useText();
  const bots = (useSite()?.bots.length ?? 0) > 0;
  const { bot } = table.seats[n]!;
  const others = othersThan(
    n,
    table.seats.map((seat) => seat.bot),
  );
  const game = gameCalled(table.game);
  return (
    <>
      <div className={css.choice}>
        <Choice
          label={t(newGame.kind, { n: n + 1 })}
          quiet
          wide
          value={bot === null ? 'open' : 'bot'}
          options={KINDS.filter((kind) => bots || kind === 'open').map((kind) => ({
            value: kind,
            label: t(kind === 'bot' ? kinds.bot : room.open),
          }))}
          onChange={(kind) => onChange(kind === 'bot' ? { kind, bot: newBot(others) } : { kind })}
        />
      </div>
      {bot !== null && game !== undefined && (
        <BotSeat
          game={game}
          n={n + 1}
          bot={bot}
          others={others}
          onChange={(chosen) => onChange({ kind: 'bot', bot: chosen })}
        />
      )}
    </>
  );
}
