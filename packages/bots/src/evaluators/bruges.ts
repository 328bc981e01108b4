import {
  type Action,
  bruges,
  COLOURS,
  type Colour,
  colourOf,
  countOf,
  drawingOf,
  MAJORITIES,
  NOBODY,
  nextColour,
  playsDrawn,
  SECTIONS,
  type State,
  stepPoints,
  totalsNow,
} from '@guildhall/bruges';
import type { Seat } from '@guildhall/kernel';
import type { Evaluator } from '../evaluator.ts';
import { mixed, type Taste, wholeTaste } from '../taste.ts';
import { PLACES } from './bruges/colours.ts';
import { futureWorth, type PersonScales, scalesFor } from './bruges/persons.ts';
import { planWorth } from './bruges/plan.ts';
import { BLIND_ACTION, PRICES, type Prices, RIVALS } from './bruges/prices.ts';
import { BRUGES_PARTS, type BrugesPart, type BrugesTaste, type Situation, situationOf } from './bruges/situation.ts';
import {
  canalWorth,
  type Dangers,
  dangerOf,
  dangersOf,
  guildersWorth,
  majorityWorth,
  reputationWorth,
  roomsWorth,
  workersWorth,
} from './bruges/worth.ts';

function rivalsWorth({ state, seat, season, taste, prices }: Situation, totals: readonly number[]): number {
  let worth = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const { guilders, workers, threats } = state.players[other]!;
    let goods = RIVALS.guilder * guilders;
    for (const colour of COLOURS) {
      goods += RIVALS.worker * countOf(workers, colour) + RIVALS.threat * countOf(threats, colour);
    }
    worth += totals[other]! + goods * season;
  }
  return taste.rivals * (prices.rivalry / (state.seats - 1)) * worth;
}

/** What lies there and stays: goods, room, progress, persons. */
function standingWorth(scales: PersonScales, dangers: Dangers): number {
  const { situation } = scales;
  const { player, state } = situation;
  const { guilders, canals, reputation, houses } = player;
  const { workers, demand, threats } = situation;
  let worth = guildersWorth(situation, guilders) + roomsWorth(situation, situation.empty);
  for (const place of PLACES) {
    worth += workersWorth(situation, workers[place]!, demand[place]!);
    worth -= dangerOf(dangers, place, threats[place]!);
  }
  for (const section of SECTIONS) worth += canalWorth(situation, section, canals[section]);
  worth += reputationWorth(situation, reputation) - stepPoints(state.options, reputation);
  for (const majority of MAJORITIES) {
    worth += majorityWorth(situation, majority);
  }
  for (const { person } of houses) if (person !== NOBODY) worth += futureWorth(scales, person, true);
  return worth;
}

/** Cards on the way to the hand. */
function drawnWorth({ state, seat, player, turns, season, prices }: Situation): number {
  const { card } = prices;
  let cards = player.fresh.length;
  let worth = 0;
  const drawing = drawingOf(state);
  if (drawing?.seat === seat && state.stage === 'actions') {
    cards += drawing.left;
    if (playsDrawn(state)) {
      worth += BLIND_ACTION;
      cards--;
    }
  }
  for (let n = 0; n < cards; n++) worth += player.hand.length + n < turns ? card.played : card.choice * season;
  return worth;
}

function appraise(state: State, seat: Seat, taste: BrugesTaste, prices: Prices): number {
  const situation = situationOf(state, seat, taste, prices);
  const { player } = situation;
  const totals = totalsNow(state);
  if (state.stage === 'over') {
    return totals[seat]! + guildersWorth(situation, player.guilders) - rivalsWorth(situation, totals);
  }
  const dangers = dangersOf(situation);
  const scales = scalesFor(situation, dangers);
  const rest = planWorth(scales, dangers) + drawnWorth(situation);
  return totals[seat]! - rivalsWorth(situation, totals) + standingWorth(scales, dangers) + prices.planned * rest;
}

/** A back of this colour: what it can surely be used for, before its face is known. */
function backWorth(state: State, seat: Seat, colour: Colour): number {
  const { workers, threats, hand, fresh } = state.players[seat]!;
  let same = 0;
  for (const card of hand) if (colourOf(card) === colour) same++;
  for (const card of fresh) if (colourOf(card) === colour) same++;
  let worth = 0;
  if (workers[colour] > same) worth += 1;
  if (threats[colour] > same) worth += 0.7 * threats[colour];
  for (const section of SECTIONS) if (nextColour(state, seat, section) === colour && same === 0) worth += 0.6;
  return worth - 0.3 * same;
}

const ON_ITS_OWN: ReadonlySet<string> = new Set(['turn', 'afterwards', 'advance', 'draw', 'drawMore']);

/** How a player of this taste judges positions by these prices. */
export function brugesEvaluatorFor(liking: Taste<BrugesPart>, prices: Prices): Evaluator<State, Action> {
  const taste = wholeTaste(BRUGES_PARTS, mixed(prices.parts, liking));
  return {
    value: (state, seat) => appraise(state, seat, taste, prices),

    judge(state, seat, action) {
      if (action.do === 'draw') {
        const top = state.piles[action.pile]!.at(-1)!;
        return backWorth(state, seat, colourOf(top));
      }
      if (action.do === 'decline' && bruges.decision(state)?.ask === 'drawMore') return Number.NEGATIVE_INFINITY;
      if (action.do === 'reroll') return rerolled(state, seat, action.die, taste, prices);
      return undefined;
    },

    follows: (ask) => !ON_ITS_OWN.has(ask),
  };
}

export const brugesEvaluator = brugesEvaluatorFor({}, PRICES);

/** The mean over the six faces. */
function rerolled(state: State, seat: Seat, die: Colour, taste: BrugesTaste, prices: Prices): number {
  const { dice } = state;
  const shown = dice[die];
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    dice[die] = face;
    sum += appraise(state, seat, taste, prices);
  }
  dice[die] = shown;
  return sum / 6;
}
