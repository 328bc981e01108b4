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

/** Who spares this player the damage of a threat, by card number; the first one where there are several. */
export function sparedBy(player: Pick<Threatened, 'houses'>, colour: Colour): number | null {
  let card: number | null = null;
  eachBearer(player, spared, (protection, person) => {
    if (protection.colour === colour) card ??= person.card;
  });
  return card;
}

/** Whether somebody spares this player the damage of a threat. */
export const isSpared = (player: Pick<Threatened, 'houses'>, colour: Colour): boolean =>
  sparedBy(player, colour) !== null;

/** The colours whose next marker does damage to this seat. */
export const looming = ({ players }: Players, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.threats[colour] === STRIKES - 1 && !isSpared(players[seat]!, colour));
