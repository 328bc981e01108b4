import {
  COLOURS,
  type Colour,
  type Counter,
  count,
  LAST_STEP,
  type Majority,
  PERSONS,
  type Person,
  type Player,
} from '@guildhall/bruges';
import type { Situation } from './situation.ts';
import { ESTIMATED, GUILDER, growth, MAJORITY, SKILL, SUPPLIED, WORKER } from './weights.ts';
import { type Dangers, dangerOf, majorityWorth, reputationWorth } from './worth.ts';

/** What one use brings, goods apart from what they are worth, so that they can be spent on. */
export interface Yield {
  points: number;
  guilders: number;
  /** Anything else, in points. */
  other: number;
}

interface Numbers {
  readonly points?: number;
  readonly guilders?: number;
  readonly amount?: number;
  readonly count?: unknown;
  readonly colour?: Colour | 'any' | 'each';
  readonly die?: Colour;
  readonly faces?: readonly number[];
  readonly steps?: number;
  readonly max?: number | 'all';
  readonly pay?: number;
  readonly times?: number;
  readonly majority?: Majority;
}

const numbersOf = (person: Person): Numbers => person.effect as Numbers;

/** Whether this person is one more of what its own counter counts. */
function countsItself(person: Person, counter: Counter): boolean {
  if (counter.of !== 'persons') return false;
  const { group, icon, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = counter;
  return (
    (group === undefined || group === person.group) &&
    (icon === undefined || icon === person.icon) &&
    person.price >= minPrice &&
    person.price <= maxPrice
  );
}

/** What it counts once it is in play. */
function counted(player: Player, person: Person, counter: Counter, inPlay: boolean): number {
  const own = inPlay ? 0 : countsItself(person, counter) || counter.of === 'groups' ? 1 : 0;
  return count(player, counter) + own;
}

const WORKERS_OF: Readonly<Record<'any' | 'each', number>> = { any: 0.7, each: 5 * 0.65 };

/** What the best `most` markers are worth to be rid of. */
function relief({ player }: Situation, dangers: Dangers, most: number): number {
  const left = { ...player.threats };
  let worth = 0;
  for (let n = 0; n < most; n++) {
    let best = 0;
    let which: Colour | null = null;
    for (const colour of COLOURS) {
      if (left[colour] === 0) continue;
      const gain = 1 + dangerOf(dangers, colour, left[colour]) - dangerOf(dangers, colour, left[colour] - 1);
      if (gain > best) {
        best = gain;
        which = colour;
      }
    }
    if (which === null) break;
    left[which]--;
    worth += best;
  }
  return worth;
}

/** One use of an effect. `now`: with the dice and counters as they are; else as they usually are. */
export function yieldOf(situation: Situation, dangers: Dangers, person: Person, now: boolean, inPlay: boolean): Yield {
  const { player, state, season } = situation;
  const numbers = numbersOf(person);
  const { points = 0, guilders = 0, amount = 0 } = numbers;
  switch (person.ability.kind) {
    case 'gain':
      return { points, guilders, other: 0 };
    case 'take-workers': {
      const { colour } = numbers;
      const each = colour === 'any' || colour === 'each' ? WORKERS_OF[colour] : WORKER;
      return { points: 0, guilders: 0, other: (numbers.count as number) * each * season };
    }
    case 'workers-per':
      return {
        points: 0,
        guilders: 0,
        other: amount * counted(player, person, numbers.count as Counter, inPlay) * WORKERS_OF.any * season,
      };
    case 'guilders-per':
    case 'points-per': {
      const counter = numbers.count as Counter;
      const grown = now ? 0 : growth(counter) * situation.rounds * 0.5;
      const n = amount * (counted(player, person, counter, inPlay) + grown);
      return person.ability.kind === 'points-per'
        ? { points: n, guilders: 0, other: 0 }
        : { points: 0, guilders: n, other: 0 };
    }
    case 'guilders-by-die':
      return { points: 0, guilders: now ? state.dice[numbers.die!] : 3.5, other: 0 };
    case 'gain-if-die': {
      const chance = now ? (numbers.faces!.includes(state.dice[numbers.die!]) ? 1 : 0) : 1 / 3;
      return { points: chance * points, guilders: chance * guilders, other: 0 };
    }
    case 'advance': {
      const { reputation } = player;
      const steps = Math.min(LAST_STEP - reputation, numbers.steps!);
      const worth = reputationWorth(situation, reputation + steps) - reputationWorth(situation, reputation);
      const lead = majorityWorth(situation, 'reputation', steps) - majorityWorth(situation, 'reputation');
      return { points: situation.perks.stepPoints * steps, guilders: 0, other: worth + (now ? lead : 0) };
    }
    case 'discard-threats': {
      const { max, pay = 0 } = numbers;
      const many = max === 'all' ? 10 : max!;
      const worth = relief(situation, dangers, many) - pay * GUILDER;
      return { points: 0, guilders: 0, other: now ? Math.max(0, worth) : Math.min(many, 1) * 1.2 - pay * GUILDER };
    }
    case 'claim-majority': {
      const { majority } = numbers;
      return {
        points: 0,
        guilders: 0,
        other: player.majorities[majority!] ? 0 : MAJORITY - majorityWorth(situation, majority!),
      };
    }
    default:
      return { points: 0, guilders: 0, other: usual(person) * (0.25 + 0.75 * season) };
  }
}

const skill = ({ ability }: Person): number => SKILL[ability.kind] ?? 1;

/** One use of an effect that is worth what its estimate says, the worker not yet paid. */
function usual(person: Person): number {
  const estimate = person.estimate * skill(person);
  switch (person.icon) {
    case 'arrow':
      return estimate;
    case 'worker':
      return estimate / ESTIMATED.paidUse + WORKER;
    default:
      return estimate / ESTIMATED.use;
  }
}

/** In points, guilders being for later. */
export const totalOf = ({ points, guilders, other }: Yield): number => points + guilders * GUILDER + other;

/** What a person in play brings in the rounds to come, beyond what a scoring now would count. */
export function futureWorth(situation: Situation, dangers: Dangers, card: number, inPlay = true): number {
  const person = PERSONS[card]!;
  const { rounds, player } = situation;
  switch (person.icon) {
    case 'arrow':
      return 0;
    case 'laurel': {
      const { points, count: counter } = numbersOf(person) as { points: number; count: Counter };
      const newly = inPlay ? 0 : points * counted(player, person, counter, false);
      return newly + points * growth(counter) * rounds;
    }
    case 'worker': {
      const use = totalOf(yieldOf(situation, dangers, person, false, inPlay)) - WORKER;
      return Math.max(0, use) * rounds * SUPPLIED;
    }
    default: {
      if (person.mode !== 'activate') return (person.estimate * skill(person) * rounds) / ESTIMATED.always;
      return totalOf(yieldOf(situation, dangers, person, false, inPlay)) * rounds;
    }
  }
}
