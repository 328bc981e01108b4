import { BadOptions, type Game, placed, type ScoreLine, type Seat } from '@guildhall/kernel';

/**
 * A game that has nothing to do with the others: snails creep along a row of fields, one or two at a time, and eat the
 * leaves they reach first. Whoever comes to the end of the row ends the race.
 */
export const GOAL = 6;
const LEAVES = [2, 3, 5] as const;
const PRIZE = 3;

export interface State {
  round: number;
  turn: Seat;
  /** By seat; 0: before the first field. */
  at: number[];
  /** The fields where a leaf still lies. */
  leaves: number[];
  lines: ScoreLine[];
}
export interface Action {
  readonly field: number;
}
export type Event =
  | { readonly t: 'round'; readonly n: number }
  | { readonly t: 'creeps' | 'eats'; readonly seat: Seat; readonly field: number };
export type Options = Readonly<Record<string, never>>;

const isOver = ({ at }: State): boolean => at.includes(GOAL);

const copy = ({ round, turn, at, leaves, lines }: State): State => ({
  round,
  turn,
  at: [...at],
  leaves: [...leaves],
  lines: [...lines],
});

export const snails: Game<State, Action, State, Event, Options> = {
  id: 'snails',
  rules: 1,
  seats: [4, 6],
  options(_raw, seats) {
    if (seats < 4 || seats > 6) throw new BadOptions([`seats: expected 4 to 6, got ${seats}`]);
    return {};
  },
  setup: (_options, seats) => ({
    round: 1,
    turn: 0,
    at: Array.from({ length: seats }, () => 0),
    leaves: [...LEAVES],
    lines: [],
  }),
  decision: (state) => (isOver(state) ? null : { seats: [state.turn], ask: 'creep', source: null }),
  legal(state, seat) {
    if (isOver(state) || seat !== state.turn) return [];
    const next = state.at[seat]! + 1;
    const isFree = next < GOAL && !state.at.includes(next + 1);
    return isFree ? [{ field: next }, { field: next + 1 }] : [{ field: next }];
  },
  apply(state, seat, { field }, out) {
    const score = (item: string, points: number) => state.lines.push({ seat, item, round: state.round, points });
    state.at[seat] = field;
    out?.push({ t: 'creeps', seat, field });
    if (state.leaves.includes(field)) {
      state.leaves.splice(state.leaves.indexOf(field), 1);
      score('leaf', 1);
      out?.push({ t: 'eats', seat, field });
    }
    if (field === GOAL) score('goal', PRIZE);
    state.turn = (seat + 1) % state.at.length;
    if (state.turn === 0 && !isOver(state)) {
      state.round++;
      out?.push({ t: 'round', n: state.round });
    }
    return 'open';
  },
  clone: copy,
  publicView: copy,
  ownView: (_state, seat) => ({ seat }),
  joinView: (open) => open,
  view: copy,
  seen: (event) => event,
  imagine: copy,
  score: ({ lines }) => lines,
  standings: ({ at, lines }) =>
    placed(
      at.map((field, seat) => ({
        seat,
        score: lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
        tieBreak: field,
      })),
    ),
  violations: ({ at }) => (at.every((field) => field <= GOAL) ? [] : ['a snail has left the track']),
};
