import { COLOURS, sum } from '../colours.ts';
import { tokensOf } from '../facts/canals.ts';
import type { Player, State } from '../state.ts';
import { hasRoom } from '../uses/person.ts';
import type { Reason } from './reasons.ts';

// What several abilities need and may not find [G16].

export const noWorker = (): Reason => ({ why: 'noWorker', colours: COLOURS });
export const emptyHand = (): Reason => ({ why: 'emptyHand' });
export const nothingToDraw = (): Reason => ({ why: 'nothingToDraw' });
export const nothingToCount = (_: State, __: number, ___: unknown, person: number): Reason => ({
  why: 'nothingToCount',
  person,
});

type Elsewhere = Extract<Reason, { why: 'nothingElsewhere' }>['what'];
const HAS: { readonly [W in Elsewhere]: (player: Player) => boolean } = {
  guilders: ({ guilders }) => guilders > 0,
  workers: ({ workers }) => sum(workers) > 0,
  tokens: (player) => tokensOf(player) > 0,
  emptyHouses: hasRoom,
};

/** The effect changes nothing, so whoever has something is protected from it. */
export const nothingElsewhere = ({ players }: State, seat: number, what: Elsewhere): Reason =>
  players.some((player, other) => other !== seat && HAS[what](player))
    ? { why: 'allImmune' }
    : { why: 'nothingElsewhere', what };
