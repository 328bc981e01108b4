import { type Action, bruges, type State } from '@guildhall/bruges';
import two from '../weights/bruges-2.json' with { type: 'json' };
import three from '../weights/bruges-3.json' with { type: 'json' };
import four from '../weights/bruges-4.json' with { type: 'json' };
import type { Bots } from './bot.ts';
import { FIRST_PRICES, PRICES } from './evaluators/bruges/prices.ts';
import { BRUGES_PARTS, type BrugesPart } from './evaluators/bruges/situation.ts';
import { brugesEvaluatorFor } from './evaluators/bruges.ts';
import { hire, type School } from './hire.ts';
import { brugesFolly } from './sense/bruges.ts';
import { BRUGES_CAST, type BrugesStyle } from './styles.ts';
import { brugesFeatures } from './value/bruges.ts';

/** What bots of Bruges know. */
export const brugesSchool: School<State, Action, BrugesPart, BrugesStyle> = {
  id: 'bruges',
  parts: BRUGES_PARTS,
  first: (taste) => brugesEvaluatorFor(taste, FIRST_PRICES),
  mended: (taste) => brugesEvaluatorFor(taste, PRICES),
  // everybody builds a street of their own: only majorities, statues and a few persons are fought for
  steady: true,
  // what the others do matters little, so that expecting much of them harms nobody, and helps where there is little else to find
  wary: ['expert', 'master'],
  styles: {
    host: { persons: 1.25 },
    digger: { canals: 1.6 },
    burgomaster: { reputation: 1.5, majorities: 1.25 },
    // there is little that one can do to others here: with less it would hardly show
    schemer: { rivals: 2.5 },
  },
  cast: BRUGES_CAST,
  isFolly: brugesFolly,
  features: brugesFeatures,
  learned: { 2: two, 3: three, 4: four },
};

/** Who can play Bruges by these rules. */
export const botsFor = (game: typeof bruges): Bots => hire(game, brugesSchool);

/** Who can play it by today's. */
export const bots: Bots = botsFor(bruges);
