/** The numbers printed in the rulebooks. Those that only icons show are on the component sheet. */

/** By number of players. */
export const GNOMES: Readonly<Record<number, number>> = { 2: 9, 3: 14, 4: 18, 5: 22 };
const DESK_PLANKS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 3 };
export const deskPlanks = (seats: number): number => DESK_PLANKS[seats]!;

/** Cards of each property in the deck. */
export const COPIES = 5;
export const POOL = 3;
export const HAND_LIMIT = 5;
export const STARTING_HAND = 5;
export const STARTING_DISCARDS = 2;
export const STARTING_GOODS = { wood: 1, stone: 1, metal: 1, gold: 5 } as const;

/** Workers of one kind that a player can ever have, how many of them start in play, and how many can be masters. */
export const WORKERS_OF_A_KIND = 7;
export const STARTING_WORKERS = 3;
export const MOST_MASTERS = 5;

/** In gold. */
export const DESK_FEE = 2;
export const GUILD_FEE = 1;
export const CARD_PRICE = 1;
export const GNOME_PRICE = 3;

/** Points for the places in a district; three players have no third place. */
export const DISTRICT_POINTS = [5, 3, 1] as const;
export const districtPoints = (seats: number): readonly number[] =>
  seats === 3 ? DISTRICT_POINTS.slice(0, 2) : DISTRICT_POINTS;
/** Points for the places among the elves, the dwarves and the gnomes. */
export const WORKER_POINTS = [3, 1] as const;

/** What each neutral builder counts for in the elf and dwarf majorities. */
export const NEUTRAL_WORKERS = 4;
