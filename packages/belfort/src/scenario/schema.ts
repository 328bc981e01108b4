import { scenarioHead, scenarioName, scenarioParts, whole, z } from '@guildhall/kernel';
import { PROPERTIES } from '../board/districts.ts';
import { KEEPS, SYMBOL_NAMES } from '../board/names.ts';
import { GUILDS } from '../guilds/names.ts';
import { EDITIONS, GUILD_MODES } from '../options.ts';
import { STAGES } from '../phases/round.ts';
import { sheetSchema } from '../sheet.ts';
import { AREAS, WORKERS } from '../state.ts';

const name = scenarioName();
const count = whole(0, 999);
const card = z.enum(PROPERTIES);
const worker = z.enum(WORKERS);
const symbol = z.enum([...SYMBOL_NAMES, ...Object.keys(KEEPS)] as [string, ...string[]]);

const built = z.union([
  card,
  z.strictObject({
    property: card,
    gnomes: z.optional(whole(0, 2)),
    worker: z.optional(z.nullable(worker)),
    used: z.optional(z.boolean()),
  }),
]);

const player = z.strictObject({
  wood: z.optional(count),
  stone: z.optional(count),
  metal: z.optional(count),
  gold: z.optional(count),
  score: z.optional(count),
  crest: z.optional(whole(1, 5)),
  elves: z.optional(whole(0, 7)),
  dwarves: z.optional(whole(0, 7)),
  masterElves: z.optional(whole(0, 5)),
  masterDwarves: z.optional(whole(0, 5)),
  hand: z.optional(z.array(card)),
  shown: z.optional(z.array(card)),
  built: z.optional(z.array(built)),
  passed: z.optional(z.boolean()),
});

/** Collection begins in the forest; its areas can be named as well. */
const phase = z.enum([...STAGES.filter((stage) => stage !== 'over'), 'collection']);
const place = z.enum([...AREAS, 'desk', 'camp', ...GUILDS, ...PROPERTIES]);

const given = z.strictObject({
  phase: z._default(phase, 'placement'),
  round: z._default(whole(1, 7), 1),
  /** Who has the move in placement or actions; the holder of crest 1 unless said. */
  turn: z.optional(name),
  players: z._default(z.record(name, player), {}),
  placed: z._default(z.array(z.strictObject({ seat: name, worker, at: place })), []),
  /** Marked symbols by builder; the neutral builders are NP3 and NP4. */
  markers: z._default(z.record(name, z.array(symbol)), {}),
  pool: z.optional(z.array(card).check(z.maxLength(3))),
  /** The top cards, the topmost first. */
  deck: z._default(z.array(card), []),
  discard: z._default(z.array(card), []),
  /** Where all cards not named lie: `deck`, `discard`, or in the hand of a player. */
  rest: z._default(name, 'deck'),
  /** How many gnomes are in the stockpile; what the cards leave of it unless said. */
  gnomes: z.optional(whole(0, 22)),
  /** Guilds where the dwarves of NP3 and NP4 stand. */
  neutralDwarves: z.optional(z.tuple([z.enum(GUILDS), z.enum(GUILDS)])),
});

/** A player as somebody sees them: cards, or that they are hidden. */
const cards = z.union([z.array(card), z.literal('hidden')]);
const seen = z.strictObject({
  hand: z.optional(cards),
  handSize: z.optional(count),
  shown: z.optional(z.array(card)),
  /** Chosen, but not shown yet. */
  picked: z.optional(cards),
});

const { when, outcome } = scenarioParts(z.union([z.string(), z.number(), z.null(), z.array(symbol)]), seen);

const then = z.strictObject({
  round: z.optional(whole(0, 7)),
  season: z.optional(z.enum(['spring', 'summer', 'autumn'])),
  stage: z.optional(z.enum(STAGES)),
  players: z.optional(
    z.record(
      name,
      z.extend(player, {
        atHome: z.optional(whole(0, 14)),
        handSize: z.optional(count),
        built: z.optional(z.array(built)),
        /** If income and taxes came now. */
        tax: z.optional(count),
        income: z.optional(count),
      }),
    ),
  ),
  /** The builder on each symbol named; null: nobody. */
  markers: z.optional(z.partialRecord(symbol, z.nullable(name))),
  pool: z.optional(z.array(card)),
  poolSize: z.optional(count),
  deckSize: z.optional(count),
  discard: z.optional(z.array(card)),
  discardSize: z.optional(count),
  gnomes: z.optional(count),
  desk: z.optional(count),
  camp: z.optional(z.array(name)),
  neutralDwarves: z.optional(z.array(z.enum(GUILDS))),
  ...outcome,
});

export const scenarioSchema = z.strictObject({
  ...scenarioHead('belfort', 'Belfort', 'B', 5),
  options: z._default(
    z.strictObject({
      edition: z.optional(z.enum(EDITIONS)),
      /** A mode, or five guilds for the districts 1 to 5. */
      guilds: z.optional(z.union([z.enum(GUILD_MODES), z.array(z.enum(GUILDS)).check(z.length(5))])),
      sheet: z.optional(sheetSchema),
    }),
    {},
  ),
  given: z.prefault(given, {}),
  when: when({ round: z.optional(whole(1, 7)), stage: z.optional(z.enum(STAGES)) }),
  then,
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Given = z.infer<typeof given>;
