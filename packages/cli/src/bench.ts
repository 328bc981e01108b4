import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count, measurePeer, type PeerReport, runNode } from './bench-tools.ts';
import { BadUsage, Failure, messageOf } from './failure.ts';
import { gameRow } from './games.ts';
import { columns } from './table.ts';

interface EngineSpeed {
  readonly decisionsPerSecond: number;
  readonly withClonePerSecond: number;
  readonly cloneMicros: number;
  readonly stateBytes: number;
}

/** By number of seats. */
type Speeds = Readonly<Record<string, EngineSpeed>>;

interface EngineReport {
  readonly belfort: Speeds;
  readonly bruges: Speeds;
  readonly runs: number;
  readonly node: string;
  readonly cpu: string;
}

interface Peer {
  readonly name: string;
  readonly movesPerSecond: number;
}

type BenchReport = EngineReport & PeerReport<Peer> & { readonly ratioToPeer: number | null };

const ENGINE = 'bench/engine.ts';
const GAMES = ['belfort', 'bruges'] as const;
const MEASURES = ['decisionsPerSecond', 'withClonePerSecond'] as const;
/** So often this checkout and the other one are measured in turns. */
const ROUNDS = 5;

interface BenchOptions {
  readonly json?: boolean;
  readonly seconds: number;
  /** Another checkout of this repository, installed. */
  readonly against?: string;
}

export async function benchCommand({ json, seconds, against }: BenchOptions): Promise<number> {
  if (against !== undefined) {
    if (!existsSync(join(against, ENGINE))) throw new BadUsage(`${against} is no checkout of this repository`);
    const ratios = await compare(resolve(against), seconds);
    console.log(json ? JSON.stringify({ against, rounds: ROUNDS, ratios }) : ratioTable(against, ratios));
    return 0;
  }
  const report = await measure(seconds);
  console.log(json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

const measureEngine = (seconds: number, ...args: readonly string[]): Promise<EngineReport> =>
  runNode<EngineReport>(ENGINE, seconds, args).catch((error) => {
    throw new Failure(`the measurement failed: ${messageOf(error)}`);
  });

type Ratio = Record<(typeof MEASURES)[number], number>;

/** How many times as fast the rules run here as there, by game and number of seats: medians of pairs. */
async function compare(folder: string, seconds: number): Promise<Record<string, Ratio>> {
  const ratios: Record<string, Ratio> = {};
  for (const name of GAMES) {
    const [least, most] = gameRow(name).game.seats;
    for (let seats = least; seats <= most; seats++) {
      const speedOf = async (...args: readonly string[]) =>
        (await measureEngine(seconds, '--only', `${name},${seats}`, ...args))[name][seats]!;
      const pairs: (readonly [here: EngineSpeed, there: EngineSpeed])[] = [];
      for (let round = 0; round < ROUNDS; round++) pairs.push([await speedOf(), await speedOf('--from', folder)]);
      const ratio = (measure: keyof Ratio): number => {
        const all = pairs.map(([here, there]) => here[measure] / there[measure]).sort((a, b) => a - b);
        return Number(all[all.length >> 1]!.toFixed(2));
      };
      const found = {
        decisionsPerSecond: ratio('decisionsPerSecond'),
        withClonePerSecond: ratio('withClonePerSecond'),
      };
      ratios[`${name} ${seats}`] = found;
      console.error(`${name} with ${seats}: ${found.decisionsPerSecond}, with clone ${found.withClonePerSecond}`);
    }
  }
  return ratios;
}

function ratioTable(folder: string, ratios: Readonly<Record<string, Ratio>>): string {
  const rows = Object.entries(ratios).map(([name, of]) => [name, ...MEASURES.map((each) => of[each].toFixed(2))]);
  return `How many times as fast as ${folder}, medians of ${ROUNDS} pairs\n${columns([['game, seats', 'decisions', 'with clone'], ...rows], 'lrr')}`;
}

async function measure(seconds: number): Promise<BenchReport> {
  const engine = await measureEngine(seconds);
  const peer = await measureEnginePeer(seconds);
  const ratioToPeer =
    peer.peer === null ? null : Number((engine.belfort['4']!.decisionsPerSecond / peer.peer.movesPerSecond).toFixed(1));
  const { belfort, bruges, ...rest } = engine;
  return { belfort, bruges, ...peer, ratioToPeer, ...rest };
}

async function measureEnginePeer(seconds: number): Promise<PeerReport<Peer>> {
  const report = await measurePeer<Peer>('peer.mjs', seconds);
  if (report.peer === null) return report;
  const { name, movesPerSecond } = report.peer;
  return { peer: { name, movesPerSecond } };
}

function speedTable(title: string, speeds: Speeds): string {
  const rows = Object.entries(speeds).map(([seats, speed]) => [
    seats,
    count(speed.decisionsPerSecond),
    count(speed.withClonePerSecond),
    `${speed.cloneMicros.toFixed(2)} µs`,
    count(speed.stateBytes),
  ]);
  const head = ['seats', 'decisions/s', 'with clone', 'clone', 'state bytes'];
  return `${title}\n${columns([head, ...rows], 'lrrrr')}`;
}

function forPeople(report: BenchReport): string {
  return [
    `Random play on one core (median of ${report.runs} runs; Node ${report.node}, ${report.cpu})`,
    speedTable('Belfort', report.belfort),
    speedTable('Bruges', report.bruges),
    report.peer === null
      ? `no comparison: ${report.peerProblem}`
      : `${report.peer.name}: ${count(report.peer.movesPerSecond)} moves/s; ` +
        `Belfort with 4 seats is ${report.ratioToPeer} times as fast`,
  ].join('\n\n');
}
