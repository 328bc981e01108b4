import { count, measurePeer, type PeerReport, runNode } from './bench-tools.ts';
import { Failure, messageOf } from './failure.ts';
import { columns } from './table.ts';

interface BotSpeed {
  readonly decisionsPerSecond: number;
  readonly worldsPerSecond: number;
  readonly movesPerSecond: number | null;
  readonly ms: number;
  readonly decisions: number;
}

/** By level. */
type Speeds = Readonly<Record<string, BotSpeed>>;

interface BotsReport {
  readonly belfort: Speeds;
  readonly bruges: Speeds;
  readonly seats: number;
  readonly positions: number;
  readonly node: string;
  readonly cpu: string;
}

interface Peer {
  readonly name: string;
  readonly decisionsPerSecond: number;
  readonly worldsPerSecond: number;
  readonly movesPerSecond: number;
}

/** How many times as many as the peer an expert does. */
interface Ratio {
  readonly decisions: number;
  readonly moves: number;
}

type BenchBotsReport = BotsReport &
  PeerReport<Peer> & { readonly ratioToPeer: { readonly belfort: Ratio; readonly bruges: Ratio } | null };

export async function benchBotsCommand({ json, seconds }: { json?: boolean; seconds: number }): Promise<number> {
  const bots = await runNode<BotsReport>('bench/bots.ts', seconds).catch((error) => {
    throw new Failure(`the measurement failed: ${messageOf(error)}`);
  });
  const peer = await measurePeer<Peer>('mcts.mjs', seconds);
  const report: BenchBotsReport = {
    ...bots,
    ...peer,
    ratioToPeer:
      peer.peer === null
        ? null
        : { belfort: ratioOf(bots.belfort, peer.peer), bruges: ratioOf(bots.bruges, peer.peer) },
  };
  console.log(json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

function ratioOf(speeds: Speeds, peer: Peer): Ratio {
  const { decisionsPerSecond, movesPerSecond } = speeds.expert!;
  return {
    decisions: Number((decisionsPerSecond / peer.decisionsPerSecond).toPrecision(3)),
    moves: Number((movesPerSecond! / peer.movesPerSecond).toPrecision(3)),
  };
}

function speedTable(title: string, speeds: Speeds): string {
  const rows = Object.entries(speeds).map(([level, speed]) => [
    level,
    count(speed.decisionsPerSecond),
    `${speed.ms.toFixed(speed.ms < 1 ? 3 : 1)} ms`,
    count(speed.worldsPerSecond),
    speed.movesPerSecond === null ? '–' : count(speed.movesPerSecond),
  ]);
  return `${title}\n${columns([['level', 'decisions/s', 'each', 'worlds/s', 'moves/s'], ...rows], 'lrrrr')}`;
}

function forPeople(report: BenchBotsReport): string {
  const { seats, positions, node, cpu, peer, ratioToPeer } = report;
  return [
    `Thinking on one core, ${positions} positions with ${seats} players, per second of processor time (Node ${node}, ${cpu})`,
    speedTable('Belfort', report.belfort),
    speedTable('Bruges', report.bruges),
    'worlds: options played through to the end of the round, each in one imagined world; moves: made in thought',
    peer === null || ratioToPeer === null
      ? `no comparison: ${'peerProblem' in report ? report.peerProblem : ''}`
      : `${peer.name}, three in a row: ${count(peer.decisionsPerSecond)} decisions/s, ${count(peer.worldsPerSecond)} worlds/s, ` +
        `${count(peer.movesPerSecond)} moves/s; an expert makes ${ratioToPeer.belfort.moves} times as many moves in thought ` +
        `in Belfort and ${ratioToPeer.bruges.moves} times as many in Bruges`,
  ].join('\n\n');
}
