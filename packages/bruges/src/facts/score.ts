import { type FinalLine, finalLines, finalPoints } from '../round/scoring.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export interface ScorePreview {
  readonly seat: number;
  /** On the track already. */
  readonly points: number;
  /** What the final scoring would add now. */
  readonly lines: readonly FinalLine[];
  readonly total: number;
}

/** If the game ended now; once it has ended, everything is on the track. */
export const scorePreview = (known: State | View): ScorePreview[] =>
  known.players.map((player, seat) => {
    const lines = known.stage === 'over' ? [] : finalLines(known.options, player);
    return { seat, points: player.points, lines, total: lines.reduce((all, line) => all + line.points, player.points) };
  });

/** The totals alone, by seat. */
export function totalsNow(known: State | View): number[] {
  const { options, players } = known;
  const totals: number[] = [];
  for (const player of players) {
    totals.push(player.points + (known.stage === 'over' ? 0 : finalPoints(options, player)));
  }
  return totals;
}
