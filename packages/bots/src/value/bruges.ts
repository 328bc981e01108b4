import {
  bruges,
  CARDS,
  MAJORITIES,
  MEASURE,
  NOBODY,
  PERSONS,
  SECTIONS,
  type State,
  totalsNow,
} from '@guildhall/bruges';
import { PLACES } from '../evaluators/bruges/colours.ts';
import { futureWorth, scalesFor } from '../evaluators/bruges/persons.ts';
import { planWorth } from '../evaluators/bruges/plan.ts';
import { type BrugesPart, situationOf } from '../evaluators/bruges/situation.ts';
import { canalWorth, dangerOf, dangersOf, majorityWorth, reputationWorth } from '../evaluators/bruges/worth.ts';
import { type Features, pointsByPart } from './features.ts';

type Row = readonly [name: string, part: BrugesPart];

const once: readonly Row[] = [
  ['points', 'points'],
  ['future', 'persons'],
  ['hope', 'majorities'],
  ['canalHope', 'canals'],
  ['reputationHope', 'reputation'],
  ['start', 'points'],
  ['plans', 'cards'],
  ['coloursWanted', 'workers'],
];

/** What is looked at twice: as it is, and by the rounds that it may still serve. */
const lasting: readonly Row[] = [
  ['guilders', 'guilders'],
  ['guildersBeyond', 'guilders'],
  ['workers', 'workers'],
  ['workersBeyond', 'workers'],
  ['colours', 'workers'],
  ['empty', 'houses'],
  ['emptyBeyond', 'houses'],
  ['reputation', 'reputation'],
  ['canalTokens', 'canals'],
  ['canalBest', 'canals'],
  ['threats', 'threats'],
  ['danger', 'threats'],
  ['hand', 'cards'],
  ['persons', 'persons'],
  ['houses', 'houses'],
  ['arrows', 'persons'],
  ['laurels', 'persons'],
  ...MAJORITIES.map((majority): Row => [`lead.${majority}`, 'majorities']),
  ...MAJORITIES.map((majority): Row => [`held.${majority}`, 'majorities']),
];

const rows: readonly Row[] = [
  ...once,
  ...lasting,
  ...lasting.map(([name, part]): Row => [`${name}.rounds`, part]),
  ...Array.from({ length: CARDS }, (_, card): Row => [`person.${card}`, 'persons']),
];

/** More rounds than this make no difference. */
const MANY = 9;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** What brings the points of an item of the final reckoning; what is not listed are points won on the way. */
const PART_OF: Readonly<Record<string, BrugesPart>> = {
  persons: 'persons',
  laurel: 'persons',
  person: 'persons',
  houses: 'houses',
  majorities: 'majorities',
  canals: 'canals',
  statues: 'canals',
  reputation: 'reputation',
};
function partOf(item: string): BrugesPart {
  // intrigue takes points; a threat that was averted brings one
  if (item.startsWith('threat.')) return 'threats';
  return PART_OF[item.split('.', 1)[0]!] ?? 'points';
}

export const brugesFeatures: Features<State, BrugesPart> = {
  names: rows.map(([name]) => name),
  parts: rows.map(([, part]) => part),
  round: (state) => state.round,
  set: () => 0,
  sets: 1,
  season: (state) => Math.min(MANY, Math.round(situationOf(state, 0).rounds)),
  seasons: MANY + 1,

  look(state, seat, into) {
    const situation = situationOf(state, seat);
    const { player, rounds, rivals } = situation;
    const dangers = dangersOf(situation);
    const scales = scalesFor(situation, dangers);
    let at = 0;
    const write = (value: number): void => {
      into[at++] = value;
    };
    let future = 0;
    let persons = 0;
    let empty = 0;
    let arrows = 0;
    let laurels = 0;
    for (const { person } of player.houses) {
      if (person === NOBODY) {
        empty++;
        continue;
      }
      persons++;
      future += futureWorth(scales, person, true);
      const { icon } = PERSONS[person]!;
      if (icon === 'arrow') arrows++;
      else if (icon === 'laurel') laurels++;
    }
    write(totalsNow(state)[seat]!);
    write(future);
    write(MAJORITIES.reduce((sum, majority) => sum + majorityWorth(situation, majority), 0));
    write(SECTIONS.reduce((sum: number, section) => sum + canalWorth(situation, section, player.canals[section]), 0));
    write(reputationWorth(situation, player.reputation));
    write((seat - state.start + state.seats) % state.seats);
    write(planWorth(scales, dangers));
    let wanted = 0;
    for (const place of PLACES) wanted += Math.min(situation.workers[place]!, situation.demand[place]!);
    write(wanted);
    const first = at;
    write(Math.min(8, player.guilders));
    write(Math.max(0, player.guilders - 8));
    let workers = 0;
    let colours = 0;
    let threats = 0;
    let danger = 0;
    for (const place of PLACES) {
      const own = situation.workers[place]!;
      const markers = situation.threats[place]!;
      workers += own;
      if (own > 0) colours++;
      threats += markers;
      danger += dangerOf(dangers, place, markers);
    }
    write(Math.min(5, workers));
    write(Math.max(0, workers - 5));
    write(colours);
    write(Math.min(2, empty));
    write(Math.max(0, empty - 2));
    write(player.reputation);
    write(player.canals[0] + player.canals[1]);
    write(Math.max(player.canals[0], player.canals[1]));
    write(threats);
    write(danger);
    write(player.hand.length);
    write(persons);
    write(player.houses.length);
    write(arrows);
    write(laurels);
    for (const majority of MAJORITIES) write(clamp(MEASURE[majority](player) - rivals[majority], 3));
    for (const majority of MAJORITIES) write(player.majorities[majority] ? 1 : 0);
    const last = at;
    const share = Math.min(MANY, rounds);
    for (let i = first; i < last; i++) write(into[i]! * share);
    into.fill(0, at);
    for (const { person } of player.houses) if (person !== NOBODY) into[at + person]! += share;
  },

  final: (state) => (state.stage === 'over' ? pointsByPart(bruges.score(state), state.seats, partOf) : null),
};
