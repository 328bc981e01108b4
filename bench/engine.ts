// How fast the rules run, on one core. `guildhall bench engine` starts this and prints it for people; by itself it
// prints one JSON object. `--from <folder>` takes the rules from another checkout, `--only belfort,4` measures one table.
// Time is that of the processor, so that other work on the machine does not count.
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { below, type Game, seeded } from '@guildhall/kernel';

interface EngineSpeed {
  decisionsPerSecond: number;
  withClonePerSecond: number;
  cloneMicros: number;
  stateBytes: number;
}

/** By number of seats. */
type Speeds = Record<string, EngineSpeed>;

interface EngineReport {
  belfort: Speeds;
  bruges: Speeds;
  runs: number;
  node: string;
  cpu: string;
}

const RUNS = 5;
const MIDGAMES = 20;

/** Random play, one game after the other, so that setting up a game is part of the time. */
function randomPlay<S, A, V, E, O>(game: Game<S, A, V, E, O>, seats: number, withClone: boolean) {
  const options = game.options({}, seats);
  const random = seeded(seats);
  let number = 0;
  let state = game.setup(options, seats, number);
  return (decisions: number): void => {
    for (let i = 0; i < decisions; i++) {
      let decision = game.decision(state);
      if (decision === null) {
        state = game.setup(options, seats, ++number);
        decision = game.decision(state)!;
      }
      if (withClone) state = game.clone(state);
      const seat = decision.seats[0]!;
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[below(random, legal.length)]!);
    }
  };
}

/** States half-way through random games. */
function midgames<S, A, V, E, O>(game: Game<S, A, V, E, O>, seats: number): S[] {
  const options = game.options({}, seats);
  return Array.from({ length: MIDGAMES }, (_, number) => {
    const play = (most: number) => {
      const state = game.setup(options, seats, number);
      const random = seeded(number);
      let moves = 0;
      for (let decision = game.decision(state); decision !== null && moves < most; decision = game.decision(state)) {
        const seat = decision.seats[0]!;
        const legal = game.legal(state, seat);
        game.apply(state, seat, legal[below(random, legal.length)]!);
        moves++;
      }
      return { state, moves };
    };
    return play(play(Number.POSITIVE_INFINITY).moves >> 1).state;
  });
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** Milliseconds of the processor that this process has used, with the threads that compile for it and tidy up after it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How often per second `work` gets one thing done; it is told how many to do at a time. */
function perSecond(work: (times: number) => void, seconds: number): number {
  const batch = 500;
  const once = () => {
    const start = processorMs();
    const end = start + (seconds * 1000) / RUNS;
    let done = 0;
    let now = start;
    for (; now < end; now = processorMs()) {
      work(batch);
      done += batch;
    }
    return (done * 1000) / (now - start);
  };
  once();
  return median(Array.from({ length: RUNS }, once));
}

function speedOf<S, A, V, E, O>(game: Game<S, A, V, E, O>, seats: number, seconds: number): EngineSpeed {
  const states = midgames(game, seats);
  let next = 0;
  let last: S | undefined;
  const clones = perSecond((times) => {
    for (let i = 0; i < times; i++) last = game.clone(states[next++ % MIDGAMES]!);
  }, seconds / 2);
  if (last === undefined) throw new Error('nothing was cloned');
  return {
    decisionsPerSecond: Math.round(perSecond(randomPlay(game, seats, false), seconds)),
    withClonePerSecond: Math.round(perSecond(randomPlay(game, seats, true), seconds)),
    cloneMicros: Math.round((1e6 / clones) * 1000) / 1000,
    stateBytes: median(states.map((state) => Buffer.byteLength(JSON.stringify(state)))),
  };
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    from: { type: 'string', default: join(import.meta.dirname, '..') },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

const rulesOf = async (name: string) =>
  import(pathToFileURL(resolve(values.from, `packages/${name}/src/index.ts`)).href);
const { belfort } = (await rulesOf('belfort')) as typeof import('@guildhall/belfort');
const { bruges } = (await rulesOf('bruges')) as typeof import('@guildhall/bruges');

function speedsOf<S, A, V, E, O>(game: Game<S, A, V, E, O>): Speeds {
  const [min, max] = game.seats;
  const speeds: Speeds = {};
  for (let seats = min; seats <= max; seats++) {
    if (values.only === undefined || values.only === `${game.id},${seats}`)
      speeds[seats] = speedOf(game, seats, seconds);
  }
  return speeds;
}

const report: EngineReport = {
  belfort: speedsOf(belfort),
  bruges: speedsOf(bruges),
  runs: RUNS,
  node: process.version,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
};
console.log(JSON.stringify(report));
