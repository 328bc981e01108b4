import { placed, type ScoreLine, type Standing } from '@guildhall/kernel';
import type { FinalItem } from '../events.ts';
import { THIRD_SPACE } from '../facts/canals.ts';
import { personPoints } from '../facts/persons.ts';
import { stepPoints } from '../facts/reputation.ts';
import type { Options } from '../options.ts';
import type { Counted } from '../persons/counters.ts';
import { BEARERS, DECK } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';

export const PER_MAJORITY = 4;
export const PER_HOUSE = 1;
export const PER_SECTION = 3;

export interface FinalLine {
  readonly item: FinalItem;
  readonly points: number;
}

const laurels: FinalItem[] = [];
const laurelOf = (person: number): FinalItem => {
  laurels[person] ??= `laurel.${BEARERS[person]!.id}`;
  return laurels[person];
};

function printedPoints({ houses }: Counted): number {
  let printed = 0;
  for (const { person } of houses) if (person !== NOBODY) printed += personPoints(DECK[person]!);
  return printed;
}

const housePoints = ({ houses }: Counted): number => PER_HOUSE * houses.length;

/** The points of this person at the end of the game; null: it is none for the end. */
function laurelPoints(player: Counted, person: number): number | null {
  if (person === NOBODY) return null;
  const { icon, ability, effect } = BEARERS[person]!;
  return icon === 'laurel' ? ability.final!(player, effect) : null;
}

function majorityPoints({ majorities: { reputation, people, canals } }: Counted): number {
  return PER_MAJORITY * ((reputation ? 1 : 0) + (people ? 1 : 0) + (canals ? 1 : 0));
}

const canalPoints = ({ canals: [left, right] }: Counted): number =>
  PER_SECTION * ((left >= THIRD_SPACE ? 1 : 0) + (right >= THIRD_SPACE ? 1 : 0));

function statuesPoints({ statues }: Counted): number {
  let made = 0;
  for (const points of statues) made += points;
  return made;
}

/** What this player's area would bring at the end of the game, as it is now. */
export function finalLines(options: Options, player: Counted): FinalLine[] {
  const lines: FinalLine[] = [
    { item: 'persons', points: printedPoints(player) },
    { item: 'houses', points: housePoints(player) },
  ];
  for (const { person } of player.houses) {
    const points = laurelPoints(player, person);
    if (points !== null) lines.push({ item: laurelOf(person), points });
  }
  lines.push(
    { item: 'majorities', points: majorityPoints(player) },
    { item: 'canals', points: canalPoints(player) },
    { item: 'statues', points: statuesPoints(player) },
    { item: 'reputation', points: stepPoints(options, player.reputation) },
  );
  return lines;
}

/** The sum of these lines, without making them: searches ask for it all the time, and nothing else. */
export function finalPoints(options: Options, player: Counted): number {
  let sum = printedPoints(player) + housePoints(player) + majorityPoints(player) + canalPoints(player);
  sum += statuesPoints(player) + stepPoints(options, player.reputation);
  for (const { person } of player.houses) sum += laurelPoints(player, person) ?? 0;
  return sum;
}

export function scoreAll(play: Play): void {
  const { state } = play;
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]!;
    for (const { item, points } of finalLines(state.options, player)) {
      if (points === 0) continue;
      player.points += points;
      state.ledger.push({ round: state.round, seat, item, points });
      if (play.out === undefined) continue;
      if (item.startsWith('laurel.')) {
        const person = DECK.find(({ id }) => item === `laurel.${id}`)!;
        effect(play, seat, person.card);
      }
      play.out.push({ t: 'final', seat, item, points });
    }
  }
}

/** Most points; then most guilders; then a shared place. */
export const standings = (state: State): Standing[] =>
  placed(state.players.map(({ points, guilders }, seat) => ({ seat, score: points, tieBreak: guilders })));

/** What everybody starts with, and what is counted at the end, belongs to no round. */
const COUNTED_ONCE: readonly string[] = [
  'start',
  'persons',
  'houses',
  'majorities',
  'canals',
  'statues',
  'reputation',
] satisfies (FinalItem | 'start')[];

export const scoreLines = (state: State): ScoreLine[] =>
  state.ledger.map((row) =>
    COUNTED_ONCE.includes(row.item) || row.item.startsWith('laurel.') ? { ...row, round: null } : { ...row },
  );
