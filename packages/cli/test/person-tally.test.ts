import { expect, test } from 'vitest';
import {
  addPersons,
  type PersonNews,
  type PersonRow,
  type PersonTallies,
  personRows,
  personTable,
  watchPersons,
} from '../src/person-tally.ts';
import { guildhall } from './run.ts';

const held = (seat: number, ...ids: string[]): PersonNews => ({ seat, what: 'held', ids });
const recruited = (seat: number, ...ids: string[]): PersonNews => ({ seat, what: 'recruited', ids });

function game(wins: readonly number[], ...news: readonly PersonNews[]): PersonTallies {
  const watch = watchPersons((event) => event as PersonNews);
  for (const event of news) watch.note(event);
  return watch.reckon(wins);
}

test('a seat counts once per game, however often the person comes and goes', () => {
  const twice = [held(0, 'mayor', 'nun'), recruited(0, 'mayor'), held(0, 'mayor'), recruited(0, 'mayor')];
  expect(game([1, 0], ...twice, held(1, 'nun'))).toEqual({
    mayor: { held: 1, recruited: 1, wins: 1 },
    nun: { held: 2, recruited: 0, wins: 0 },
  });
});

test('events without persons are passed over', () => {
  const watch = watchPersons(() => null);
  watch.note({ t: 'roll' });
  expect(watch.reckon([1, 0])).toEqual({});
});

test('a shared victory is split', () => {
  expect(game([0.5, 0.5], recruited(1, 'nun'))).toEqual({ nun: { held: 0, recruited: 1, wins: 0.5 } });
});

test('games add up, and those that win most come first', () => {
  const sum: PersonTallies = {};
  addPersons(sum, game([1, 0], held(0, 'mayor', 'king'), recruited(0, 'mayor'), held(1, 'nun'), recruited(1, 'nun')));
  addPersons(sum, game([0, 1], held(0, 'mayor', 'nun'), recruited(0, 'mayor')));
  expect(personRows(sum)).toEqual([
    { person: 'mayor', held: 2, recruited: 2, recruitedShare: 1, winShare: 0.5 },
    { person: 'nun', held: 2, recruited: 1, recruitedShare: 0.5, winShare: 0 },
    { person: 'king', held: 1, recruited: 0, recruitedShare: 0, winShare: null },
  ]);
});

test('the table says what would be fair', () => {
  const rows = personRows(game([1, 0, 0], held(0, 'mayor', 'king'), recruited(0, 'mayor')));
  expect(personTable(rows, 3).split('\n')).toEqual([
    'persons, by the share of their recruiters that won (33.3 % would be fair)',
    'person  held  recruited  of held      won',
    'mayor      1          1  100.0 %  100.0 %',
    'king       1          0    0.0 %        –',
  ]);
});

test('simulate lists the persons of Bruges when asked', () => {
  const { code, out } = guildhall('simulate', 'bruges', '--seats', '2', '--games', '4', '--persons', '--json');
  expect(code).toBe(0);
  const rows: PersonRow[] = JSON.parse(out).persons;
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.some(({ recruited }) => recruited > 0)).toBe(true);
  for (const { held, recruited } of rows) expect(recruited).toBeLessThanOrEqual(held);
  expect(guildhall('simulate', 'bruges', '--seats', '2', '--games', '1', '--persons').out).toContain('would be fair');
});

test('a game without persons says so', () => {
  const { code, err } = guildhall('simulate', 'belfort', '--seats', '2', '--persons');
  expect(err).toContain('belfort has no persons');
  expect(code).toBe(2);
});
