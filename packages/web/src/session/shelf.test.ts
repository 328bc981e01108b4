import { belfort } from '@guildhall/belfort';
import { deriveSeed } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { memoryShelf, OnlyForNow, PlayedElsewhere, type Shelf, withMemory } from './shelf.ts';
import { keeperOf } from './tables.ts';

const SEATS = [
  { kind: 'human', name: 'Ada', colour: 'red' },
  { kind: 'human', name: 'Ben', colour: 'blue' },
] as const;
const freshTable = () => newTable(belfort, {}, SEATS, deriveSeed('shelf', 1));

/** A shelf that can be closed and opened, as a full disk is full for a while. */
function moody(inner: Shelf) {
  const mood = { closed: false };
  const mind = <T>(job: () => Promise<T>) => (mood.closed ? Promise.reject(new Error('closed')) : job());
  const shelf: Shelf = {
    get: (id) => mind(() => inner.get(id)),
    put: (id, saved, onto) => mind(() => inner.put(id, saved, onto)),
    all: () => mind(() => inner.all()),
    remove: (id) => mind(() => inner.remove(id)),
  };
  return { mood, shelf };
}

const move = (table: ReturnType<typeof freshTable>) => {
  const seat = table.decision()!.seats[0]!;
  table.submit(table.revision, seat, table.legal(seat)[0]!);
};

test('where nothing can be kept, a table is kept as long as the page', async () => {
  const { mood, shelf } = moody(memoryShelf());
  mood.closed = true;
  const where = withMemory(shelf);
  const keeper = keeperOf('one', null, where);
  const table = freshTable();
  await expect(keeper.save(table)).rejects.toThrow(OnlyForNow);
  move(table);
  await expect(keeper.save(table)).rejects.toThrow(OnlyForNow);
  expect(keeper.isOnlyForNow!()).toBe(true);
  expect((await where.get('one'))!.file.entries).toHaveLength(1);
  expect((await where.all()).map(([id]) => id)).toEqual(['one']);
  await where.remove('one');
  expect(await where.get('one')).toBeUndefined();
});

test('what could not be kept for a while is kept for good once that is possible', async () => {
  const lasting = memoryShelf();
  const { mood, shelf } = moody(lasting);
  const where = withMemory(shelf);
  const table = freshTable();
  await keeperOf('one', null, where).save(table);
  mood.closed = true;
  move(table);
  await expect(keeperOf('one', 0, where).save(table)).rejects.toThrow(OnlyForNow);
  mood.closed = false;
  move(table);
  // opened anew meanwhile: only the shelf knows how much of it is kept for good
  const keeper = keeperOf('one', 1, where);
  await keeper.save(table);
  expect(keeper.isOnlyForNow!()).toBe(false);
  expect((await lasting.get('one'))!.file.entries).toHaveLength(2);
});

test('what another tab has added is not taken for a full disk', async () => {
  const lasting = memoryShelf();
  const table = freshTable();
  await keeperOf('one', null, lasting).save(table);
  const late = keeperOf('one', null, withMemory(lasting));
  await expect(late.save(table)).rejects.toThrow(PlayedElsewhere);
});
