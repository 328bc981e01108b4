import type { CharacterId } from '@guildhall/bots/cast';
import type { Level } from '@guildhall/bots/levels';
import type { GameDeclaration } from '../../table/declaration.ts';
import { type Remembered, suggestion } from '../opponents/record.ts';
import { drawCast } from '../opponents/words.ts';
import { usualPlayers } from '../usual.ts';

export const SEAT_KINDS = ['human', 'bot'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  /** Of a person; empty: the usual name of such a seat. A bot is called by its character. */
  readonly name: string;
  readonly colour: string;
  /** How well a bot plays here, and who it is. */
  readonly level: Level;
  readonly character: CharacterId;
  /** Whether the character was chosen, and not drawn. */
  readonly chosen: boolean;
}

/** Who plays: all seats of the game are remembered, whatever the number of players. */
export interface Seating {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
}

/** As it was the last time, against bots of the level that suits best; characters that nobody chose are drawn anew. */
export function firstSeating(
  { colours, seats: [fewest, most] }: Pick<GameDeclaration, 'colours' | 'seats'>,
  oneScreen: boolean,
  name: string,
  { players, levels, characters, results }: Remembered,
): Seating {
  const { level, why } = suggestion({ levels, results });
  const kept = colours.map((_, seat) => characters[seat] ?? null);
  const drawn = drawCast(colours.length, kept);
  return {
    players: players !== null && players >= fewest && players <= most ? players : usualPlayers([fewest, most]),
    seats: colours.map((colour, seat) => ({
      kind: oneScreen || seat === 0 ? 'human' : 'bot',
      name: seat === 0 ? name : '',
      colour,
      level: why === null ? (levels[seat] ?? level) : level,
      character: kept[seat] ?? drawn[seat]!,
      chosen: kept[seat] !== null,
    })),
  };
}

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

/** Whoever is that character becomes the one given up: nobody sits at a table twice. */
export const changeCharacter = (seating: Seating, seat: number, character: CharacterId): Seating => {
  const { character: given } = seating.seats[seat]!;
  return {
    ...seating,
    seats: seating.seats.map((each, i) =>
      i === seat
        ? { ...each, character, chosen: true }
        : each.character === character
          ? { ...each, character: given, chosen: false }
          : each,
    ),
  };
};

/** The level of all bots; null: they play at different ones, or there are none. */
export function levelOfAll(seating: Seating): Level | null {
  const levels = seatsOf(seating).flatMap(({ kind, level }) => (kind === 'bot' ? [level] : []));
  return levels.every((level) => level === levels[0]) ? (levels[0] ?? null) : null;
}

export const changeLevels = (seating: Seating, level: Level): Seating => ({
  ...seating,
  seats: seating.seats.map((each) => ({ ...each, level })),
});

/** What of it the next game begins with. */
export const rememberedOf = (seating: Seating): Pick<Remembered, 'players' | 'levels' | 'characters'> => ({
  players: seating.players,
  levels: seating.seats.map(({ level }) => levelOfAll(seating) ?? level),
  characters: seating.seats.map(({ character, chosen }) => (chosen ? character : null)),
});
