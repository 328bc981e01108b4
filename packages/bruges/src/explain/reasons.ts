import { nearestReason, type PlainReason } from '@guildhall/kernel';
import type { Colour } from '../colours.ts';
import type { Ask } from '../log/prompts.ts';
import type { Icon } from '../persons/ability.ts';
import type { PersonReason } from '../persons/index.ts';
import type { Player } from '../state.ts';

/** Why something is not possible. Seats, cards, persons, houses and sections are numbers as in the state. */
export type Reason =
  | PlainReason
  /** What only one ability says. */
  | PersonReason
  /** The moment asks for something else. */
  | { readonly why: 'otherQuestion'; readonly ask: Ask }
  /** All discounts are taken off the cost. */
  | { readonly why: 'cannotPay'; readonly cost: number; readonly has: number }
  // the turn
  | { readonly why: 'alreadyPlayed' }
  | { readonly why: 'mustPlay' }
  /** What is asked cannot be declined. */
  | { readonly why: 'mustChoose'; readonly ask: Ask }
  | { readonly why: 'chooseMore'; readonly n: number }
  // cards
  | { readonly why: 'notInHand'; readonly card: number }
  | { readonly why: 'emptyHand' }
  /** Only the card drawn just now may be played. */
  | { readonly why: 'onlyDrawn'; readonly card: number }
  | { readonly why: 'emptyPile' }
  | { readonly why: 'nothingToDraw' }
  // workers and markers; all five colours: none at all
  | { readonly why: 'noWorker'; readonly colours: readonly Colour[] }
  /** A house needs a worker of one of these colours. */
  | { readonly why: 'wrongWorker'; readonly colours: readonly Colour[] }
  | { readonly why: 'noMarker'; readonly colours: readonly Colour[] }
  | { readonly why: 'notStriking'; readonly colour: Colour; readonly has: number }
  // dice
  | { readonly why: 'wrongDie'; readonly colours: readonly Colour[] }
  // canals; null: both sections
  | { readonly why: 'sectionComplete'; readonly section: number | null }
  /** The colours of the spaces that come next, of which none is the card's. */
  | { readonly why: 'nextSpaces'; readonly colours: readonly Colour[] }
  | { readonly why: 'noToken'; readonly section: number | null }
  // houses
  | { readonly why: 'noHouse' }
  | { readonly why: 'noEmptyHouse' }
  | { readonly why: 'noSuchHouse' }
  | { readonly why: 'occupied'; readonly person: number }
  /** Of empty houses of one colour the oldest is named [G22]. */
  | { readonly why: 'olderHouse'; readonly house: number }
  // persons
  | { readonly why: 'notInPlay'; readonly person: number }
  | { readonly why: 'nobodyInPlay' }
  | { readonly why: 'notUsable'; readonly person: number; readonly icon: Exclude<Icon, 'worker'> }
  | { readonly why: 'usedThisRound'; readonly person: number }
  | { readonly why: 'needsWorker'; readonly person: number; readonly colour: Colour }
  | { readonly why: 'nothingToChange'; readonly person: number }
  | { readonly why: 'nothingToCount'; readonly person: number }
  | { readonly why: 'itself'; readonly person: number }
  | { readonly why: 'wrongIcon'; readonly person: number; readonly icon: 'arrow' | 'worker' }
  // other players
  | { readonly why: 'yourself' }
  | { readonly why: 'immune'; readonly of: number }
  /** Whoever has what it is about is protected. */
  | { readonly why: 'allImmune' }
  | { readonly why: 'nothingElsewhere'; readonly what: 'guilders' | 'workers' | 'tokens' | 'emptyHouses' };

export const cannotPay = ({ guilders }: Player, cost: number): Reason => ({ why: 'cannotPay', cost, has: guilders });

/** Which obstacle is told when several persons could be meant: what is easiest to overcome comes first. */
const NEAREST: readonly Reason['why'][] = [
  'cannotPay',
  'needsWorker',
  'emptyHand',
  'dieShows',
  'noMarker',
  'noWorker',
  'nothingToCount',
  'nothingElsewhere',
  'allImmune',
  'nothingToChange',
  'sectionComplete',
  'lastStep',
  'nothingToDraw',
  'usedThisRound',
];

const lacking = (reason: Reason): number => (reason.why === 'cannotPay' ? reason.cost - reason.has : 0);

/** The nearest of several reasons; `otherwise` when there was nothing to try. */
export const nearest = (reasons: readonly Reason[], otherwise: Reason): Reason =>
  nearestReason(reasons, otherwise, NEAREST, lacking);
