/**
 * How many machines 100,000 live tables need: a model of processes and stores, fed with what a move costs here.
 * `npm run bench:scale [-- --tables N] [--moves N] [--json]`; what it assumes is in docs/operations.md.
 */
import { parseArgs } from 'node:util';
import { measure } from './scale/measure.ts';
import { type Costs, type Figures, simulate, type World } from './scale/model.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100000' },
    moves: { type: 'string', default: '6000' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const SEATS = 4;
/** Seconds between two moves at a live table: a lively one, a usual one, a slow one. */
const PACES = [10, 20, 30] as const;
/** A process or store that is busier than this has nothing left for a bad moment. */
const BUSIEST = 0.6;
const [SLOWEST, SLOWEST_AFTER_KILL] = [100, 1000];

const round = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

const fits = ({ p99, p99AfterKill, busiestProcess, storeLoad }: Figures): boolean =>
  p99 <= SLOWEST && p99AfterKill <= SLOWEST_AFTER_KILL && busiestProcess <= BUSIEST && storeLoad <= BUSIEST;

/** The fewest processes and stores that do it; begins where the processors alone would be busy enough. */
function need(costs: Costs, tables: number, think: number, seconds: number) {
  const rate = tables / think;
  let processes = Math.max(2, Math.ceil((rate * (costs.move + SEATS * costs.message)) / BUSIEST));
  let stores = Math.max(1, Math.ceil((rate * costs.entry) / BUSIEST));
  for (;;) {
    const world: World = { tables, seats: SEATS, think, processes, stores, seconds };
    const figures = simulate(costs, world);
    if (fits(figures)) {
      const perProcess = tables / processes;
      return {
        think,
        movesPerSecond: Math.round(rate),
        processes,
        stores,
        ...figures,
        tablesPerProcess: Math.round(perProcess),
        memoryMiBPerProcess: Math.round((perProcess * (costs.tableKiB + SEATS * costs.socketKiB)) / 1024 + 120),
        megabitPerSecond: Math.round((rate * costs.bytes * 8) / 1e6),
      };
    }
    console.error(`${processes} processes and ${stores} stores are too few: ${JSON.stringify(figures, round)}`);
    if (figures.storeLoad > BUSIEST) stores += 1;
    else processes += Math.max(1, Math.round(processes / 4));
  }
}

const tables = Number(values.tables);
console.error('measuring what a move costs here …');
const costs = await measure(Number(values.moves));
console.error(JSON.stringify(costs, round));
const paces = PACES.map((think) => {
  console.error(`simulating ${tables} tables, a move every ${think} s …`);
  return need(costs, tables, think, Number(values.seconds));
});
console.log(JSON.stringify({ tables, seats: SEATS, costs, paces }, round, values.json ? 0 : 2));
process.exit(0);
