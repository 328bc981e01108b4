import { COLOURS, LAST_STEP, type Majority, NOBODY, PERSONS, STRIKES, stepPoints } from '@guildhall/bruges';
import { PLACES } from './colours.ts';
import { PURSES } from './prices.ts';
import type { Situation } from './situation.ts';

/** Decides ties, and a guilder that buys nothing any more is still better kept than thrown away. */
const TIE_BREAK = 0.002;

export function guildersWorth({ season, prices }: Situation, guilders: number): number {
  let left = guilders;
  let worth = 0;
  for (let i = 0; i < PURSES.length; i++) {
    const most = PURSES[i]!;
    worth += Math.min(left, most) * prices.guilders[i]!;
    if (left <= most) break;
    left -= most;
  }
  return worth * season + guilders * TIE_BREAK;
}

export function workersWorth({ season, prices }: Situation, workers: number, demand: number): number {
  const wanted = Math.min(workers, demand);
  let worth = wanted * prices.wantedWorker;
  for (let n = 0; n < workers - wanted; n++) worth += prices.workers[Math.min(n, prices.workers.length - 1)]!;
  return worth * season;
}

export function roomsWorth({ season, prices }: Situation, empty: number): number {
  const { rooms } = prices;
  let worth = 0;
  for (let n = 0; n < Math.min(empty, rooms.length); n++) worth += rooms[n]!;
  return worth * season;
}

/** Steps to come are part of it, so that the dear last steps draw on the first ones already. */
export function reputationWorth({ state, rounds, taste, prices }: Situation, steps: number): number {
  const end = Math.min(LAST_STEP, steps + prices.pace * rounds);
  const below = Math.floor(end);
  const pointsAt = (step: number): number => stepPoints(state.options, step);
  const reached = pointsAt(below) + (end === below ? 0 : (end - below) * (pointsAt(below + 1) - pointsAt(below)));
  return taste.reputation * (reached - pointsAt(steps)) * prices.coming + pointsAt(steps);
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance to turn a marker at some check to come, being so far ahead now. */
function majorityChance({ state, rounds, turns, perks, prices }: Situation, lead: number): number {
  if (state.stage === 'over') return 0;
  const ahead = lead - (perks.ties ? 0 : 0.5);
  const now =
    rounds < 0.5 || state.stage === 'actions' || state.stage === 'dice' ? sigmoid(ahead / (0.2 + 0.12 * turns)) : 0;
  const later =
    rounds === 0 ? 0 : prices.later * sigmoid((ahead - 0.2 * (state.seats - 2)) / (0.5 + 0.4 * Math.sqrt(rounds)));
  return 1 - (1 - now) * (1 - later);
}

/** How far the player is ahead of the best other one. */
function leadIn({ player, rivals, empty }: Situation, majority: Majority): number {
  switch (majority) {
    case 'reputation':
      return player.reputation - rivals.reputation;
    case 'people':
      return player.houses.length - empty - rivals.people;
    case 'canals':
      return player.canals[0] + player.canals[1] - rivals.canals;
  }
}

/** What being ahead by `more` than now is worth, for a marker that is still grey. */
export function majorityWorth(situation: Situation, majority: Majority, more = 0): number {
  if (situation.player.majorities[majority]) return 0;
  const { taste, prices } = situation;
  return taste.majorities * prices.majority * majorityChance(situation, leadIn(situation, majority) + more);
}

/** By card: what the plague costs if it takes this person. */
const MISSED: readonly number[] = PERSONS.map(
  ({ price, estimate, icon }) => price / 3 + (icon === 'arrow' ? 0 : 0.5 * estimate),
);

/** What a strike of each colour would cost, by place; less than nothing if a person makes it a gain. */
function damages({ player, workers, empty, prices }: Situation): number[] {
  const { damage, lost: share } = prices;
  const { houses, guilders, canals, points } = player;
  let cheapest = Number.POSITIVE_INFINITY;
  for (const { person } of houses) if (person !== NOBODY) cheapest = Math.min(cheapest, MISSED[person]!);
  let all = 0;
  for (const place of PLACES) all += workers[place]!;
  const bearable = empty > 0 || canals[0] + canals[1] > 0;
  const lost = [
    damage.blue + share * prices.worker * all,
    damage.brown + (cheapest === Number.POSITIVE_INFINITY ? 0 : cheapest),
    bearable ? damage.red : houses.length > 0 ? damage.red + 1.5 : damage.red / 2,
    Math.min(damage.purple, points),
    damage.yellow + share * prices.guilder * guilders,
  ];
  // from the last to the first, whose word counts
  for (let at = houses.length - 1; at >= 0; at--) {
    const { person } = houses[at]!;
    if (person === NOBODY) continue;
    const bearer = PERSONS[person]!;
    if (bearer.kind === 'spared') lost[COLOURS.indexOf(bearer.effect.colour)] = -bearer.effect.points;
  }
  return lost;
}

/** What the danger costs, by place of the colour: with 0, 1 and 2 markers of the first colour, of the second and so on. */
export type Dangers = readonly number[];

export function dangersOf(situation: Situation): Dangers {
  const { rounds, taste, prices } = situation;
  const { struck } = prices;
  const calm = (2 / 3) ** rounds;
  const once = 1 - calm;
  const twice = Math.max(0, once - rounds * calm * 0.5);
  const damage = damages(situation);
  const dangers: number[] = [];
  for (const place of PLACES) {
    const lost = taste.threats * damage[place]!;
    dangers.push(0, twice * struck[1] * lost, once * struck[2] * lost);
  }
  return dangers;
}

export const dangerOf = (dangers: Dangers, place: number, markers: number): number =>
  dangers[place * STRIKES + Math.min(markers, STRIKES - 1)]!;

/** What a section that is under way promises, beyond the points that it has already. */
export function canalWorth(situation: Situation, section: number, tokens: number): number {
  const { state, player, rounds, taste, prices } = situation;
  const { canal, statue: share } = prices;
  const hope = taste.canals * Math.min(1, rounds / 3);
  const statue = player.completed[section] || state.statues === 0 ? 0 : state.statues + 1;
  switch (tokens) {
    case 1:
      return canal[0] * hope;
    case 2:
      return canal[1] * hope;
    case 3:
      return share[0] * statue * hope;
    case 4:
      return share[1] * statue * hope;
    default:
      return 0;
  }
}
