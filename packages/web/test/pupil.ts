import { textProblems } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { isLook, type Lesson } from '../src/table/lesson/lesson.ts';
import { type LessonRun, runLesson } from '../src/table/lesson/run.ts';
import type { Kit } from '../src/table/screen/game.ts';

export const NAMES = ['Ada', 'Anselm', 'Brunhild'];

/** Does what a step asks for, and lets the others finish. */
export function follow<K extends Kit>(
  run: LessonRun<K>,
  moves: readonly K['Action'][] = run.progress().step.moves,
): void {
  if (moves.length === 0) run.goOn();
  else run.live.act(run.table.revision, ...moves);
  run.live.skip();
}

/** Somebody who has followed the coach to this step. */
export function upTo<K extends Kit>(lesson: Lesson<K>, id: string): LessonRun<K> {
  const run = runLesson(lesson, NAMES, () => 0);
  while (run.progress().step.id !== id) follow(run);
  return run;
}

/** Registers what must hold for every step of a lesson. `routed`: the actions that picking these targets means. */
export function everyStep<K extends Kit>(
  lesson: Lesson<K>,
  routed: (run: LessonRun<K>, picks: readonly string[]) => readonly K['Action'][],
): void {
  const { game, pupil, steps } = lesson;
  const each = steps.map((step) => [step.id, step] as const);

  test('the lesson starts from a position that play could reach', () => {
    const { state } = upTo(lesson, steps[0]!.id).table;
    expect(game.violations(state)).toEqual([]);
    expect(game.decision(state)).toMatchObject({ seats: [pupil] });
  });

  describe('every step', () => {
    test.each(each)('%s has its texts', (_id, { title, text, notYet }) => {
      for (const part of [title, text, notYet]) expect(textProblems(part)).toEqual([]);
    });

    test.each(each)('%s points at something that is there and leads to its move', (id, step) => {
      for (const action of step.moves) expect(step.allow(action)).toBe(true);
      const picks = step.target.filter((target) => !isLook(target));
      const isAll = picks.length > 0 && picks.length === step.target.length;
      if (isAll && step.moves.length > 0) expect(routed(upTo(lesson, id), picks)).toEqual([step.moves[0]]);
    });

    test.each(each)('%s refuses everything else and changes nothing', (id, step) => {
      const run = upTo(lesson, id);
      const { revision } = run.table;
      const others = run.table.legal(pupil).filter((action) => !step.allow(action));
      for (const [i, action] of others.entries()) {
        run.live.act(revision, action);
        expect(run.progress()).toMatchObject({ step: { id }, refused: i + 1 });
      }
      expect(run.table.revision).toBe(revision);
      if (id === steps.at(-1)!.id) return;
      follow(run);
      expect(run.progress()).toMatchObject({ refused: 0 });
    });
  });
}
