import type { Event } from '@guildhall/bruges';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../../table/scoring/scene.ts';
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
  const [houses, laurels, ...more] = scenesOf(events, { lang: 'en', names: ['Ada', 'Ben', 'Clara'] });
  expect(houses!.rows).toEqual([
    { seat: 1, count: '', points: 5 },
    { seat: 0, count: '', points: 3 },
  ]);
  expect(laurels!.rows).toEqual([{ seat: 0, count: '', points: 6 }]);
  expect(more).toEqual([]);
  expect(scenesOf([], { lang: 'en', names: ['Ada', 'Ben', 'Clara'] })).toEqual([]);
});

describe('the majorities at the end of a round', () => {
  const about = { lang: 'en', names: ['Ada', 'Ben', 'Clara'] } as const;
  const compared: Event[] = [
    { t: 'compared', majority: 'reputation', counts: [3, 3, 1] },
    { t: 'compared', majority: 'people', counts: [2, 5, 4] },
    { t: 'majority', seat: 1, majority: 'people', source: 'check' },
    { t: 'compared', majority: 'canals', counts: [0, 0, 2] },
  ];

  test('are told one by one: shared, won, and won before', () => {
    const scenes = scenesOf(compared, about);
    expect(scenes.map(({ text }) => text)).toEqual([
      'Shared lead: nobody turns the marker.',
      'Ben turns the marker: 4 points at the end of the game.',
      'Clara has turned the marker before.',
    ]);
    expect(scenes[1]!.rows).toEqual([
      { seat: 1, count: '5 persons', points: 4 },
      { seat: 2, count: '4 persons', points: 0 },
      { seat: 0, count: '2 persons', points: 0 },
    ]);
    expect(totalsOf(scenes, 3), 'their points are counted at the end').toEqual([]);
  });

  test('are passed over where nobody turns a marker, also if somebody did before the check', () => {
    const claimed: Event = { t: 'majority', seat: 0, majority: 'people', source: 'person.notary' };
    expect(scenesOf([claimed, ...compared.filter(({ t }) => t === 'compared')], about)).toEqual([]);
  });

  test('come before the final scoring, and do not change its sums', () => {
    const scenes = scenesOf([...compared, final(0, 'houses', 3)], about);
    expect(scenes.map(({ later }) => later)).toEqual([true, true, true, undefined]);
    expect(totalsOf(scenes, 3).map(({ points }) => points)).toEqual([3, 0, 0]);
  });
});
