// What a move at an online table costs: four clients at each table, over sockets, in a process of their own; SQLite, and
// PostgreSQL with one and two servers, against boardgame.io's server in the same run, with a made-up game and with ours.
// Prints one JSON object with --json.
import { parseArgs } from 'node:util';
import { CONTESTANTS, type Contestant, installPeer, type Measured, measure } from './online/contest.ts';
import { idleSockets, idleTable } from './online/idle.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20,100,500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: CONTESTANTS.join(',') },
    /** Tables that make one move a second; 0: none. */
    paced: { type: 'string', default: '500' },
    sockets: { type: 'string', default: '5000' },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stderr.write(`${line}\n`);
const only = values.only.split(',') as Contestant[];
const sizes = values.tables.split(',').map(Number);
const seconds = Number(values.seconds);

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
const middle = (runs: readonly Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(runs[0]!).map((name) => [name, median(runs.map((run) => run[name as keyof Measured]))]),
  ) as unknown as Measured;

/** All contestants in turns, so that whatever else the machine does falls on all of them. */
async function contest(tables: number, pace: number | null): Promise<Partial<Record<Contestant, Measured>>> {
  const runs = new Map<Contestant, Measured[]>(only.map((name) => [name, []]));
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const name of only) {
      const measured = await measure(name, tables, seconds, pace);
      runs.get(name)!.push(measured);
      say(`${tables} tables${pace === null ? '' : ', paced'}, round ${round}, ${name}: ${JSON.stringify(measured)}`);
    }
  }
  return Object.fromEntries([...runs].map(([name, list]) => [name, middle(list)]));
}

if (only.some((name) => name.startsWith('peer'))) await installPeer(say);
const report: Record<string, unknown> = { sizes: {} };
for (const size of sizes) (report.sizes as Record<string, unknown>)[size] = await contest(size, null);
if (Number(values.paced) > 0) report.paced = await contest(Number(values.paced), 1000);
report.idleTableKiB = await idleTable(say);
if (Number(values.sockets) > 0) report.idleSocketsMiB = await idleSockets(Number(values.sockets), say);
console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
process.exit(0);
