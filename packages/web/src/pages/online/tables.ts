import type { CharacterId } from '@guildhall/bots/cast';
import type { Lang } from '@guildhall/kernel';
import { listOf } from '@guildhall/kernel';
import type { OnlineSeat, Pace, TableInfo } from '@guildhall/protocol';
import { gameCalled } from '../../games/index.ts';
import type { Say } from '../../shell/settings.ts';
import { kinds } from '../new-game/texts.ts';
import { characterName, drawCast, levelName, readBot, writeBot } from '../opponents/words.ts';
import { online } from './texts.ts';

type Person = { readonly id: string } | null;

/** Where I sit; -1: nowhere. */
export const seatOf = ({ seats }: TableInfo, me: Person): number =>
  me === null ? -1 : seats.findIndex(({ person }) => person?.id === me.id);

export const isOpen = ({ person, bot }: OnlineSeat): boolean => person === null && bot === null;
export const openSeats = ({ seats }: TableInfo): number => seats.filter(isOpen).length;

/** The people for whom a seat is kept, and who have not sat down yet. */
export const toCome = ({ seats }: TableInfo): string[] =>
  seats.flatMap(({ person, invited }) => (invited === true && person !== null ? person.name : []));

/** A seat is kept for me. */
export const isInvited = (table: TableInfo, me: Person): boolean => table.seats[seatOf(table, me)]?.invited === true;

/** It is for me to answer, or to sit down. */
export function waitsFor(table: TableInfo, me: Person): boolean {
  const seat = seatOf(table, me);
  if (table.status === 'gathering') return isInvited(table, me);
  return table.status === 'running' && table.waiting.includes(seat) && table.seats[seat]!.bot === null;
}

/** Before the game: people still come and go. */
export const isBefore = ({ status }: TableInfo): boolean => status === 'gathering' || status === 'drawing';
export const isAfter = ({ status }: TableInfo): boolean => status === 'over' || status === 'ended';
/** Everybody left before the game began. */
export const isClosed = ({ status, startedAt }: TableInfo): boolean => status === 'ended' && startedAt === null;

export const colourOf = ({ game, seats }: TableInfo, seat: number): string =>
  seats[seat]?.colour ?? gameCalled(game)?.colours[seat] ?? '';

export const titleOf = (game: string, t: Say): string => {
  const declared = gameCalled(game);
  return declared === undefined ? game : t(declared.title);
};

/** A bot by its character, or else by its level; one that this screen does not know, by the server's word for it. */
export function botName(bot: string, t: Say): string {
  const read = readBot(bot);
  if (read === null) return bot === FORMER_BOT ? t(kinds.bot) : bot;
  return read.character === null ? levelName(read.level, t) : characterName(read.character);
}

/** Its name and its level. */
export function botWords(bot: string, t: Say): string {
  const read = readBot(bot);
  const name = botName(bot, t);
  return read?.character == null ? name : `${name} (${levelName(read.level, t)})`;
}

/** As bots were called before they had levels. */
const FORMER_BOT = 'greedy';
/** How well a bot plays online until somebody chooses otherwise. */
const USUAL_LEVEL = 'journeyman';

/** Somebody of the cast who is not at the table yet. */
export const newBot = (others: readonly (CharacterId | null)[]): string =>
  writeBot(USUAL_LEVEL, drawCast(1, others)[0] ?? null);

/** Who the bots of the other seats are. */
export const othersThan = (seat: number, bots: readonly (string | null)[]): CharacterId[] =>
  bots.flatMap((bot, n) => (n === seat || bot === null ? [] : (readBot(bot)?.character ?? [])));

export const nameAt = ({ person, bot }: OnlineSeat, t: Say): string =>
  person?.name ?? (bot === null ? t(online.freeSeat) : botName(bot, t));

export function paceWords(pace: Pace, t: Say): string {
  if (pace.kind === 'free') return t(online.paceFree);
  if (pace.kind === 'live') return t(online.paceLive, { minutes: pace.minutes, seconds: pace.seconds });
  const days = pace.hours / 24;
  return Number.isInteger(days) ? t(online.paceDays, { n: days }) : t(online.paceHours, { n: pace.hours });
}

/** How far it is, in a few words. */
export function stageWords(table: TableInfo, t: Say, lang: Lang): string {
  switch (table.status) {
    case 'gathering': {
      const names = toCome(table);
      const free = openSeats(table);
      if (names.length > 0 && free === 0) return t(online.toCome, { names: listOf(names, lang) });
      return t(online.gathering, { n: free });
    }
    case 'over': {
      const winners = table.seats.filter((_, seat) => table.places?.[seat] === 1).map((seat) => nameAt(seat, t));
      return winners.length === 0 ? t(online.over) : t(online.won, { names: listOf(winners, lang) });
    }
    default:
      return t(online[table.status]);
  }
}
