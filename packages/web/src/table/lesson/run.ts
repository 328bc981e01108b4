import { deriveSeed } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import type { LiveTable, Snapshot } from '../../session/live.ts';
import type { Kit, TableOf } from '../screen/game.ts';
import type { Lesson, Step } from './lesson.ts';

/** How far the lesson is. A new object for every change. */
export interface Progress<A> {
  readonly at: number;
  readonly step: Step<A>;
  /** How many moves in a row were not what the step asks for. */
  readonly refused: number;
  /** The others are moving. */
  readonly watching: boolean;
  readonly points: number;
}

export interface LessonRun<K extends Kit> {
  /** The table as the screen takes it. Nothing of it is saved. */
  readonly live: LiveTable;
  /** The same, with what the game knows of it. */
  readonly table: TableOf<K>;
  progress(): Progress<K['Action']>;
  /** Goes on from a step that is only read. */
  goOn(): void;
}

const nothing = () => {};

/** Plays a lesson: the pupil's moves are made if the step asks for them, the others move by themselves. */
export function runLesson<K extends Kit>(
  { game, options, pupil, colours, steps, pointsOf }: Lesson<K>,
  names: readonly string[],
  pace: () => number,
): LessonRun<K> {
  const seats = colours.map((colour, seat) => ({
    kind: seat === pupil ? ('human' as const) : ('bot' as const),
    name: names[seat]!,
    colour,
  }));
  const table = newTable(game, options, seats, deriveSeed('lesson', 2));
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurry = false;
  let move = nothing;
  let made = 0;
  let now: Snapshot = {
    table,
    revision: table.revision,
    me: pupil,
    curtain: null,
    last: null,
    thinking: null,
    problem: null,
  };
  let progress: Progress<K['Action']> = { at: 0, step: steps[0]!, refused: 0, watching: false, points: 0 };

  const tell = (change: Partial<Snapshot>, lesson: Partial<Progress<K['Action']>> = {}) => {
    now = { ...now, revision: table.revision, ...change };
    progress = { ...progress, points: pointsOf(table.state, pupil), ...lesson };
    for (const listener of listeners) listener();
  };

  /** The others make their moves one by one, then the next step begins. */
  function finish(script: Step<K['Action']>['then']): void {
    const [next, ...rest] = script;
    if (next === undefined) {
      hurry = false;
      made = 0;
      move = nothing;
      const at = progress.at + 1;
      return tell({ thinking: null }, { at, step: steps[at]!, refused: 0, watching: false });
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
        if (!actions.every((action) => step.allow(action as K['Action']))) {
          return tell({}, { refused: progress.refused + 1 });
        }
        for (const action of actions) {
          made++;
          tell({ last: table.submit(table.revision, pupil, action) });
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
    table,
    progress: () => progress,
    goOn() {
      if (progress.step.moves.length === 0 && progress.at + 1 < steps.length) finish([]);
    },
  };
}
