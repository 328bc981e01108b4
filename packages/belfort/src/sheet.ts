import { BadSheet, read, whole, z } from '@guildhall/kernel';
import { PROPERTIES, type Property } from './board/districts.ts';
import { GUILDS, type Guild } from './guilds/names.ts';

/**
 * The component sheet: every value that the rulebooks show only as an icon the text lost. Ours are reconstructed;
 * whoever owns a printed copy can put their own sheet in its place.
 */
const amount = whole(0, 20);
const price = whole(1, 20);
const goods = z.strictObject({ wood: amount, stone: amount, metal: amount });
const guildCost = z.strictObject({ wood: amount, stone: amount, metal: amount, gold: amount });

const forEach = <K extends string, T extends z.ZodMiniType>(keys: readonly K[], schema: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>);

export const sheetSchema = z.strictObject({
  properties: forEach(PROPERTIES, goods),
  guilds: forEach(GUILDS, guildCost),
  /** Walls in each district. */
  walls: whole(1, 2),
  /** Gold for one piece. */
  buy: z.strictObject({ wood: price, stone: price, metal: price }),
  /** How many pieces bring how much gold; wood and stone may be mixed. */
  sell: z.strictObject({
    metal: z.strictObject({ pieces: price, gold: price }),
    woodStone: z.strictObject({ pieces: price, gold: price }),
  }),
  /** One gold more for every further `step` points, at most `most`. */
  tax: z.strictObject({ step: price, most: amount }),
});
export type Sheet = z.infer<typeof sheetSchema>;

const property = (wood: number, stone: number, metal: number) => ({ wood, stone, metal });
const guild = (wood: number, stone: number, metal: number, gold: number) => ({ wood, stone, metal, gold });

export const DEFAULT_SHEET: Sheet = {
  properties: {
    pub: property(1, 3, 1),
    gardens: property(3, 1, 1),
    tower: property(2, 3, 1),
    inn: property(3, 2, 1),
    blacksmith: property(2, 2, 2),
    bank: property(1, 3, 2),
    market: property(3, 1, 2),
    gatehouse: property(2, 2, 2),
    library: property(2, 1, 3),
    keep: property(1, 2, 3),
  },
  guilds: {
    recruiters: guild(2, 2, 1, 1),
    merchants: guild(2, 2, 1, 1),
    librarians: guild(2, 2, 1, 0),
    architects: guild(2, 2, 2, 0),
    sawyers: guild(0, 4, 1, 0),
    masons: guild(4, 0, 1, 0),
    miners: guild(2, 2, 0, 2),
    bankers: guild(2, 2, 1, 0),
    thieves: guild(2, 1, 1, 1),
    bandits: guild(1, 2, 1, 1),
    spies: guild(2, 1, 2, 0),
    wizards: guild(1, 1, 3, 0),
  },
  walls: 2,
  buy: { wood: 1, stone: 1, metal: 2 },
  sell: { metal: { pieces: 1, gold: 1 }, woodStone: { pieces: 2, gold: 1 } },
  tax: { step: 5, most: 9 },
};

/** P printed, I inferred from something printed, R reconstructed. A grade covers everything below its path. */
export type Grade = 'P' | 'I' | 'R';
export const GRADES: Readonly<Record<string, Grade>> = {
  properties: 'R',
  guilds: 'R',
  walls: 'R',
  'buy.wood': 'P',
  'buy.stone': 'I',
  'buy.metal': 'R',
  'sell.metal': 'P',
  'sell.woodStone': 'R',
  'tax.step': 'I',
  'tax.most': 'R',
};

/** Reads a sheet from outside, or throws a BadSheet with one line per wrong field. */
export const readSheet = (raw: unknown): Sheet => read(sheetSchema, raw, BadSheet);

/** The sheet's shape for editors and other programs. */
export const sheetJsonSchema = () => z.toJSONSchema(sheetSchema, { unrepresentable: 'any' });

export interface Cost {
  readonly wood: number;
  readonly stone: number;
  readonly metal: number;
  readonly gold: number;
}

/** Costs by kind, with gold, made once per sheet. */
export interface Costs {
  readonly properties: Readonly<Record<Property, Cost>>;
  readonly guilds: Readonly<Record<Guild, Cost>>;
  readonly wall: Cost;
}

/** A wall is printed: 3 wood and 3 stone. */
const WALL: Cost = { wood: 3, stone: 3, metal: 0, gold: 0 };

const withGold = ({ wood, stone, metal }: Omit<Cost, 'gold'>, gold: number): Cost => ({ wood, stone, metal, gold });

/** Every cost has the same fields in the same order: looking them up is quicker then. */
const allCosts = (sheet: Sheet): Costs => ({
  properties: Object.fromEntries(
    PROPERTIES.map((name) => [name, withGold(sheet.properties[name], 0)]),
  ) as Costs['properties'],
  guilds: Object.fromEntries(
    GUILDS.map((name) => [name, withGold(sheet.guilds[name], sheet.guilds[name].gold)]),
  ) as Costs['guilds'],
  wall: WALL,
});

const DEFAULT_COSTS = allCosts(DEFAULT_SHEET);
const made = new WeakMap<Sheet, Costs>();

export function costsOf(sheet: Sheet): Costs {
  // a look-up is slow compared with all the rest
  if (sheet === DEFAULT_SHEET) return DEFAULT_COSTS;
  let costs = made.get(sheet);
  if (costs === undefined) {
    costs = allCosts(sheet);
    made.set(sheet, costs);
  }
  return costs;
}
