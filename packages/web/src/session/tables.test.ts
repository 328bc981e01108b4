import { belfort } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { createTable, listTables } from './tables.ts';

test('the list of tables tells where a person plays', async () => {
  const bot = (name: string, colour: string) => ({ kind: 'bot', bot: 'random', name, colour }) as const;
  const person = { kind: 'human', name: 'Ada', colour: 'red' } as const;
  await createTable(belfort, { options: {}, seats: [bot('Bertram', 'red'), bot('Clara', 'blue')] }).catch(() => {});
  await createTable(belfort, { options: {}, seats: [bot('Bertram', 'blue'), person] }).catch(() => {});
  const list = await listTables();
  expect(list.map(({ names, hasPerson }) => [names.includes('Ada'), hasPerson]).sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});
