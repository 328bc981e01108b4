import { type Action, belfort, type State } from '@guildhall/belfort';
import two from '../weights/belfort-2.json' with { type: 'json' };
import three from '../weights/belfort-3.json' with { type: 'json' };
import four from '../weights/belfort-4.json' with { type: 'json' };
import five from '../weights/belfort-5.json' with { type: 'json' };
import type { Bots } from './bot.ts';
import { FIRST_PRICES, PRICES } from './evaluators/belfort/prices.ts';
import { BELFORT_PARTS, type BelfortPart } from './evaluators/belfort/situation.ts';
import { belfortEvaluatorFor } from './evaluators/belfort.ts';
import { hire, type School } from './hire.ts';
import { belfortFolly } from './sense/belfort.ts';
import { BELFORT_CAST, type BelfortStyle } from './styles.ts';
import { belfortFeatures } from './value/belfort.ts';

/** What bots of Belfort know. */
export const belfortSchool: School<State, Action, BelfortPart, BelfortStyle> = {
  id: 'belfort',
  parts: BELFORT_PARTS,
  first: (taste) => belfortEvaluatorFor(taste, FIRST_PRICES),
  mended: (taste) => belfortEvaluatorFor(taste, PRICES),
  steady: false,
  // who expects too much of the others keeps away from places that would have stayed free
  wary: [],
  styles: {
    recruiter: { workers: 1.25, gnomes: 1.25 },
    'wall-builder': { districts: 1.15 },
    courtier: { order: 2.5, guilds: 1.4 },
    thief: { rivals: 1.8 },
  },
  cast: BELFORT_CAST,
  isFolly: belfortFolly,
  features: belfortFeatures,
  learned: { 2: two, 3: three, 4: four, 5: five },
};

/** Who can play Belfort by these rules. */
export const botsFor = (game: typeof belfort): Bots => hire(game, belfortSchool);

/** Who can play it by today's. */
export const bots: Bots = botsFor(belfort);
