import { canBuild } from '../canals.ts';
import type { Colour } from '../colours.ts';
import { nextColour } from '../facts/canals.ts';
import { canalAnyColour } from '../persons/canal-any-colour.ts';
import { has } from '../persons/deck.ts';
import { guildersActionAnyDie } from '../persons/guilders-action-any-die.ts';
import { houseAnyWorker } from '../persons/house-any-worker.ts';
import { emptyHouses } from '../play.ts';
import type { State } from '../state.ts';

/** What a player can do with any card: the same for all of a hand, so it is worked out once for them. */
export interface Means {
  /** The next space of each section, if it can be paid. */
  readonly left: Colour | null;
  readonly right: Colour | null;
  /** The oldest empty house of each colour. */
  readonly rooms: readonly number[];
  readonly anySpace: boolean;
  readonly anyDie: boolean;
  readonly anyWorker: boolean;
}

const payable = (state: State, seat: number, section: number): Colour | null =>
  canBuild(state, seat, section) ? nextColour(state, seat, section) : null;

export function meansOf(state: State, seat: number): Means {
  const player = state.players[seat]!;
  return {
    left: payable(state, seat, 0),
    right: payable(state, seat, 1),
    rooms: emptyHouses(player),
    anySpace: has(player, canalAnyColour),
    anyDie: has(player, guildersActionAnyDie),
    anyWorker: has(player, houseAnyWorker),
  };
}
