import { COLOURS, type Colour } from '../colours.ts';
import { eachBearer } from '../persons/deck.ts';
import { spared } from '../persons/spared.ts';
import type { KnownPlayer } from './known.ts';

/** So many of one colour strike. */
export const STRIKES = 3;

type Threatened = Pick<KnownPlayer, 'threats' | 'houses'>;
interface Players {
  readonly players: readonly Threatened[];
}

/** The colours of which this player has three. */
export const striking = ({ players }: Players, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.threats[colour] >= STRIKES);

/** The colours whose next marker strikes this seat. */
export const looming = ({ players }: Players, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.threats[colour] === STRIKES - 1);

/** Whether somebody spares this player the damage of a threat. */
export function isSpared(player: Pick<Threatened, 'houses'>, colour: Colour): boolean {
  let safe = false;
  eachBearer(player, spared, (protection) => {
    if (protection.colour === colour) safe = true;
  });
  return safe;
}
