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

/** What this player's area would bring at the end of the game, as it is now. */
export function finalLines(options: Options, player: Counted): FinalLine[] {
  const { houses, canals, statues, majorities, reputation } = player;
  const lines: FinalLine[] = [];
  let printed = 0;
  for (const { person } of houses) if (person !== NOBODY) printed += personPoints(DECK[person]!);
  lines.push({ item: 'persons', points: printed }, { item: 'houses', points: PER_HOUSE * houses.length });
  for (const { person } of houses) {
    if (person === NOBODY) continue;
    const { id, ability, effect } = BEARERS[person]!;
    if (ability.final !== undefined) lines.push({ item: `laurel.${id}`, points: ability.final(player, effect) });
  }
  const turned = MAJORITIES.filter((majority) => majorities[majority]).length;
  const long = canals.filter((tokens) => tokens >= THIRD_SPACE).length;
  lines.push(
    { item: 'majorities', points: PER_MAJORITY * turned },
    { item: 'canals', points: PER_SECTION * long },
    { item: 'statues', points: statues.reduce((all, points) => all + points, 0) },
    { item: 'reputation', points: stepPoints(options, reputation) },
  );
  return lines;
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
