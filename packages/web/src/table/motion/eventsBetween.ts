import type { Account } from '@guildhall/table';

/** What happened between two accounts of a game; nothing after opening, undoing or travelling in time. */
export function eventsBetween<A, V, E>(before: Account<A, V, E>, after: Account<A, V, E>): readonly E[] {
  const known = before.moves.length;
  if (after.last === null || after.moves.length <= known) return [];
  // what was told before is told again, word for word, unless it is another game or another seat
  if (before.moves.at(-1) !== after.moves[known - 1]) return [];
  return after.moves.slice(known).flatMap(({ events }) => events);
}
