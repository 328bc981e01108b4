import { COLOURS, type Colour } from './colours.ts';
import { MEASURE } from './round/majorities.ts';
import { type FinalLine, finalLines } from './round/scoring.ts';
import { MAJORITIES, type Majority, type State } from './state.ts';
import { STRIKES } from './threats.ts';
import type { View } from './view.ts';

/** Everything needed for a preview is open, so a view will do. */
export type Known = State | View;

export interface ScorePreview {
  readonly seat: number;
  /** On the track already. */
  readonly points: number;
  /** What the final scoring would add now. */
  readonly lines: readonly FinalLine[];
  readonly total: number;
}

/** If the game ended now; once it has ended, everything is on the track. */
export const scorePreview = (known: Known): ScorePreview[] =>
  known.players.map((player, seat) => {
    const lines = known.stage === 'over' ? [] : finalLines(known.options, player);
    return { seat, points: player.points, lines, total: lines.reduce((all, line) => all + line.points, player.points) };
  });

export interface MajorityPreview {
  readonly majority: Majority;
  /** By seat. */
  readonly counts: readonly number[];
  /** Who is strictly ahead of everybody else; null: nobody. */
  readonly leader: number | null;
}

/** If phase 4 came now. */
export const majorityPreview = (known: Known): MajorityPreview[] =>
  MAJORITIES.map((majority) => {
    const counts = known.players.map((player) => MEASURE[majority](player));
    const best = Math.max(...counts);
    const leaders = counts.flatMap((n, seat) => (n === best ? [seat] : []));
    return { majority, counts, leader: leaders.length === 1 ? leaders[0]! : null };
  });

/** The colours whose next marker strikes this seat. */
export const looming = (known: Known, seat: number): Colour[] =>
  COLOURS.filter((colour) => known.players[seat]!.threats[colour] === STRIKES - 1);
