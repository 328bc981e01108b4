import { type Game, type Seat, sameAction } from '@guildhall/kernel';

/** So many worlds are imagined: what is possible in all of them tells nothing about the true one. */
const WORLDS = [1, 2, 3];

/**
 * Whether somebody's move tells a seat something that it could not know before, as a card played from a hand does: the
 * move is not possible in every world that fits what the seat sees.
 */
export function tells<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  seat: Seat,
  { seat: mover, action }: { readonly seat: Seat; readonly action: unknown },
): boolean {
  const view = game.view(before, [seat]);
  return WORLDS.some((world) => {
    const imagined = game.imagine(view, world);
    return !game.legal(imagined, mover).some((option) => sameAction(option, action));
  });
}
