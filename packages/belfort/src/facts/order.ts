import type { Decision } from '@guildhall/kernel';
import { NOBODY } from '../state.ts';
import { frameOf, type Known, type KnownPlayer } from './known.ts';
import { turnOf } from './turn.ts';
import { crewSize } from './workers.ts';

/** The seat that holds a crest. */
export function seatOfCrest({ players }: Known, crest: number): number {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.crest === crest) return seat;
  return NOBODY;
}

/** The seat so many places after the one that follows crest `last`; the holder of crest 1 follows the last of all. */
export const seatAfter = (known: Known, last: number, places: number): number =>
  seatOfCrest(known, ((last + places) % known.seats) + 1);

/** Seats by the number on their crest; those after `last` come first, the holder of `last` comes at the end. */
export const crestOrder = (known: Known, last = 0): number[] =>
  known.players.map((_, places) => seatAfter(known, last, places));

/** Whoever has no worker left at home passes without being asked. */
export const mayPlace = ({ passed, home }: KnownPlayer): boolean => !passed && crewSize(home) > 0;

/** Who is asked to place a worker next; NOBODY when all have passed or must pass. */
export const nextToPlace = (known: Known): number =>
  crestOrder(known, frameOf(known, 'placement')?.crest).find((seat) => mayPlace(known.players[seat]!)) ?? NOBODY;

/** Whether the action turn of this seat in this round has not begun yet. */
export function hasTurnAhead(known: Known, seat: number): boolean {
  const actions = frameOf(known, 'actions');
  if (actions !== undefined) return known.players[seat]!.crest > actions.crest;
  return known.stage !== 'neutral' && known.stage !== 'scoring' && known.stage !== 'over';
}

export type Status = 'finished' | 'turn' | 'asked' | 'next' | 'waiting' | 'passed' | 'ready';

/** How far a seat is in the present phase; null when the game is over. */
export function statusOf(known: Known, decision: Decision | null, seat: number): Status | null {
  if (decision === null) return null;
  if (decision.seats.includes(seat)) return 'asked';
  const player = known.players[seat]!;
  if (known.stage === 'placement') {
    if (player.passed) return 'passed';
    return nextToPlace(known) === seat ? 'next' : 'waiting';
  }
  const actions = frameOf(known, 'actions');
  if (actions !== undefined) {
    if (turnOf(known)?.seat === seat) return 'turn';
    if (!hasTurnAhead(known, seat)) return 'finished';
    return player.crest === actions.crest + 1 ? 'next' : 'waiting';
  }
  return decision.ask === 'startingHand' ? 'ready' : 'waiting';
}
