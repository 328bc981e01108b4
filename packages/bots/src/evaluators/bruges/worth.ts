import {
  COLOURS,
  type Colour,
  LAST_STEP,
  type Majority,
  MEASURE,
  NOBODY,
  PERSONS,
  STRIKES,
  stepPoints,
} from '@guildhall/bruges';
import type { Situation } from './situation.ts';
import {
  CANAL,
  DAMAGE,
  GUILDER,
  GUILDERS,
  MAJORITY,
  PACE,
  ROOMS,
  STATUE,
  STRUCK,
  WANTED_WORKER,
  WORKER,
  WORKERS,
} from './weights.ts';

/** Decides ties, and a guilder that buys nothing any more is still better kept than thrown away. */
const TIE_BREAK = 0.002;

export function guildersWorth({ season }: Situation, guilders: number): number {
  let left = guilders;
  let worth = 0;
  for (const [n, each] of GUILDERS) {
    worth += Math.min(left, n) * each;
    if (left <= n) break;
    left -= n;
  }
  return worth * season + guilders * TIE_BREAK;
}

/** How many workers of a colour the own persons would take. */
export function demandFor({ player, rounds }: Situation, colour: Colour): number {
  let wanted = 0;
  for (const { person } of player.houses) {
    if (person !== NOBODY && PERSONS[person]!.worker === colour) wanted += Math.min(3, rounds);
  }
  return wanted;
}

export function workersWorth({ season }: Situation, workers: number, demand: number): number {
  const wanted = Math.min(workers, demand);
  let worth = wanted * WANTED_WORKER;
  for (let n = 0; n < workers - wanted; n++) worth += WORKERS[n] ?? WORKERS.at(-1)!;
  return worth * season;
}

export function roomsWorth({ season }: Situation, empty: number): number {
  let worth = 0;
  for (let n = 0; n < Math.min(empty, ROOMS.length); n++) worth += ROOMS[n]!;
  return worth * season;
}

/** Steps to come are part of it, so that the dear last steps draw on the first ones already. */
export function reputationWorth({ state, rounds, taste }: Situation, steps: number): number {
  const end = Math.min(LAST_STEP, steps + PACE * rounds);
  const below = Math.floor(end);
  const pointsAt = (step: number): number => stepPoints(state.options, step);
  const reached = pointsAt(below) + (end === below ? 0 : (end - below) * (pointsAt(below + 1) - pointsAt(below)));
  // what is printed counts in full, what is to come by half: it has to be paid for
  return (taste.reputation * (reached - pointsAt(steps))) / 2 + pointsAt(steps);
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance to turn a marker at some check to come, being so far ahead now. */
function majorityChance({ state, rounds, turns, perks }: Situation, lead: number): number {
  if (state.stage === 'over') return 0;
  const ahead = lead - (perks.ties ? 0 : 0.5);
  const now =
    rounds < 0.5 || state.stage === 'actions' || state.stage === 'dice' ? sigmoid(ahead / (0.2 + 0.12 * turns)) : 0;
  const later = rounds === 0 ? 0 : 0.8 * sigmoid((ahead - 0.2 * (state.seats - 2)) / (0.5 + 0.4 * Math.sqrt(rounds)));
  return 1 - (1 - now) * (1 - later);
}

/** What being ahead by `more` than now is worth, for a marker that is still grey. */
export function majorityWorth(situation: Situation, majority: Majority, more = 0): number {
  const { player, rivals } = situation;
  if (player.majorities[majority]) return 0;
  return (
    situation.taste.majorities *
    MAJORITY *
    majorityChance(situation, MEASURE[majority](player) + more - rivals[majority])
  );
}

/** What a strike of this colour would cost; less than nothing if a person makes it a gain. */
function damage(situation: Situation, colour: Colour): number {
  const { player } = situation;
  const { houses, workers, guilders, canals, points } = player;
  let cheapest = Number.POSITIVE_INFINITY;
  let empty = false;
  for (const { person } of houses) {
    if (person === NOBODY) {
      empty = true;
      continue;
    }
    const bearer = PERSONS[person]!;
    if (bearer.kind === 'spared' && bearer.effect.colour === colour) return -bearer.effect.points;
    const { price, estimate, icon } = bearer;
    cheapest = Math.min(cheapest, price / 3 + (icon === 'arrow' ? 0 : 0.5 * estimate));
  }
  switch (colour) {
    case 'blue': {
      let n = 0;
      for (const each of COLOURS) n += workers[each];
      return DAMAGE.blue + 0.7 * WORKER * n;
    }
    case 'yellow':
      return DAMAGE.yellow + 0.7 * GUILDER * guilders;
    case 'purple':
      return Math.min(DAMAGE.purple, points);
    case 'red':
      return empty || canals[0] + canals[1] > 0 ? DAMAGE.red : houses.length > 0 ? DAMAGE.red + 1.5 : DAMAGE.red / 2;
    case 'brown':
      return DAMAGE.brown + (cheapest === Number.POSITIVE_INFINITY ? 0 : cheapest);
  }
}

/** By colour, what the danger costs with 0, 1 and 2 markers. */
export type Dangers = Readonly<Record<Colour, readonly number[]>>;

export function dangersOf(situation: Situation): Dangers {
  const { rounds } = situation;
  const calm = (2 / 3) ** rounds;
  const once = 1 - calm;
  const twice = Math.max(0, once - rounds * calm * 0.5);
  const dangers = {} as Record<Colour, readonly number[]>;
  for (const colour of COLOURS) {
    const lost = situation.taste.threats * damage(situation, colour);
    dangers[colour] = [0, twice * STRUCK[1] * lost, once * STRUCK[2] * lost];
  }
  return dangers;
}

export const dangerOf = (dangers: Dangers, colour: Colour, markers: number): number =>
  dangers[colour][Math.min(markers, STRIKES - 1)]!;

/** What a section that is under way promises, beyond the points that it has already. */
export function canalWorth({ state, player, rounds, taste }: Situation, section: number, tokens: number): number {
  const hope = taste.canals * Math.min(1, rounds / 3);
  const statue = player.completed[section] || state.statues === 0 ? 0 : state.statues + 1;
  switch (tokens) {
    case 1:
      return CANAL[0] * hope;
    case 2:
      return CANAL[1] * hope;
    case 3:
      return STATUE[0] * statue * hope;
    case 4:
      return STATUE[1] * statue * hope;
    default:
      return 0;
  }
}
