import type { Analysis } from './analyse-moves.ts';
import type { BalanceSeries } from './balance-games.ts';
import type { Ladder } from './ladder-games.ts';
import type { Series } from './series.ts';
import type { Lessons } from './train-games.ts';
import type { Tuning } from './tune-games.ts';

/** What threads can do: each gets its input once, then plays batches of numbered things. */
export const tasks = {
  async simulate(series: Series) {
    const { playSeries } = await import('./series.ts');
    return (from: number, to: number) => playSeries(series, from, to);
  },
  async ladder(ladder: Ladder) {
    const { playLadder } = await import('./ladder-games.ts');
    return (from: number, to: number) => playLadder(ladder, from, to);
  },
  async train({ lessons, folder }: { readonly lessons: Lessons; readonly folder: string }) {
    const { playLessons } = await import('./train-games.ts');
    return (from: number, to: number) => playLessons(lessons, folder, from, to);
  },
  async tune(tuning: Tuning) {
    const { playTuning } = await import('./tune-games.ts');
    return (from: number, to: number) => playTuning(tuning, from, to);
  },
  async analyse(analysis: Analysis) {
    return (await import('./analyse-moves.ts')).analyst(analysis);
  },
  async balance(series: BalanceSeries) {
    const { playBalance } = await import('./balance-games.ts');
    return (from: number, to: number) => playBalance(series, from, to);
  },
} satisfies Readonly<Record<string, (input: never) => Promise<(from: number, to: number) => object | Promise<object>>>>;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<T extends TaskName> = Parameters<Tasks[T]>[0];
export type Part<T extends TaskName> = Awaited<ReturnType<Awaited<ReturnType<Tasks[T]>>>>;
