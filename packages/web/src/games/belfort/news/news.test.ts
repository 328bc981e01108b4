import type { Event } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const about = { lang: 'en', names: ['Ada', 'Ben', 'Clara'], view: { guilds: [] } } as const;
const taken: Event[] = [
  { t: 'lose', seat: 0, what: 'gold', n: 2, source: 'guild.thieves', to: 1 },
  { t: 'gain', seat: 1, what: 'gold', n: 2, source: 'guild.thieves', from: 0 },
];

test('what others take from oneself is news, and what they take elsewhere is not', () => {
  const [news, ...more] = newsOf(taken, { ...about, me: 0 });
  expect(news).toMatchObject({ tone: 'bad', seat: 1 });
  expect(news!.text).toContain('Ben');
  expect(more).toEqual([]);
  expect(newsOf(taken, { ...about, me: 2 })).toEqual([]);
});

test('the fee for a worker that one placed oneself is not news', () => {
  const paid: Event[] = [
    { t: 'place', seat: 0, worker: 'elf', at: 'card', card: 3, property: 'pub' },
    { t: 'lose', seat: 0, what: 'gold', n: 1, source: 'place.pub', to: 1 },
    { t: 'gain', seat: 1, what: 'gold', n: 1, source: 'place.pub', from: 0 },
  ];
  expect(newsOf(paid, { ...about, me: 0 })).toEqual([]);
});

test('the last month is news, the one before is not', () => {
  const round = (n: number): Event => ({ t: 'round', round: n, season: 'autumn' });
  expect(newsOf([round(6)], { ...about, me: 0 })).toEqual([]);
  expect(newsOf([round(7)], { ...about, me: 0 })).toMatchObject([{ tone: 'plain', seat: null }]);
});
