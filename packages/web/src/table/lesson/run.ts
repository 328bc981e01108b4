import { deriveSeed } from '@guildhall/kernel';
import { accountOf, type Looking, momentOf, newTable } from '@guildhall/table';
import type { HostStatus, TableHost } from '../../session/live.ts';
import type { Kit, SourceFor, TableOf } from '../screen/game.ts';
import type { Lesson, Step } from './lesson.ts';

/** How far the lesson is. A new object for every change. */
export interface Progress<A> {
  readonly at: number;
  readonly step: Step<A>;
  /** How many moves in a row were not what the step asks for. */
  readonly refused: number;
  /** The others are moving. */
  readonly watching: boolean;
  /** A scoring is being shown, and the coach waits. */
  readonly held: boolean;
  readonly points: number;
}

export interface LessonRun<K extends Kit> {
  /** The table as the screen takes it. Nothing of it is saved. */
  readonly live: SourceFor<K> & TableHost & { close(): void };
  /** The same, with what the game knows of it. */
  readonly table: TableOf<K>;
  progress(): Progress<K['Action']>;
  /** Goes on from a step that is only read. */
  goOn(): void;
}

const nothing = () => {};
const CALM: HostStatus = { curtain: null, handOver: null, covered: false, slow: false, advised: [], problem: null };

/** Plays a lesson: the pupil's moves are made if the step asks for them, the others move by themselves. It begins with
 * step `from`; what was to be done before counts as done. */
export function runLesson<K extends Kit>(
  { game, options, pupil, colours, steps, pointsOf }: Lesson<K>,
  names: readonly string[],
  pace: () => number,
  from = 0,
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
  for (const { moves, then } of steps.slice(0, from)) {
    for (const action of moves) table.submit(table.revision, pupil, action);
    for (const [seat, action] of then) table.submit(table.revision, seat, action);
  }
  let account = accountOf(table, { me: pupil });
  let progress: Progress<K['Action']> = {
    at: from,
    step: steps[from]!,
    refused: 0,
    watching: false,
    held: false,
    points: pointsOf(table.state, pupil),
  };

  const tell = (change: Partial<Looking>, lesson: Partial<Progress<K['Action']>> = {}) => {
    // the last move stays in sight: what is told after it is often told before the page is drawn
    account = accountOf(table, { thinking: account.thinking, moving: true, ...change, me: pupil });
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
      table.submit(table.revision, seat, action);
      tell({});
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
      account: () => account,
      moment: async (moves) => momentOf(table, moves, { me: pupil }),
      act(revision, ...actions) {
        if (progress.watching) return;
        const { step } = progress;
        if (!actions.every((action) => step.allow(action))) {
          return tell({}, { refused: progress.refused + 1 });
        }
        for (const [i, action] of actions.entries()) table.submit(revision + i, pupil, action);
        made += actions.length;
        tell({});
        if (made >= step.moves.length) finish(step.then);
      },
      undo: nothing,
      status: () => CALM,
      hold(held) {
        if (held !== progress.held) tell({}, { held });
      },
      handOver: nothing,
      takeOver: nothing,
      next: () => move(),
      hurry: nothing,
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
