import { scenarioHead, scenarioName, scenarioParts, whole, z } from '@guildhall/kernel';
import { COLOURS } from '../colours.ts';
import { PERSONS } from '../persons/index.ts';
import { STAGES } from '../round/frames.ts';
import { sheetSchema } from '../sheet.ts';
import { MAJORITIES } from '../state.ts';

const name = scenarioName();
const count = whole(0, 999);
const colour = z.enum(COLOURS);
export const person = z.enum(PERSONS.map(({ id }) => id) as [string, ...string[]]);
const byColour = z.partialRecord(colour, count);
const tokens = z.tuple([whole(0, 5), whole(0, 5)]);

/** `red`: an empty red house. `red: prince`: somebody lives there. The long form names the card face down. */
const houseWord = z
  .string()
  .check(z.regex(new RegExp(`^(${COLOURS.join('|')})(: [a-z-]+)?$`), 'expected "red" or "red: prince"'));
const house = z.union([houseWord, z.strictObject({ card: person, person: z.optional(person) })]);

const player = z.strictObject({
  points: z.optional(count),
  guilders: z.optional(count),
  reputation: z.optional(whole(0, 8)),
  /** Colours not named: none. */
  workers: z.optional(byColour),
  threats: z.optional(byColour),
  /** Tokens on the left and on the right section. */
  canals: z.optional(tokens),
  /** Sections that were complete once. */
  completed: z.optional(z.tuple([z.boolean(), z.boolean()])),
  statues: z.optional(z.array(whole(2, 7))),
  /** Markers on their coloured side. */
  majorities: z.optional(z.array(z.enum(MAJORITIES))),
  hand: z.optional(z.array(person)),
  /** The part of the hand that everybody knows. */
  shown: z.optional(z.array(person)),
  houses: z.optional(z.array(house)),
  /** Persons used this round. */
  used: z.optional(z.array(person)),
});

const given = z.strictObject({
  phase: z._default(z.enum(STAGES.filter((stage) => stage !== 'over')), 'actions'),
  round: z._default(whole(1, 99), 1),
  /** The last round, if it is known. */
  lastRound: z._default(whole(0, 99), 0),
  /** The start player; the first of the table unless said. */
  start: z.optional(name),
  /** Who has the move in the actions; the start player unless said. */
  turn: z.optional(name),
  /** Which of the four turns it is. */
  card: z._default(whole(1, 4), 1),
  /** Dice not named show 3. In the dice phase they are the roll. */
  dice: z.optional(z.partialRecord(colour, whole(1, 6))),
  players: z._default(z.record(name, player), {}),
  /** The top cards of the left and the right pile, the topmost first. */
  piles: z._default(z.tuple([z.array(person), z.array(person)]), [[], []]),
  /** Cards in each pile, those named included; halves of what is left unless said. */
  pileSizes: z.optional(z.tuple([count, count])),
  /** 33 for each player fewer than five, as far as there are cards, unless said. */
  extraSize: z.optional(count),
  /** The newest first. */
  discard: z._default(z.array(person), []),
  /** Where the cards lie that these sizes leave over: `discard`, or the hand of a player. To be said if there are any. */
  rest: z.optional(name),
});

/** A player as somebody sees them. */
const seen = z.strictObject({
  hand: z.optional(z.union([z.array(person), z.literal('hidden')])),
  backs: z.optional(z.array(colour)),
  shown: z.optional(z.array(person)),
  /** The cards that lie as houses; null: face down for these eyes. */
  faces: z.optional(z.array(z.nullable(person))),
});

const { when, outcome } = scenarioParts(z.union([z.string(), z.number(), z.null()]), seen);

const then = z.strictObject({
  round: z.optional(whole(1, 99)),
  lastRound: z.optional(whole(0, 99)),
  stage: z.optional(z.enum(STAGES)),
  start: z.optional(name),
  dice: z.optional(z.partialRecord(colour, whole(1, 6))),
  players: z.optional(
    z.record(
      name,
      z.extend(player, {
        houses: z.optional(z.array(houseWord)),
        handSize: z.optional(count),
        /** Colours of the hand. */
        backs: z.optional(z.array(colour)),
        /** Cards drawn and not looked at. */
        fresh: z.optional(count),
        /** All workers, all markers. */
        workerCount: z.optional(count),
        threatCount: z.optional(count),
        /** What the final scoring would add now, by item; and all of it with the points on the track. */
        final: z.optional(z.record(z.string(), count)),
        total: z.optional(count),
      }),
    ),
  ),
  statues: z.optional(whole(0, 6)),
  pileSizes: z.optional(z.tuple([count, count])),
  tops: z.optional(z.tuple([z.nullable(colour), z.nullable(colour)])),
  extraSize: z.optional(count),
  discard: z.optional(z.array(person)),
  discardSize: z.optional(count),
  ...outcome,
});

export const scenarioSchema = z.strictObject({
  ...scenarioHead('bruges', 'Bruges', 'G', 4),
  options: z._default(z.strictObject({ sheet: z.optional(sheetSchema) }), {}),
  given: z.prefault(given, {}),
  when: when({ round: z.optional(whole(1, 99)), stage: z.optional(z.enum(STAGES)) }),
  then,
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Given = z.infer<typeof given>;
