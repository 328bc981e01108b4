import type { Action } from '@guildhall/belfort';
import { deriveSeed } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import type { LiveTable, Snapshot } from '../../session/live.ts';
import { lessonGame, lessonOptions, PUPIL } from './position.ts';
import { LESSON, type Step } from './steps.ts';

/** How far the lesson is. A new object for every change. */
export interface Progress {
  readonly at: number;
  readonly step: Step;
  /** How many moves in a row were not what the step asks for. */
  readonly refused: number;
  /** The others are moving. */
  readonly watching: boolean;
  readonly points: number;
}

export interface LessonRun {
  /** The table as the screen takes it. Nothing of it is saved. */
  readonly live: LiveTable;
  progress(): Progress;
  /** Goes on from a step that is only read. */
  goOn(): void;
}

const nothing = () => {};

/** Plays a lesson: the pupil's moves are made if the step asks for them, the others move by themselves. */
export function runLesson(names: readonly string[], pace: () => number): LessonRun {
  const colours = ['red', 'blue', 'yellow'] as const;
  const seats = names.map((name, seat) => ({
    kind: seat === PUPIL ? ('human' as const) : ('bot' as const),
    name,
    colour: colours[seat]!,
  }));
  const table = newTable(lessonGame, lessonOptions(), seats, deriveSeed('lesson', 2));
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurry = false;
  let move = nothing;
  let made = 0;
  let now: Snapshot = {
    table,
    revision: table.revision,
    me: PUPIL,
    curtain: null,
    last: null,
    thinking: null,
    problem: null,
  };
  let progress: Progress = { at: 0, step: LESSON[0]!, refused: 0, watching: false, points: 0 };

  const tell = (change: Partial<Snapshot>, lesson: Partial<Progress> = {}) => {
    now = { ...now, revision: table.revision, ...change };
    progress = { ...progress, points: table.state.players[PUPIL]!.score, ...lesson };
    for (const listener of listeners) listener();
  };

  /** The others make their moves one by one, then the next step begins. */
  function finish(script: Step['then']): void {
    const [next, ...rest] = script;
    if (next === undefined) {
      hurry = false;
      made = 0;
      move = nothing;
      const at = progress.at + 1;
      return tell({ thinking: null }, { at, step: LESSON[at]!, refused: 0, watching: false });
    }
    const [seat, action] = next;
    tell({ thinking: seat }, { watching: true, refused: 0 });
    move = () => {
      clearTimeout(timer);
      tell({ last: table.submit(table.revision, seat, action) });
      finish(rest);
    };
    if (hurry) move();
    else timer = setTimeout(() => move(), pace());
  }

  return {
    live: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => now,
      act(...actions) {
        if (progress.watching) return;
        const { step } = progress;
        if (!actions.every((action) => step.allow(action as Action))) {
          return tell({}, { refused: progress.refused + 1 });
        }
        for (const action of actions) {
          made++;
          tell({ last: table.submit(table.revision, PUPIL, action) });
        }
        if (made >= step.moves.length) finish(step.then);
      },
      canUndo: () => false,
      undo: nothing,
      takeOver: nothing,
      next: () => move(),
      skip() {
        hurry = progress.watching;
        move();
      },
      close: () => clearTimeout(timer),
    },
    progress: () => progress,
    goOn() {
      if (progress.step.moves.length === 0 && progress.at + 1 < LESSON.length) finish([]);
    },
  };
}
