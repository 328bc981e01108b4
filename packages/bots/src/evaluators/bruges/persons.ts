import {
  type Counter,
  count,
  type Majority,
  PERSONS,
  type Person,
  type Player,
  type Scales,
  type Yield,
} from '@guildhall/bruges';
import { worthOf } from './abilities.ts';
import { PLACES } from './colours.ts';
import { ESTIMATED, growth } from './prices.ts';
import type { Situation } from './situation.ts';
import { type Dangers, dangerOf, majorityWorth, reputationWorth } from './worth.ts';

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

/** What the best `most` markers are worth to be rid of. */
function relief({ threats }: Situation, dangers: Dangers, most: number): number {
  const left = threats.slice();
  let worth = 0;
  for (let n = 0; n < most; n++) {
    let best = 0;
    let which: number | null = null;
    for (const place of PLACES) {
      const markers = left[place]!;
      if (markers === 0) continue;
      const gain = 1 + dangerOf(dangers, place, markers) - dangerOf(dangers, place, markers - 1);
      if (gain > best) {
        best = gain;
        which = place;
      }
    }
    if (which === null) break;
    left[which]!--;
    worth += best;
  }
  return worth;
}

/** Steps of reputation; `now`: with the lead that they give. */
function stepsWorth(situation: Situation, steps: number, now: boolean): number {
  const { reputation } = situation.player;
  const worth = reputationWorth(situation, reputation + steps) - reputationWorth(situation, reputation);
  if (!now) return worth;
  return worth + (majorityWorth(situation, 'reputation', steps) - majorityWorth(situation, 'reputation'));
}

/** A majority marker, beyond the hope of turning it anyway. */
const claimWorth = (situation: Situation, majority: Majority): number =>
  situation.player.majorities[majority] ? 0 : situation.prices.majority - majorityWorth(situation, majority);

/** What persons are worth in a position, for one seat. What is asked about one of them at a time stands in the fields. */
export interface PersonScales extends Scales {
  readonly situation: Situation;
  person: Person;
  now: boolean;
  inPlay: boolean;
}

export function scalesFor(situation: Situation, dangers: Dangers): PersonScales {
  const { state, player, rounds, season, perks, prices } = situation;
  const scales: PersonScales = {
    situation,
    person: PERSONS[0]!,
    now: false,
    inPlay: false,
    state,
    player,
    rounds,
    season,
    stepPoints: perks.stepPoints,
    guilder: prices.guilder,
    worker: prices.worker,
    anyWorker: prices.anyWorker,
    allWorkers: prices.allWorkers,
    growth: (counter) => prices.growth * growth(counter),
    counted: (counter) => counted(player, scales.person, counter, scales.inPlay),
    relief: (most) => relief(situation, dangers, most),
    steps: (n) => stepsWorth(situation, n, scales.now),
    claim: (majority) => claimWorth(situation, majority),
  };
  return scales;
}

/** One use of an effect. `now`: with the dice and counters as they are; else as they usually are. */
export function yieldOf(scales: PersonScales, person: Person, now: boolean, inPlay: boolean): Yield {
  const { use } = worthOf(person.card);
  if (use === undefined)
    return { points: 0, guilders: 0, other: usual(person, scales) * (0.25 + 0.75 * scales.season) };
  scales.person = person;
  scales.now = now;
  scales.inPlay = inPlay;
  return use(person.effect, scales);
}

const estimateOf = ({ card, estimate }: Person): number => estimate * (worthOf(card).skill ?? 1);

/** One use of an effect that is worth what its estimate says, the worker not yet paid. */
function usual(person: Person, { worker }: PersonScales): number {
  const estimate = estimateOf(person);
  switch (person.icon) {
    case 'arrow':
      return estimate;
    case 'worker':
      return estimate / ESTIMATED.paidUse + worker;
    default:
      return estimate / ESTIMATED.use;
  }
}

/** In points, guilders being for later. */
export const totalOf = ({ points, guilders, other }: Yield, { guilder }: PersonScales): number =>
  points + guilders * guilder + other;

/** What a person in play brings in the rounds to come, beyond what a scoring now would count. */
export const futureWorth = (scales: PersonScales, card: number, inPlay: boolean): number =>
  scales.situation.taste.persons * promise(scales, card, inPlay);

function promise(scales: PersonScales, card: number, inPlay: boolean): number {
  const person = PERSONS[card]!;
  const { rounds } = scales;
  switch (person.icon) {
    case 'arrow':
      return 0;
    case 'laurel':
      scales.person = person;
      scales.inPlay = inPlay;
      return worthOf(card).future?.(person.effect, scales) ?? 0;
    case 'worker': {
      const use = totalOf(yieldOf(scales, person, false, inPlay), scales) - scales.worker;
      return Math.max(0, use) * rounds * scales.situation.prices.supplied;
    }
    default: {
      if (person.mode !== 'activate') return (estimateOf(person) * rounds) / scales.situation.prices.always;
      return totalOf(yieldOf(scales, person, false, inPlay), scales) * rounds;
    }
  }
}
