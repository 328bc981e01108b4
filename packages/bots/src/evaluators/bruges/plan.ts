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
import { futureWorth, type PersonScales, totalOf, yieldOf } from './persons.ts';
import type { Situation } from './situation.ts';
import { ANY_CARD, GUILDER, KEPT, WORKER } from './weights.ts';
import {
  canalWorth,
  type Dangers,
  dangerOf,
  demandFor,
  guildersWorth,
  majorityWorth,
  roomsWorth,
  workersWorth,
} from './worth.ts';

/** The own things as they would be while the rest of the round is thought through. */
interface Purse {
  guilders: number;
  readonly workers: Record<Colour, number>;
  readonly threats: Record<Colour, number>;
  readonly canals: [number, number];
  empty: number;
}

/** A use of a card: what it brings, and what it does to the purse. */
interface Step {
  readonly gain: number;
  readonly card: Held;
  readonly use: 'workers' | 'guilders' | 'threat' | 'canal' | 'house' | 'person';
  readonly section: number;
}

/** A card of the hand, and what its person would bring in play; the price is not taken off. */
interface Held {
  readonly card: number;
  readonly colour: Colour;
  readonly price: number;
  readonly worth: number;
}

/**
 * Uses persons and plays cards to the end of the round, each time what brings most, as if nobody else were there.
 * Returns what the round and the cards that are kept still bring.
 */
export function planWorth(scales: PersonScales, dangers: Dangers): number {
  const { situation } = scales;
  const { player, turns, season } = situation;
  const purse: Purse = {
    guilders: player.guilders,
    workers: { ...player.workers },
    threats: { ...player.threats },
    canals: [player.canals[0], player.canals[1]],
    empty: emptyHouses(situation),
  };
  const demand = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
  for (const colour of COLOURS) demand[colour] = demandFor(situation, colour);
  const hand: Held[] = player.hand.map((card) => held(scales, card));

  let worth = situation.active ? usePersons(scales, purse, demand) : 0;
  for (let turn = 0; turn < turns && hand.length > 0; turn++) {
    const step = bestStep(situation, dangers, purse, demand, hand);
    worth += step.gain + keptWorth(step.card, season);
    take(situation, purse, step);
    hand.splice(hand.indexOf(step.card), 1);
  }
  for (const card of hand) worth += keptWorth(card, season);
  return worth;
}

export function emptyHouses({ player }: Situation): number {
  let n = 0;
  for (const { person } of player.houses) if (person === NOBODY) n++;
  return n;
}

function held(scales: PersonScales, card: number): Held {
  const { situation } = scales;
  const { player, perks, active, turns } = situation;
  const person = PERSONS[card]!;
  let worth = person.price / 3 + futureWorth(scales, card, false);
  worth += majorityWorth(situation, 'people', 1) - majorityWorth(situation, 'people');
  worth += perks.recruitPoints + GUILDER * perks.recruitGuilders;
  if (person.icon === 'arrow') worth += totalOf(yieldOf(scales, person, turns > 0, false));
  else if (active && person.mode === 'activate') worth += totalOf(yieldOf(scales, person, true, false));
  else if (active && person.icon === 'worker' && player.workers[person.worker!] > 0) {
    worth += Math.max(0, totalOf(yieldOf(scales, person, true, false)) - WORKER * situation.season);
  }
  return { card, colour: colourOf(card), price: priceFor(player, card), worth };
}

/** A card for later: any will do for most uses, but a good person waits for its house. */
const keptWorth = ({ worth, price }: Held, season: number): number =>
  KEPT * season * Math.max(0, worth - GUILDER * price - ANY_CARD);

/** Persons that can still be used this round: guilders go to the purse, the rest is returned as points. */
function usePersons(scales: PersonScales, purse: Purse, demand: Readonly<Record<Colour, number>>): number {
  const { situation } = scales;
  const { state, seat, player } = situation;
  let worth = 0;
  for (let at = 0; at < player.houses.length; at++) {
    const card = player.houses[at]!.person;
    if (card === NOBODY || !canActivate(state, seat, at)) continue;
    const person = PERSONS[card]!;
    const gain = yieldOf(scales, person, true, true);
    if (person.icon === 'worker') {
      const colour = person.worker!;
      const n = purse.workers[colour];
      if (n === 0) continue;
      const cost = workersWorth(situation, n, demand[colour]) - workersWorth(situation, n - 1, demand[colour]);
      if (totalOf(gain) <= cost) continue;
      purse.workers[colour]--;
      worth -= cost;
    }
    worth += gain.points + gain.other;
    worth += guildersWorth(situation, purse.guilders + gain.guilders) - guildersWorth(situation, purse.guilders);
    purse.guilders += gain.guilders;
  }
  return worth;
}

function bestStep(
  situation: Situation,
  dangers: Dangers,
  purse: Purse,
  demand: Readonly<Record<Colour, number>>,
  hand: readonly Held[],
): Step {
  const { perks, season } = situation;
  const { guilders, workers, threats, empty } = purse;
  const rich = guildersWorth(situation, guilders);
  const spend = (n: number): number => guildersWorth(situation, guilders - n) - rich;
  const room = roomsWorth(situation, empty);
  const workersOf = (colour: Colour, more: number): number =>
    workersWorth(situation, workers[colour] + more, demand[colour]) -
    workersWorth(situation, workers[colour], demand[colour]);

  let best: Step | null = null;
  const offer = (gain: number, card: Held, use: Step['use'], section = 0): void => {
    const net = gain - keptWorth(card, season);
    if (best === null || net > best.gain) best = { gain: net, card, use, section };
  };
  for (const card of hand) {
    const { colour } = card;
    offer(workersOf(colour, 2 + perks.workers) + (perks.anyWorkers ? 0.3 * season : 0), card, 'workers');
    const die = dieFor(situation, colour);
    offer(spend(-die - perks.guilders) + workersOf(colour, perks.guildersWorkers), card, 'guilders');
    if (threats[colour] > 0) {
      const gain = 1 + dangerOf(dangers, colour, threats[colour]) - dangerOf(dangers, colour, threats[colour] - 1);
      offer(gain + perks.threats, card, 'threat');
    }
    for (const section of SECTIONS) {
      const gain = canalGain(situation, purse, colour, section, spend);
      if (gain !== null) offer(gain, card, 'canal', section);
    }
    if (workers[colour] > 0) {
      const gain = 1 + roomsWorth(situation, empty + 1) - room + workersOf(colour, -1);
      offer(gain + (perks.houseGuilders > 0 ? spend(-perks.houseGuilders) : 0), card, 'house');
    }
    if (empty > 0 && card.price <= guilders) {
      offer(card.worth + spend(card.price) + roomsWorth(situation, empty - 1) - room, card, 'person');
    }
  }
  return best!;
}

/** What the next token of a section brings; null: this card cannot dig it. */
function canalGain(
  situation: Situation,
  { guilders, canals }: Purse,
  colour: Colour,
  section: number,
  spend: (n: number) => number,
): number | null {
  const { state, seat, perks, sheet, player } = situation;
  const space = canals[section]!;
  if (space === SPACES) return null;
  if (!perks.anyCanal && sheet.canals[seat]![section]![space] !== colour) return null;
  const cost = Math.max(0, sheet.canalCosts[space]! - perks.canalDiscount);
  if (cost > guilders) return null;
  let gain = spend(cost - perks.canalGuilders) + perks.canalPoints;
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
  const { perks, sheet } = situation;
  const { colour, price } = card;
  switch (use) {
    case 'workers':
      purse.workers[colour] += 2 + perks.workers;
      break;
    case 'guilders':
      purse.guilders += dieFor(situation, colour) + perks.guilders;
      purse.workers[colour] += perks.guildersWorkers;
      break;
    case 'threat':
      purse.threats[colour]--;
      break;
    case 'canal':
      purse.guilders +=
        perks.canalGuilders - Math.max(0, sheet.canalCosts[purse.canals[section]!]! - perks.canalDiscount);
      purse.canals[section]!++;
      break;
    case 'house':
      purse.workers[colour]--;
      purse.guilders += perks.houseGuilders;
      purse.empty++;
      break;
    case 'person':
      purse.guilders += perks.recruitGuilders - price;
      purse.empty--;
      break;
  }
}
