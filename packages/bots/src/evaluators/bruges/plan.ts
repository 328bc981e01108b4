import {
  COLOURS,
  type Colour,
  canActivate,
  colourOf,
  NOBODY,
  PERSONS,
  priceFor,
  SECTIONS,
  SPACES,
  THIRD_SPACE,
} from '@guildhall/bruges';
import { removeAt } from '@guildhall/kernel';
import { PLACE_OF_CARD, PLACE_OF_WORKER } from './colours.ts';
import { futureWorth, type PersonScales, totalOf, yieldOf } from './persons.ts';
import type { Situation } from './situation.ts';
import { canalWorth, type Dangers, dangerOf, guildersWorth, majorityWorth, roomsWorth, workersWorth } from './worth.ts';

/** The own things as they would be while the rest of the round is thought through; by place of the colour. */
interface Purse {
  guilders: number;
  readonly workers: number[];
  readonly threats: number[];
  readonly canals: [number, number];
  empty: number;
}

/** A use of a card: what it brings, and what it does to the purse. One is filled again and again. */
interface Step {
  gain: number;
  card: Held;
  use: 'workers' | 'guilders' | 'threat' | 'canal' | 'house' | 'person';
  section: number;
}

/** A card of the hand, and what its person would bring in play; the price is not taken off. */
interface Held {
  readonly colour: Colour;
  readonly place: number;
  readonly price: number;
  readonly worth: number;
  /** What it is worth to keep it for later: any will do for most uses, but a good person waits for its house. */
  readonly kept: number;
}

/**
 * Uses persons and plays cards to the end of the round, each time what brings most, as if nobody else were there.
 * Returns what the round and the cards that are kept still bring.
 */
export function planWorth(scales: PersonScales, dangers: Dangers): number {
  const { situation } = scales;
  const { player, turns, workers, threats, empty } = situation;
  const purse: Purse = {
    guilders: player.guilders,
    workers: workers.slice(),
    threats: threats.slice(),
    canals: [player.canals[0], player.canals[1]],
    empty,
  };
  let worth = situation.active ? usePersons(scales, purse) : 0;
  const hand = heldCards(scales);
  if (turns > 0 && hand.length > 0) {
    const step: Step = { gain: 0, card: hand[0]!, use: 'workers', section: 0 };
    for (let turn = 0; turn < turns && hand.length > 0; turn++) {
      findBest(situation, dangers, purse, hand, step);
      worth += step.gain + step.card.kept;
      take(situation, purse, step);
      removeAt(hand, hand.indexOf(step.card));
    }
  }
  for (const { kept } of hand) worth += kept;
  return worth;
}

function heldCards(scales: PersonScales): Held[] {
  const { situation } = scales;
  const { player, perks, season, prices } = situation;
  const { hand } = player;
  const held: Held[] = [];
  if (hand.length === 0) return held;
  // whoever moves in brings this
  const lead = majorityWorth(situation, 'people', 1) - majorityWorth(situation, 'people');
  const bonus = perks.recruitPoints + prices.guilder * perks.recruitGuilders;
  for (const card of hand) {
    const worth = PERSONS[card]!.price / 3 + futureWorth(scales, card, false) + lead + bonus + nowWorth(scales, card);
    const price = priceFor(player, card);
    held.push({
      colour: colourOf(card),
      place: PLACE_OF_CARD[card]!,
      price,
      worth,
      kept: prices.kept * season * Math.max(0, worth - prices.guilder * price - prices.anyCard),
    });
  }
  return held;
}

/** What the person of a card brings in the round in which it moves in. */
function nowWorth(scales: PersonScales, card: number): number {
  const { workers, active, turns, season } = scales.situation;
  const person = PERSONS[card]!;
  if (person.icon === 'arrow') return totalOf(yieldOf(scales, person, turns > 0, false), scales);
  if (!active) return 0;
  if (person.mode === 'activate') return totalOf(yieldOf(scales, person, true, false), scales);
  if (person.icon !== 'worker' || workers[PLACE_OF_WORKER[card]!] === 0) return 0;
  return Math.max(0, totalOf(yieldOf(scales, person, true, false), scales) - scales.worker * season);
}

/** Persons that can still be used this round: guilders go to the purse, the rest is returned as points. */
function usePersons(scales: PersonScales, purse: Purse): number {
  const { situation } = scales;
  const { state, seat, player, demand } = situation;
  let worth = 0;
  for (let at = 0; at < player.houses.length; at++) {
    const card = player.houses[at]!.person;
    if (card === NOBODY || !canActivate(state, seat, at)) continue;
    const person = PERSONS[card]!;
    const gain = yieldOf(scales, person, true, true);
    if (person.icon === 'worker') {
      const place = PLACE_OF_WORKER[card]!;
      const n = purse.workers[place]!;
      if (n === 0) continue;
      const cost = workersWorth(situation, n, demand[place]!) - workersWorth(situation, n - 1, demand[place]!);
      if (totalOf(gain, scales) <= cost) continue;
      purse.workers[place]!--;
      worth -= cost;
    }
    worth += gain.points + gain.other;
    worth += guildersWorth(situation, purse.guilders + gain.guilders) - guildersWorth(situation, purse.guilders);
    purse.guilders += gain.guilders;
  }
  return worth;
}

function offer(step: Step, gain: number, card: Held, use: Step['use'], section: number): void {
  const net = gain - card.kept;
  if (net <= step.gain) return;
  step.gain = net;
  step.card = card;
  step.use = use;
  step.section = section;
}

/** Finds the use of a card that brings most. */
function findBest(situation: Situation, dangers: Dangers, purse: Purse, hand: readonly Held[], step: Step): void {
  const { perks, season, demand, prices } = situation;
  const { guilders, workers, threats, empty } = purse;
  const rich = guildersWorth(situation, guilders);
  const room = roomsWorth(situation, empty);
  const anyColour = perks.anyWorkers ? 0.3 * season : 0;
  step.gain = Number.NEGATIVE_INFINITY;
  for (const card of hand) {
    const { place } = card;
    const wanted = demand[place]!;
    const n = workers[place]!;
    const staff = workersWorth(situation, n, wanted);
    offer(step, workersWorth(situation, n + 2 + perks.workers, wanted) - staff + anyColour, card, 'workers', 0);
    const earned = guildersWorth(situation, guilders + (dieFor(situation, card.colour) + perks.guilders)) - rich;
    const helpers = perks.guildersWorkers;
    const helped = helpers === 0 ? 0 : workersWorth(situation, n + helpers, wanted) - staff;
    offer(step, earned + helped, card, 'guilders', 0);
    const markers = threats[place]!;
    if (markers > 0) {
      const gain = 1 + dangerOf(dangers, place, markers) - dangerOf(dangers, place, markers - 1);
      offer(step, prices.relief * gain + perks.threats, card, 'threat', 0);
    }
    for (const section of SECTIONS) {
      if (canDig(situation, purse, card.colour, section)) {
        offer(step, prices.dig * canalGain(situation, purse, section, rich), card, 'canal', section);
      }
    }
    if (n > 0) {
      const gain = 1 + roomsWorth(situation, empty + 1) - room + (workersWorth(situation, n - 1, wanted) - staff);
      const paid = perks.houseGuilders > 0 ? guildersWorth(situation, guilders + perks.houseGuilders) - rich : 0;
      offer(step, gain + paid, card, 'house', 0);
    }
    if (empty > 0 && card.price <= guilders) {
      const paid = guildersWorth(situation, guilders - card.price) - rich;
      offer(step, card.worth + paid + roomsWorth(situation, empty - 1) - room, card, 'person', 0);
    }
  }
}

/** Guilders for the next token of a section, for which there is room. */
const digCost = ({ sheet, perks }: Situation, { canals }: Purse, section: number): number =>
  Math.max(0, sheet.canalCosts[canals[section]!]! - perks.canalDiscount);

/** Whether a card of this colour can dig the next token of a section. */
function canDig(situation: Situation, purse: Purse, colour: Colour, section: number): boolean {
  const { seat, perks, sheet } = situation;
  const space = purse.canals[section]!;
  if (space === SPACES) return false;
  if (!perks.anyCanal && sheet.canals[seat]![section]![space] !== colour) return false;
  return digCost(situation, purse, section) <= purse.guilders;
}

/** What the next token of a section brings. */
function canalGain(situation: Situation, purse: Purse, section: number, rich: number): number {
  const { state, perks, player } = situation;
  const { guilders, canals } = purse;
  const space = canals[section]!;
  const paid = digCost(situation, purse, section) - perks.canalGuilders;
  let gain = guildersWorth(situation, guilders - paid) - rich + perks.canalPoints;
  if (space + 1 === THIRD_SPACE) gain += 3;
  if (space + 1 === SPACES && !player.completed[section] && state.statues > 0) gain += state.statues + 1;
  gain += canalWorth(situation, section, space + 1) - canalWorth(situation, section, space);
  const more = canals[0] + canals[1] - player.canals[0] - player.canals[1];
  return gain + (majorityWorth(situation, 'canals', more + 1) - majorityWorth(situation, 'canals', more));
}

function dieFor({ state, perks }: Situation, colour: Colour): number {
  if (!perks.anyDie) return state.dice[colour];
  let most = 0;
  for (const each of COLOURS) most = Math.max(most, state.dice[each]);
  return most;
}

function take(situation: Situation, purse: Purse, { card, use, section }: Step): void {
  const { perks } = situation;
  const { place, price } = card;
  switch (use) {
    case 'workers':
      purse.workers[place]! += 2 + perks.workers;
      break;
    case 'guilders':
      purse.guilders += dieFor(situation, card.colour) + perks.guilders;
      purse.workers[place]! += perks.guildersWorkers;
      break;
    case 'threat':
      purse.threats[place]!--;
      break;
    case 'canal':
      purse.guilders += perks.canalGuilders - digCost(situation, purse, section);
      purse.canals[section]!++;
      break;
    case 'house':
      purse.workers[place]!--;
      purse.guilders += perks.houseGuilders;
      purse.empty++;
      break;
    case 'person':
      purse.guilders += perks.recruitGuilders - price;
      purse.empty--;
      break;
  }
}
