import { COLOURS, type Colour, countOf, sum } from '../colours.ts';
import { eachBearer } from '../persons/deck.ts';
import { spared } from '../persons/spared.ts';
import { tokensOf } from './canals.ts';
import type { KnownPlayer } from './known.ts';
import { personsIn } from './persons.ts';

/** So many of one colour strike. */
export const STRIKES = 3;
/** Points that an intrigue costs. */
export const INTRIGUE = 3;

type Threatened = Pick<KnownPlayer, 'threats' | 'houses'>;
interface Players {
  readonly players: readonly Threatened[];
}

/** The colours of which this player has three. */
export function striking({ players }: Players, seat: number): Colour[] {
  const { threats } = players[seat]!;
  const colours: Colour[] = [];
  for (const colour of COLOURS) if (countOf(threats, colour) >= STRIKES) colours.push(colour);
  return colours;
}

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

/** What each threat takes, as much as a player has of it now. */
export const AT_STAKE: Readonly<Record<Colour, (player: KnownPlayer) => number>> = {
  blue: ({ workers }) => sum(workers),
  brown: personsIn,
  red: (player) => player.houses.length + tokensOf(player),
  purple: () => INTRIGUE,
  yellow: ({ guilders }) => guilders,
};
