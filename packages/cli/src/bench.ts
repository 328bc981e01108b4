import { count, measurePeer, type PeerReport, runNode } from './bench-tools.ts';
import { Failure, messageOf } from './failure.ts';
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

export async function benchCommand({ json, seconds }: { json?: boolean; seconds: number }): Promise<number> {
  const report = await measure(seconds);
  console.log(json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

async function measure(seconds: number): Promise<BenchReport> {
  const engine = await runNode<EngineReport>(ENGINE, seconds).catch((error) => {
    throw new Failure(`the measurement failed: ${messageOf(error)}`);
  });
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
