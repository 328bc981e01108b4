import {
  type Action,
  CARD_PRICE,
  leavingHand,
  mastersOf,
  type Player,
  type Property,
  ROUNDS,
  revealedBy,
  type State,
} from '@guildhall/belfort';
import type { Seat } from '@guildhall/kernel';
import type { Evaluator } from '../evaluator.ts';
import { mixed, type Taste, wholeTaste } from '../taste.ts';
import { dwarfWorth } from './belfort/dwarves.ts';
import { BLIND_CARD, CARDS, MASTER, PRICES, type Prices, RIVALRY, TIE_BREAK } from './belfort/prices.ts';
import { allProjects, cardProjects, handWorth, spendingWorth } from './belfort/projects.ts';
import { prospectsOf } from './belfort/prospects.ts';
import {
  BELFORT_PARTS,
  type BelfortPart,
  type BelfortTaste,
  cardWorth,
  rightsWorth,
  type Situation,
  situationOf,
} from './belfort/situation.ts';

/** Cards that are as good as gone count no more: picked at the start, or shown to the Spies' guild. */
function handOf(state: State, seat: Seat): readonly Property[] {
  const { hand } = state.players[seat]!;
  const shown = revealedBy(state, seat);
  const gone = shown === null ? leavingHand(state, seat) : [shown];
  if (gone.length === 0) return hand;
  const kept = hand.slice();
  for (const card of gone) kept.splice(kept.indexOf(card), 1);
  return kept;
}

function workersWorth(situation: Situation): number {
  const { state, seat, player, elves, dwarves, roundsLeft, nextSeason, prices } = situation;
  // only differences matter, so those in play are counted by those who are not
  let workers = -player.elfSupply - player.dwarfSupply;
  for (const placed of state.desk) if (placed.seat === seat) workers++;
  return (
    elves.now + dwarves.now + (workers * prices.worker + mastersOf(state, seat) * MASTER) * nextSeason * roundsLeft
  );
}

function rivalsWorth({ state, seat, nextSeason, prices }: Situation): number {
  const { goods } = prices;
  let worth = 0;
  for (let i = 0; i < state.seats; i++) {
    if (i === seat) continue;
    const { score, wood, stone, metal, gold } = state.players[i]!;
    const owned = goods.wood * wood + goods.stone * stone + goods.metal * metal + goods.gold * gold;
    worth += score + owned * nextSeason;
  }
  return (RIVALRY / (state.seats - 1)) * worth;
}

const tieBreak = ({ wood, stone, metal, gold }: Player): number =>
  TIE_BREAK.wood * wood + TIE_BREAK.stone * stone + TIE_BREAK.metal * metal + TIE_BREAK.gold * gold;

/** `turnOver`: as if the action turn that is on had just ended. */
function appraise(
  state: State,
  seat: Seat,
  hand: readonly Property[],
  turnOver: boolean,
  taste: BelfortTaste,
  prices: Prices,
): number {
  const situation = situationOf(state, seat, turnOver, taste, prices);
  const { player, districts, gnomes } = situation;
  const rivals = taste.rivals * rivalsWorth(situation);
  if (state.stage === 'over') return player.score + tieBreak(player) - rivals;
  const cards = cardProjects(situation, hand);
  const projects = allProjects(situation, cards);
  const { purse, worth } = prospectsOf(situation, projects);
  let value = player.score + tieBreak(player) + worth - rivals;
  value += taste.gnomes * gnomes.now + taste.workers * workersWorth(situation);
  for (const { now } of districts) value += taste.districts * now;
  for (const card of player.built) {
    value += taste.cards * cardWorth(situation, card.property, card.gnomes, card.waiting);
  }
  value += spendingWorth(situation, purse, projects);
  value += taste.cards * handWorth(situation, cards) + rightsWorth(situation);
  return value;
}

const FOLLOW_UPS: ReadonlySet<string> = new Set([
  'startingHand',
  'discard',
  'recruit',
  'gnome',
  'extend',
  'architects',
  'discount',
  'steal',
  'rob',
  'spy',
  'swap',
  'settle',
  'neutralSite',
]);

/** How a player of this taste judges positions by these prices. */
export function belfortEvaluatorFor(liking: Taste<BelfortPart>, prices: Prices): Evaluator<State, Action> {
  const taste = wholeTaste(BELFORT_PARTS, mixed(prices.parts, liking));
  return {
    value: (state, seat) => appraise(state, seat, handOf(state, seat), false, taste, prices),

    judge(state, seat, action) {
      if (action.do === 'endTurn') return appraise(state, seat, handOf(state, seat), true, taste, prices);
      if (action.do === 'neutralDwarf') return dwarfWorth(state, seat, action.district);
      if (action.do !== 'buyCard') return undefined;
      const player = state.players[seat]!;
      const { hand } = player;
      player.gold -= CARD_PRICE;
      const value = appraise(state, seat, action.card === 'deck' ? hand : [...hand, action.card], true, taste, prices);
      player.gold += CARD_PRICE;
      return action.card === 'deck' && state.round < ROUNDS ? value + BLIND_CARD * (CARDS[hand.length] ?? 0) : value;
    },

    follows: (ask) => FOLLOW_UPS.has(ask),
  };
}

export const belfortEvaluator = belfortEvaluatorFor({}, PRICES);
