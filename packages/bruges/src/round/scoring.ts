import { placed, type ScoreLine, type Standing } from '@guildhall/kernel';
import type { FinalItem } from '../events.ts';
import { THIRD_SPACE } from '../facts/canals.ts';
import { personPoints } from '../facts/persons.ts';
import { stepPoints } from '../facts/reputation.ts';
import type { Options } from '../options.ts';
import type { Counted } from '../persons/counters.ts';
import { BEARERS, DECK } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import { MAJORITIES, NOBODY, type State } from '../state.ts';

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

/** Told line by line. */
type Tell = (item: FinalItem, points: number) => void;

function tellFinal(options: Options, player: Counted, tell: Tell): void {
  const { houses, canals, statues, majorities, reputation } = player;
  let printed = 0;
  for (const { person } of houses) if (person !== NOBODY) printed += personPoints(DECK[person]!);
  tell('persons', printed);
  tell('houses', PER_HOUSE * houses.length);
  for (const { person } of houses) {
    if (person === NOBODY) continue;
    const { ability, effect } = BEARERS[person]!;
    if (ability.final !== undefined) tell(laurelOf(person), ability.final(player, effect));
  }
  let turned = 0;
  for (const majority of MAJORITIES) if (majorities[majority]) turned++;
  let long = 0;
  for (const tokens of canals) if (tokens >= THIRD_SPACE) long++;
  tell('majorities', PER_MAJORITY * turned);
  tell('canals', PER_SECTION * long);
  let made = 0;
  for (const points of statues) made += points;
  tell('statues', made);
  tell('reputation', stepPoints(options, reputation));
}

/** What this player's area would bring at the end of the game, as it is now. */
export function finalLines(options: Options, player: Counted): FinalLine[] {
  const lines: FinalLine[] = [];
  tellFinal(options, player, (item, points) => lines.push({ item, points }));
  return lines;
}

/** The sum of these lines: searches ask for it all the time, and nothing else. */
export function finalPoints(options: Options, player: Counted): number {
  let sum = 0;
  tellFinal(options, player, (_, points) => {
    sum += points;
  });
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
