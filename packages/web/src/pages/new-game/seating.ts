import type { GameDeclaration } from '../../table/declaration.ts';
import { usualPlayers } from '../usual.ts';

export const SEAT_KINDS = ['human', 'greedy', 'random'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  /** Empty: the usual name of such a seat. */
  readonly name: string;
  readonly colour: string;
}

/** Who plays: all seats of the game are remembered, whatever the number of players. */
export interface Seating {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
}

export const firstSeating = (
  { colours, seats }: Pick<GameDeclaration, 'colours' | 'seats'>,
  oneScreen: boolean,
  name: string,
): Seating => ({
  players: usualPlayers(seats),
  seats: colours.map((colour, seat) => ({
    kind: oneScreen || seat === 0 ? 'human' : 'greedy',
    name: seat === 0 ? name : '',
    colour,
  })),
});

export const seatsOf = ({ players, seats }: Seating): readonly SeatDraft[] => seats.slice(0, players);

export const changeSeat = (seating: Seating, seat: number, change: Partial<SeatDraft>): Seating => ({
  ...seating,
  seats: seating.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

/** Whoever has the colour gets the one given up: two seats never look alike. */
export const changeColour = (seating: Seating, seat: number, colour: string): Seating => {
  const given = seating.seats[seat]!.colour;
  return {
    ...seating,
    seats: seating.seats.map((each, i) =>
      i === seat ? { ...each, colour } : each.colour === colour ? { ...each, colour: given } : each,
    ),
  };
};
