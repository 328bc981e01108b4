import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** What the engine is compared with, or why it cannot be. */
type PeerReport = { readonly peer: Peer } | { readonly peer: null; readonly peerProblem: string };

type BenchReport = EngineReport & PeerReport & { readonly ratioToPeer: number | null };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENGINE = 'bench/engine.ts';
const PEER = 'bench/peers/boardgame-io';

export async function benchCommand({ json, seconds }: { json?: boolean; seconds: number }): Promise<number> {
  const report = await measure(seconds);
  console.log(json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

/** Each measurement has a process of its own, so that one does not warm up or clutter the other. */
async function measure(seconds: number): Promise<BenchReport> {
  const engine = await runNode<EngineReport>(ENGINE, seconds).catch((error) => {
    throw new Failure(`the measurement failed: ${messageOf(error)}`);
  });
  const peer = await measurePeer(seconds);
  const ratioToPeer =
    peer.peer === null ? null : Number((engine.belfort['4']!.decisionsPerSecond / peer.peer.movesPerSecond).toFixed(1));
  const { belfort, bruges, ...rest } = engine;
  return { belfort, bruges, ...peer, ratioToPeer, ...rest };
}

async function measurePeer(seconds: number): Promise<PeerReport> {
  try {
    if (!existsSync(`${root}/${PEER}/node_modules/boardgame.io`)) await installPeer();
    const { name, movesPerSecond } = await runNode<Peer>(`${PEER}/peer.mjs`, seconds);
    return { peer: { name, movesPerSecond } };
  } catch (error) {
    return { peer: null, peerProblem: messageOf(error) };
  }
}

async function installPeer(): Promise<void> {
  const args = ['ci', '--prefix', PEER, '--ignore-scripts', '--loglevel', 'error'];
  console.error(`installing what the engine is compared with: npm ${args.join(' ')}`);
  // npm is a script on Windows, which only a shell can start.
  await run('npm', args, process.platform === 'win32');
}

async function runNode<T>(script: string, seconds: number): Promise<T> {
  return JSON.parse(await run(process.execPath, [script, '--seconds', String(seconds)], false)) as T;
}

/** What a command writes; throws what it complains about if it fails. */
function run(command: string, args: readonly string[], shell: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`"${command} ${args.join(' ')}" ended with code ${code}: ${complaint.trim()}`));
    });
  });
}

const count = (n: number): string => n.toLocaleString('en');

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
