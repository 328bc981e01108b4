import type { Colour } from '../colours.ts';
import { sheetOf } from '../options.ts';
import { canalDiscount } from '../persons/canal-discount.ts';
import { total } from '../persons/deck.ts';
import type { State } from '../state.ts';
import type { KnownPlayer } from './known.ts';

export const SECTIONS = [0, 1] as const;
export const SPACES = 5;
/** A section built this far is worth points at the end. */
export const THIRD_SPACE = 3;

interface Canals extends Pick<State, 'options'> {
  readonly players: readonly Pick<KnownPlayer, 'canals' | 'houses'>[];
}

export const tokensOf = ({ canals }: { readonly canals: readonly [number, number] }): number => canals[0] + canals[1];

/** The colour of a space, counted from 1; null: the section has none such. */
export const spaceColour = ({ options }: Pick<State, 'options'>, seat: number, section: number, space: number) =>
  sheetOf(options).canals[seat]![section]![space - 1] ?? null;

/** The colour of the next free space; null: the section is complete. */
export const nextColour = (known: Canals, seat: number, section: number): Colour | null =>
  spaceColour(known, seat, section, known.players[seat]!.canals[section]! + 1);

/** What the topmost of so many statues is worth. */
export const statuePoints = (left: number): number => left + 1;

/** Guilders for the next token of a section that is not complete: first the factor, then all discounts. */
export function canalCost(known: Canals, seat: number, section: number, factor = 1): number {
  const player = known.players[seat]!;
  const printed = sheetOf(known.options).canalCosts[player.canals[section]!]!;
  return Math.max(0, printed * factor - total(player, canalDiscount, ({ guilders }) => guilders));
}
