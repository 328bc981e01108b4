import { describe, expect, test } from 'vitest';
import { type Costs, simulate, type World } from '../bench/scale/model.ts';

const COSTS: Costs = {
  move: 0.0003,
  message: 0.00002,
  open: 0.0005,
  batch: 0.01,
  entry: 0.0001,
  bytes: 2000,
  tableKiB: 25,
  socketKiB: 18,
};
const WORLD: World = { tables: 2000, seats: 4, think: 20, processes: 4, stores: 1, seconds: 20 };

describe('the model of many tables', () => {
  test('every move comes to its end, and takes no less than a batch', () => {
    const figures = simulate(COSTS, WORLD);
    expect(figures.moves).toBeGreaterThan(1800);
    expect(figures.moves).toBeLessThan(2200);
    expect(figures.p50).toBeGreaterThanOrEqual(1000 * COSTS.batch);
    expect(figures.worst).toBeGreaterThanOrEqual(figures.p99);
    expect(simulate(COSTS, WORLD)).toEqual(figures);
  });

  test('processes that are too few make people wait, and so does a crowd that comes back', () => {
    const usual = simulate(COSTS, { ...WORLD, tables: 40_000, processes: 4 });
    const few = simulate(COSTS, { ...WORLD, tables: 40_000, processes: 2 });
    expect(few.busiestProcess).toBeGreaterThan(usual.busiestProcess);
    expect(few.p99AfterKill).toBeGreaterThan(usual.p99AfterKill);
    expect(usual.p99AfterKill).toBeGreaterThan(usual.p99);
  });

  test('the more comes at once, the more goes into a batch', () => {
    const busy = simulate(COSTS, { ...WORLD, tables: 40_000, processes: 8 });
    expect(busy.entriesInABatch).toBeGreaterThan(simulate(COSTS, WORLD).entriesInABatch);
  });
});
