import { nearestReason, type PlainReason } from '@guildhall/kernel';
import type { Property, SiteKind } from '../board/districts.ts';
import { shortOf } from '../facts/building.ts';
import type { Ask } from '../log/prompts.ts';
import type { Area, Good, Player, Worker, WorkerKind } from '../state.ts';

/** Why something is not possible. Seats and builders are numbers; builders 2 and 3 of two players are neutral. */
export type Reason =
  | PlainReason
  /** The moment asks for something else. */
  | { readonly why: 'otherQuestion'; readonly ask: Ask }
  | { readonly why: 'cannotPay'; readonly missing: Missing }
  // planks and workers
  | { readonly why: 'plankTaken'; readonly by: number }
  | { readonly why: 'planksFull' }
  | { readonly why: 'neutralDwarf' }
  | { readonly why: 'alreadyInCamp' }
  | { readonly why: 'noPlank' }
  /** The plank opens with a gnome. */
  | { readonly why: 'locked' }
  | { readonly why: 'noSuchWorker'; readonly worker: Worker }
  | { readonly why: 'othersFirst'; readonly worker: Worker; readonly n: number }
  | { readonly why: 'sendAll'; readonly worker: Worker; readonly n: number }
  | { readonly why: 'wrongArea'; readonly worker: WorkerKind; readonly area: Area }
  /** null: neither kind. */
  | { readonly why: 'noWorkersLeft'; readonly worker: WorkerKind | null }
  | { readonly why: 'nobodyThere' }
  /** Activate them first: districts of their guilds and numbers of their cards. */
  | { readonly why: 'workersOut'; readonly districts: readonly number[]; readonly cards: readonly number[] }
  // crests
  | { readonly why: 'ownCrest' }
  | { readonly why: 'neutralCrest' }
  | { readonly why: 'crestFaceDown'; readonly of: number }
  // cards
  | { readonly why: 'notInHand'; readonly card: Property }
  | { readonly why: 'alreadyPicked'; readonly card: Property }
  | { readonly why: 'emptyHand' }
  | { readonly why: 'notBuilt' }
  | { readonly why: 'noCardThere'; readonly card: Property | 'deck' }
  // building
  | { readonly why: 'noFreeSymbol'; readonly kind: SiteKind }
  | { readonly why: 'symbolTaken'; readonly by: number }
  /** The other half is marked; for an architect: by somebody else [B2]. */
  | { readonly why: 'gatehouseTaken'; readonly by: number; readonly architect?: true }
  | { readonly why: 'wrongSymbol' }
  /** A keep section is named by the other of its symbols. */
  | { readonly why: 'otherHalf'; readonly symbol: number }
  /** The component sheet has one wall per district. */
  | { readonly why: 'noSuchWall' }
  | { readonly why: 'notYourGatehouse' }
  | { readonly why: 'wrongDiscount' }
  // gnomes
  | { readonly why: 'hiredThisTurn' }
  | { readonly why: 'noGnomesLeft' }
  | { readonly why: 'noFreeLock' }
  | { readonly why: 'noGnomeThere' }
  | { readonly why: 'noGnomeAction' }
  | { readonly why: 'usedThisTurn' }
  | { readonly why: 'usedForGood' }
  | { readonly why: 'nothingToExtend' }
  // trading post
  | { readonly why: 'noVisitLeft'; readonly to: 'buy' | 'sell' }
  | { readonly why: 'wrongAmount'; readonly woodStone: number; readonly metal: number }
  | { readonly why: 'noExchangeLeft' }
  // taking from others
  | { readonly why: 'yourself' }
  /** null: no card. */
  | { readonly why: 'nothingToTake'; readonly from: number; readonly good: Good | null }
  | { readonly why: 'hasOnly'; readonly from: number; readonly gold: number }
  | { readonly why: 'tooMuch'; readonly most: number }
  | { readonly why: 'alreadyRobbed'; readonly from: number }
  | { readonly why: 'metalAlone' }
  | { readonly why: 'nothingTaken' }
  | { readonly why: 'somethingTaken' }
  // choosing several things
  /** Sets are picked in one order, so that each occurs once. */
  | { readonly why: 'orderOfPicks' }
  | { readonly why: 'sameSite' }
  | { readonly why: 'notTheSameKind' }
  | { readonly why: 'noChange' }
  | { readonly why: 'otherMarker'; readonly builder: number };

export type Missing = Readonly<Partial<Record<Good, number>>>;

export function cannotPay(player: Player, cost: Missing): Reason {
  return { why: 'cannotPay', missing: shortOf(player, cost) ?? {} };
}

/** Which obstacle is told when several ways are closed: what is easiest to overcome comes first. */
const NEAREST: readonly Reason['why'][] = [
  'cannotPay',
  'othersFirst',
  'orderOfPicks',
  'hasOnly',
  'locked',
  'noGnomeThere',
  'usedThisTurn',
  'noFreeLock',
  'neutralDwarf',
  'plankTaken',
  'planksFull',
  'alreadyInCamp',
  'noChange',
  'nothingToTake',
  'alreadyRobbed',
  'noFreeSymbol',
];

const lacking = (reason: Reason): number =>
  reason.why === 'cannotPay' ? Object.values(reason.missing).reduce((sum, n) => sum + n, 0) : 0;

/** The nearest of several reasons; `otherwise` when there was nothing to try. */
export const nearest = (reasons: readonly Reason[], otherwise: Reason): Reason =>
  nearestReason(reasons, otherwise, NEAREST, lacking);
