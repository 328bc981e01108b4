import { whole, z } from '@guildhall/kernel';
import { COLOURS } from '../colours.ts';
import { PERSONS } from '../persons/index.ts';
import { STAGES } from '../round/frames.ts';
import { sheetSchema } from '../sheet.ts';
import { MAJORITIES } from '../state.ts';

const name = z.string().min(1);
const count = whole(0, 999);
const colour = z.enum(COLOURS);
export const person = z.enum(PERSONS.map(({ id }) => id) as [string, ...string[]]);
const byColour = z.partialRecord(colour, count);
const tokens = z.tuple([whole(0, 5), whole(0, 5)]);

/** `red`: an empty red house. `red: prince`: somebody lives there. The long form names the card face down. */
const houseWord = z
  .string()
  .regex(new RegExp(`^(${COLOURS.join('|')})(: [a-z-]+)?$`), 'expected "red" or "red: prince"');
const house = z.union([houseWord, z.strictObject({ card: person, person: person.optional() })]);

const player = z.strictObject({
  points: count.optional(),
  guilders: count.optional(),
  reputation: whole(0, 8).optional(),
  /** Colours not named: none. */
  workers: byColour.optional(),
  threats: byColour.optional(),
  /** Tokens on the left and on the right section. */
  canals: tokens.optional(),
  /** Sections that were complete once. */
  completed: z.tuple([z.boolean(), z.boolean()]).optional(),
  statues: z.array(whole(2, 7)).optional(),
  /** Markers on their coloured side. */
  majorities: z.array(z.enum(MAJORITIES)).optional(),
  hand: z.array(person).optional(),
  /** The part of the hand that everybody knows. */
  shown: z.array(person).optional(),
  houses: z.array(house).optional(),
  /** Persons used this round. */
  used: z.array(person).optional(),
});

const given = z.strictObject({
  phase: z.enum(STAGES).exclude(['over']).default('actions'),
  round: whole(1, 99).default(1),
  /** The last round, if it is known. */
  lastRound: whole(0, 99).default(0),
  /** The start player; the first of the table unless said. */
  start: name.optional(),
  /** Who has the move in the actions; the start player unless said. */
  turn: name.optional(),
  /** Which of the four turns it is. */
  card: whole(1, 4).default(1),
  /** Dice not named show 3. In the dice phase they are the roll. */
  dice: z.partialRecord(colour, whole(1, 6)).optional(),
  players: z.record(name, player).default({}),
  /** The top cards of the left and the right pile, the topmost first. */
  piles: z.tuple([z.array(person), z.array(person)]).default([[], []]),
  /** Cards in each pile, those named included; halves of what is left unless said. */
  pileSizes: z.tuple([count, count]).optional(),
  /** 33 for each player fewer than five, as far as there are cards, unless said. */
  extraSize: count.optional(),
  /** The newest first. */
  discard: z.array(person).default([]),
  /** Where all other cards lie, if the piles have a given size: `discard`, or the hand of a player. */
  rest: name.default('discard'),
});

const words = z.union([z.string(), z.number(), z.null()]);
const move = z.strictObject({ do: z.string() }).catchall(words);
const seated = z.strictObject({ seat: name, do: z.string() }).catchall(words);
const asked = z.strictObject({
  seats: z.array(name).optional(),
  ask: z.string().optional(),
  source: z.string().nullable().optional(),
});
const moment = z.strictObject({
  round: whole(1, 99).optional(),
  stage: z.enum(STAGES).optional(),
  asked: asked.optional(),
});

const step = z.union([
  z.strictObject({ until: moment }),
  z.strictObject({ seat: name, cannot: move, because: z.string() }),
  seated,
]);

const then = z.strictObject({
  round: whole(1, 99).optional(),
  lastRound: whole(0, 99).optional(),
  stage: z.enum(STAGES).optional(),
  start: name.optional(),
  dice: z.partialRecord(colour, whole(1, 6)).optional(),
  players: z
    .record(
      name,
      player.extend({
        houses: z.array(houseWord).optional(),
        handSize: count.optional(),
        /** Colours of the hand. */
        backs: z.array(colour).optional(),
        /** Cards drawn and not looked at. */
        fresh: count.optional(),
        /** All workers, all markers. */
        workerCount: count.optional(),
        threatCount: count.optional(),
        /** What the final scoring would add now, by item; and all of it with the points on the track. */
        final: z.record(z.string(), count).optional(),
        total: count.optional(),
      }),
    )
    .optional(),
  statues: whole(0, 6).optional(),
  pileSizes: z.tuple([count, count]).optional(),
  tops: z.tuple([colour.nullable(), colour.nullable()]).optional(),
  extraSize: count.optional(),
  discard: z.array(person).optional(),
  discardSize: count.optional(),
  asked: asked.nullable().optional(),
  over: z.boolean().optional(),
  winners: z.array(name).optional(),
  offers: z.array(seated).optional(),
  offersNot: z.array(seated).optional(),
  events: z.array(z.looseObject({ t: z.string() })).optional(),
});

export const scenarioSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name-like-this'),
  rules: z.array(z.string().regex(/^(Bruges \d+\.\d+|G\d+)$/, 'expected an id like "Bruges 3.1" or "G3"')).min(1),
  game: z.literal('bruges'),
  note: z.string().optional(),
  seats: z.array(name).min(2).max(4),
  options: z.strictObject({ sheet: sheetSchema.optional() }).default({}),
  given: given.prefault({}),
  when: z.array(step).default([]),
  then,
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Given = z.infer<typeof given>;
