import type { Event } from '@guildhall/bruges';
import { expect, test } from 'vitest';
import { scenesOf } from './scenes.ts';

const final = (seat: number, item: Extract<Event, { t: 'final' }>['item'], points: number): Event => ({
  t: 'final',
  seat,
  item,
  points,
});

test('the final scoring is told item by item, all laurels together', () => {
  const events = [
    final(0, 'houses', 3),
    final(1, 'houses', 5),
    final(0, 'laurel.abbot', 2),
    final(0, 'laurel.scribe', 4),
  ];
  const [houses, laurels, ...more] = scenesOf(events, { lang: 'en' });
  expect(houses!.rows).toEqual([
    { seat: 1, count: '', points: 5 },
    { seat: 0, count: '', points: 3 },
  ]);
  expect(laurels!.rows).toEqual([{ seat: 0, count: '', points: 6 }]);
  expect(more).toEqual([]);
  expect(scenesOf([], { lang: 'en' })).toEqual([]);
});
