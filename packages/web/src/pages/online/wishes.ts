import type { NewTable, Pace } from '@guildhall/protocol';
import type { GameDeclaration } from '../../table/declaration.ts';
import { usualPlayers } from '../usual.ts';

export type Wish = NewTable['seats'][number];

/** Who shall sit where: all seats of the game are remembered, whatever the number of players. */
export interface Wishes {
  readonly players: number;
  readonly seats: readonly Wish[];
}

/** I sit first, the other seats are open. */
export const firstWishes = ({ seats }: Pick<GameDeclaration, 'seats'>): Wishes => ({
  players: usualPlayers(seats),
  seats: Array.from({ length: seats[1] }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
});

export const wishesOf = ({ players, seats }: Wishes): Wish[] => seats.slice(0, players);

/** I sit on one seat: whoever was to sit on the one I take gets mine. */
export function changeWish(wishes: Wishes, seat: number, wish: Wish): Wishes {
  const given = wishes.seats[seat]!;
  if (given.kind === 'me') return wishes;
  return {
    ...wishes,
    seats: wishes.seats.map((each, n) => {
      if (n === seat) return wish;
      return wish.kind === 'me' && each.kind === 'me' ? given : each;
    }),
  };
}

/** With fewer seats mine may go: then I sit on the last. */
export function changePlayers(wishes: Wishes, players: number): Wishes {
  const next = { ...wishes, players };
  const mine = wishes.seats.findIndex(({ kind }) => kind === 'me');
  return mine < players ? next : changeWish(next, players - 1, { kind: 'me' });
}

export const PACES = ['live', 'turns', 'free'] as const satisfies readonly Pace['kind'][];

/** What can be chosen of a pace; each kind keeps its own. */
export interface PaceDraft {
  readonly kind: Pace['kind'];
  readonly minutes: number;
  readonly seconds: number;
  readonly hours: number;
}

export const MINUTES = [15, 25, 40, 60, 90] as const;
export const SECONDS = [0, 10, 20, 30] as const;
export const HOURS = [8, 24, 48, 72, 168] as const;
export const FIRST_PACE: PaceDraft = { kind: 'live', minutes: 40, seconds: 10, hours: 48 };

export function paceOf({ kind, minutes, seconds, hours }: PaceDraft): Pace {
  if (kind === 'live') return { kind, minutes, seconds };
  return kind === 'turns' ? { kind, hours } : { kind };
}
