import type { Event } from '@guildhall/bruges';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const names = ['Ada', 'Ben', 'Clara'];
const tell = (me: number | null, ...events: Event[]) => newsOf(events, { lang: 'en', names, me });
const raid = (seat: number, n: number): Event[] => [
  { t: 'strike', seat, colour: 'yellow', spared: false },
  { t: 'lose', seat, what: 'guilders', n, source: 'threat.yellow', to: null },
];

test('a raid on oneself is news, however small; one on others only if much is lost', () => {
  expect(tell(0, ...raid(0, 2))).toMatchObject([{ tone: 'bad', seat: 0 }]);
  expect(tell(0, ...raid(1, 2))).toEqual([]);
  const [great] = tell(0, ...raid(1, 19));
  expect(great).toMatchObject({ tone: 'plain', seat: 1 });
  expect(great!.text).toMatch(/Ben.*19 guilders/);
});

test('a threat that somebody wards off is good news for its owner', () => {
  const averted: Event = { t: 'strike', seat: 0, colour: 'blue', spared: true };
  expect(tell(0, averted)).toMatchObject([{ tone: 'good', seat: 0 }]);
  expect(tell(1, averted)).toEqual([]);
});

test('what others take from oneself is news, and what they take elsewhere is not', () => {
  const taken: Event[] = [
    { t: 'lose', seat: 0, what: 'guilders', n: 3, source: 'person.notary', to: 1 },
    { t: 'gain', seat: 1, what: 'guilders', n: 3, source: 'person.notary', from: 0 },
  ];
  expect(tell(0, ...taken)).toMatchObject([{ tone: 'bad', seat: 1 }]);
  expect(tell(2, ...taken)).toEqual([]);
});

test('a majority that a person claims is news; those of the end of a round are told by the scoring', () => {
  const won = (source: 'check' | 'person.notary'): Event => ({ t: 'majority', seat: 1, majority: 'people', source });
  expect(tell(1, won('person.notary'))).toMatchObject([{ tone: 'good', seat: 1 }]);
  expect(tell(1, won('check'))).toEqual([]);
});

test('the beginning of the end is news, once when it is known and once when it comes', () => {
  expect(tell(0, { t: 'turn', seat: 1, turn: 1 }, { t: 'extraPile', pile: 0, lastRound: 8 })).toHaveLength(1);
  expect(tell(0, { t: 'round', round: 8, start: 1, last: true })).toMatchObject([{ tone: 'plain', seat: null }]);
  expect(tell(0, { t: 'round', round: 7, start: 1, last: false })).toEqual([]);
});
