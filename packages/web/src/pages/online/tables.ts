import type { Lang } from '@guildhall/kernel';
import { listOf } from '@guildhall/kernel';
import type { OnlineSeat, Pace, TableInfo } from '@guildhall/protocol';
import { gameCalled } from '../../games/index.ts';
import type { Site } from '../../online/useSite.ts';
import type { Say } from '../../shell/settings.ts';
import { SEAT_KINDS } from '../new-game/seating.ts';
import { kinds } from '../new-game/texts.ts';
import { online } from './texts.ts';

type Person = { readonly id: string } | null;

/** Where I sit; -1: nowhere. */
export const seatOf = ({ seats }: TableInfo, me: Person): number =>
  me === null ? -1 : seats.findIndex(({ person }) => person?.id === me.id);

export const isOpen = ({ person, bot }: OnlineSeat): boolean => person === null && bot === null;
export const openSeats = ({ seats }: TableInfo): number => seats.filter(isOpen).length;

/** It is for me to answer. */
export function waitsFor(table: TableInfo, me: Person): boolean {
  const seat = seatOf(table, me);
  return table.status === 'running' && table.waiting.includes(seat) && table.seats[seat]!.bot === null;
}

/** Before the game: people still come and go. */
export const isBefore = ({ status }: TableInfo): boolean => status === 'gathering' || status === 'drawing';
export const isAfter = ({ status }: TableInfo): boolean => status === 'over' || status === 'ended';

export const colourOf = ({ game, seats }: TableInfo, seat: number): string =>
  seats[seat]?.colour ?? gameCalled(game)?.colours[seat] ?? '';

export const titleOf = (game: string, t: Say): string => {
  const declared = gameCalled(game);
  return declared === undefined ? game : t(declared.title);
};

/** A bot by its kind; one that this screen does not know, by the server's word for it. */
export const botName = (bot: string, t: Say): string => (bot in kinds ? t(kinds[bot as 'greedy' | 'random']) : bot);

/** The bots of the server, those that the screen knows first and in its order. */
export const botsOf = (site: Pick<Site, 'bots'> | null): readonly string[] => {
  const order: readonly string[] = SEAT_KINDS;
  const rank = (bot: string) => (order.includes(bot) ? order.indexOf(bot) : order.length);
  return [...(site?.bots ?? [])].sort((a, b) => rank(a) - rank(b));
};

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
    case 'gathering':
      return t(online.gathering, { n: openSeats(table) });
    case 'over': {
      const winners = table.seats.filter((_, seat) => table.places?.[seat] === 1).map((seat) => nameAt(seat, t));
      return winners.length === 0 ? t(online.over) : t(online.won, { names: listOf(winners, lang) });
    }
    default:
      return t(online[table.status]);
  }
}
