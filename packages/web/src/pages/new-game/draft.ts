import { type GUILD_MODES, GUILDS, type Guild, type Options, TWO_PLAYER_GUILDS } from '@guildhall/belfort';
import type { BotName } from '@guildhall/bots';
import { COLOURS, type Colour } from '../../belfort/screen/contract.ts';

export const SEAT_KINDS = ['human', 'greedy', 'random'] as const satisfies readonly ('human' | BotName)[];
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  /** Empty: the usual name of such a seat. */
  readonly name: string;
  readonly colour: Colour;
}

/** The form: five seats are remembered, whatever the number of players. */
export interface Draft {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
  readonly mode: (typeof GUILD_MODES)[number];
  readonly picked: readonly Guild[];
  readonly edition: Options['edition'];
}

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export const CITY_GUILDS = 5;

export const firstDraft = (oneScreen: boolean, name: string): Draft => ({
  players: 3,
  seats: COLOURS.map((colour, seat) => ({
    kind: oneScreen || seat === 0 ? 'human' : 'greedy',
    name: seat === 0 ? name : '',
    colour,
  })),
  mode: 'normal',
  picked: [],
  edition: 'revised',
});

export const seatsOf = ({ players, seats }: Draft): readonly SeatDraft[] => seats.slice(0, players);

export const changeSeat = (draft: Draft, seat: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

/** Whoever has the colour gets the one given up: two seats never look alike. */
export const changeColour = (draft: Draft, seat: number, colour: Colour): Draft => {
  const given = draft.seats[seat]!.colour;
  return {
    ...draft,
    seats: draft.seats.map((each, i) =>
      i === seat ? { ...each, colour } : each.colour === colour ? { ...each, colour: given } : each,
    ),
  };
};

export const mayUse = ({ players }: Draft, guild: Guild): boolean => players > 2 || TWO_PLAYER_GUILDS.includes(guild);

/** The picked guilds that this number of players can use. */
export const pickedGuilds = (draft: Draft): readonly Guild[] => draft.picked.filter((guild) => mayUse(draft, guild));

export const togglePick = (draft: Draft, guild: Guild): Draft => ({
  ...draft,
  picked: draft.picked.includes(guild) ? draft.picked.filter((each) => each !== guild) : [...draft.picked, guild],
});

/** Adds guilds by chance until there are five. */
export function fillUp(draft: Draft, chance: () => number = Math.random): Draft {
  const picked = [...pickedGuilds(draft)];
  const left = GUILDS.filter((guild) => mayUse(draft, guild) && !picked.includes(guild));
  while (picked.length < CITY_GUILDS) picked.push(...left.splice(Math.floor(chance() * left.length), 1));
  return { ...draft, picked };
}

export const optionsOf = (draft: Draft): Pick<Options, 'edition' | 'guilds' | 'custom'> => ({
  edition: draft.edition,
  guilds: draft.mode,
  custom: draft.mode === 'custom' ? [...pickedGuilds(draft)] : null,
});
