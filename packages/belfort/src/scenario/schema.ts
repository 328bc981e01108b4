import { whole, z } from '@guildhall/kernel';
import { PROPERTIES } from '../board/districts.ts';
import { SYMBOL_NAMES } from '../board/names.ts';
import { GUILDS } from '../guilds/names.ts';
import { EDITIONS, GUILD_MODES } from '../options.ts';
import { STAGES } from '../phases/round.ts';
import { sheetSchema } from '../sheet.ts';
import { AREAS, WORKERS } from '../state.ts';

const name = z.string().min(1);
const count = whole(0, 999);
const card = z.enum(PROPERTIES);
const worker = z.enum(WORKERS);
const symbol = z.enum([...new Set(SYMBOL_NAMES)] as [string, ...string[]]);

const built = z.union([
  card,
  z.strictObject({
    property: card,
    gnomes: whole(0, 2).optional(),
    worker: worker.nullable().optional(),
    used: z.boolean().optional(),
  }),
]);

const player = z.strictObject({
  wood: count.optional(),
  stone: count.optional(),
  metal: count.optional(),
  gold: count.optional(),
  score: count.optional(),
  crest: whole(1, 5).optional(),
  elves: whole(0, 7).optional(),
  dwarves: whole(0, 7).optional(),
  masterElves: whole(0, 5).optional(),
  masterDwarves: whole(0, 5).optional(),
  hand: z.array(card).optional(),
  shown: z.array(card).optional(),
  built: z.array(built).optional(),
  passed: z.boolean().optional(),
});

/** Collection begins in the forest; its areas can be named as well. */
const phase = z.enum([...STAGES.filter((stage) => stage !== 'over'), 'collection']);
const place = z.enum([...AREAS, 'desk', 'camp', ...GUILDS, ...PROPERTIES]);

const given = z.strictObject({
  phase: phase.default('placement'),
  round: whole(1, 7).default(1),
  /** Who has the move in placement or actions; the holder of crest 1 unless said. */
  turn: name.optional(),
  players: z.record(name, player).default({}),
  placed: z.array(z.strictObject({ seat: name, worker, at: place })).default([]),
  /** Marked symbols by builder; the neutral builders are NP3 and NP4. */
  markers: z.record(name, z.array(symbol)).default({}),
  pool: z.array(card).max(3).optional(),
  /** The top cards, the topmost first. */
  deck: z.array(card).default([]),
  discard: z.array(card).default([]),
  /** Where all cards not named lie: `deck`, `discard`, or in the hand of a player. */
  rest: name.default('deck'),
  /** Guilds where the dwarves of NP3 and NP4 stand. */
  neutralDwarves: z.tuple([z.enum(GUILDS), z.enum(GUILDS)]).optional(),
});

/** A move in table words; which fields belong to it depends on `do` and is checked when it is made. */
const words = z.union([z.string(), z.number(), z.null(), z.array(symbol)]);
const move = z.strictObject({ do: z.string() }).catchall(words);
const seated = z.strictObject({ seat: name, do: z.string() }).catchall(words);
const moment = z.strictObject({
  round: whole(1, 7).optional(),
  stage: z.enum(STAGES).optional(),
  asked: z.strictObject({ seats: z.array(name).optional(), ask: z.string().optional() }).optional(),
});

const step = z.union([
  z.strictObject({ until: moment }),
  z.strictObject({ seat: name, cannot: move, because: z.string() }),
  seated,
]);

const then = z.strictObject({
  round: whole(0, 7).optional(),
  season: z.enum(['spring', 'summer', 'autumn']).optional(),
  stage: z.enum(STAGES).optional(),
  players: z
    .record(
      name,
      player.extend({
        atHome: whole(0, 14).optional(),
        handSize: count.optional(),
        built: z.array(built).optional(),
        /** If income and taxes came now. */
        tax: count.optional(),
        income: count.optional(),
      }),
    )
    .optional(),
  /** The builder on each symbol named; null: nobody. */
  markers: z.partialRecord(symbol, name.nullable()).optional(),
  pool: z.array(card).optional(),
  poolSize: count.optional(),
  deckSize: count.optional(),
  discard: z.array(card).optional(),
  discardSize: count.optional(),
  gnomes: count.optional(),
  desk: count.optional(),
  camp: z.array(name).optional(),
  neutralDwarves: z.array(z.enum(GUILDS)).optional(),
  asked: z
    .strictObject({
      seats: z.array(name).optional(),
      ask: z.string().optional(),
      source: z.string().nullable().optional(),
    })
    .optional(),
  over: z.boolean().optional(),
  winners: z.array(name).optional(),
  offers: z.array(seated).optional(),
  offersNot: z.array(seated).optional(),
  events: z.array(z.looseObject({ t: z.string() })).optional(),
});

export const scenarioSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name-like-this'),
  rules: z.array(z.string().regex(/^(Belfort \d+\.\d+|B\d+)$/, 'expected an id like "Belfort 3.1" or "B3"')).min(1),
  game: z.literal('belfort'),
  note: z.string().optional(),
  seats: z.array(name).min(2).max(5),
  options: z
    .strictObject({
      edition: z.enum(EDITIONS).optional(),
      /** A mode, or five guilds for the districts 1 to 5. */
      guilds: z.union([z.enum(GUILD_MODES), z.array(z.enum(GUILDS)).length(5)]).optional(),
      sheet: sheetSchema.optional(),
    })
    .default({}),
  given: given.prefault({}),
  when: z.array(step).default([]),
  then,
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Given = z.infer<typeof given>;
