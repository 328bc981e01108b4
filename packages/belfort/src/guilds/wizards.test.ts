import { expect, test } from 'vitest';
import { symbolNamed } from '../board/names.ts';
import { asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';
import { NOBODY } from '../state.ts';

function activated(markers: object, around: object = {}) {
  const there = redsElfAt('wizards', {}, { markers, ...around });
  const events = there.play('red', { do: 'activate', at: 'wizards' });
  const owners = (...names: string[]) => names.map((name) => there.state.markers[symbolNamed(name)]);
  return { ...there, events, owners };
}

test('[Belfort 10.12] costs 1 wood, 1 stone, 3 metal', () => {
  expect(guildPriceOf('wizards')).toEqual({ wood: 1, stone: 1, metal: 3 });
});

test.each([
  ['pub 1', 'pub 2'],
  ['wall 1a', 'wall 4b'],
  ['guild 2', 'guild 5'],
  ['keep 3', 'keep 4'],
])('[Belfort 10.12] swaps %s and %s', (first, second) => {
  const there = activated({ yellow: [first], blue: [second] });
  there.play('red', { do: 'swap', between: [second, first] });
  expect(there.owners(first, second)).toEqual([2, 1]);
  expect(there.state.markers.filter((builder) => builder === 1)).toHaveLength(first.startsWith('keep') ? 2 : 1);
  expect(asked(there)).toBe('0 turn');
});

test('[B11] what is swapped must change something, an empty site may take part, kinds do not mix', () => {
  const there = activated({ yellow: ['pub 1', 'pub 2', 'bank 1'] });
  expect(there.why('red', { do: 'swap', between: ['pub 1', 'pub 2'] })).toBe('noChange');
  expect(there.why('red', { do: 'swap', between: ['pub 3', 'pub 4'] })).toBe('noChange');
  expect(there.why('red', { do: 'swap', between: ['pub 1', 'bank 1'] })).toBe('notTheSameKind');
  there.play('red', { do: 'swap', between: ['pub 1', 'pub 3'] });
  expect(there.owners('pub 1', 'pub 3')).toEqual([NOBODY, 1]);
});

test('[B11] may be declined', () => {
  const there = activated({ yellow: ['pub 1'] });
  const events = there.play('red', { do: 'decline' });
  expect(events).toEqual([{ t: 'wasted', seat: 0, source: 'guild.wizards', declined: true }]);
  expect(there.owners('pub 1')).toEqual([1]);
  expect(asked(there)).toBe('0 turn');
});

test('[B11] lost when no swap would change anything', () => {
  expect(activated({}).events.at(-1)).toEqual({ t: 'wasted', seat: 0, source: 'guild.wizards' });
});

test('[B11] cards stay with their owners and keep working', () => {
  const there = activated(
    { yellow: ['bank 1'], blue: ['bank 2'] },
    { players: { yellow: { built: [{ property: 'bank', gnomes: 1 }] } } },
  );
  there.play('red', { do: 'swap', between: ['bank 1', 'bank 2'] });
  there.play('red', { do: 'endTurn' });
  expect(there.offers('yellow', { do: 'use', on: 'bank' })).toHaveLength(1);
});

test('[B12] the actor picks the symbol of a single marker, at both gatehouses', () => {
  const there = activated({ yellow: ['gatehouse 1>2'], blue: ['gatehouse 3>4'] });
  there.play('red', { do: 'swap', between: ['gatehouse 1>2', 'gatehouse 3>4'] });
  expect(there.offers('red', { do: 'settle' })).toHaveLength(2);
  there.play('red', { do: 'settle', owner: 'blue', on: 'gatehouse 1>2' });
  expect(there.offers('red', { do: 'settle' })).toHaveLength(2);
  there.play('red', { do: 'settle', owner: 'yellow', on: 'gatehouse 4>3' });
  expect(there.owners('gatehouse 1>2', 'gatehouse 2>1', 'gatehouse 3>4', 'gatehouse 4>3')).toEqual([
    2,
    NOBODY,
    NOBODY,
    1,
  ]);
});

test('[B12] two markers of one owner need no question, two owners do', () => {
  const one = activated({ yellow: ['gatehouse 1>2', 'gatehouse 2>1'] });
  one.play('red', { do: 'swap', between: ['gatehouse 1>2', 'gatehouse 3>4'] });
  expect(one.owners('gatehouse 1>2', 'gatehouse 2>1', 'gatehouse 3>4', 'gatehouse 4>3')).toEqual([
    NOBODY,
    NOBODY,
    1,
    1,
  ]);
  const two = activated({ yellow: ['gatehouse 1>2'], blue: ['gatehouse 2>1'] }, { edition: 'first' });
  two.play('red', { do: 'swap', between: ['gatehouse 1>2', 'gatehouse 3>4'] });
  two.play('red', { do: 'settle', owner: 'yellow', on: 'gatehouse 4>3' });
  expect(two.owners('gatehouse 3>4', 'gatehouse 4>3')).toEqual([2, 1]);
});

test('[B32] one choice names both sites, and two walls of a district are two sites', () => {
  const there = activated({ yellow: ['wall 2a'] });
  expect(there.offers('red', { do: 'swap' })).toHaveLength(9);
  there.play('red', { do: 'swap', between: ['wall 2b', 'wall 2a'] });
  expect(there.owners('wall 2a', 'wall 2b')).toEqual([NOBODY, 1]);
});

test('[B19] markers of neutral builders move as well', () => {
  const there = activated(
    { yellow: ['inn 1'], NP4: ['inn 2'] },
    { seats: ['red', 'yellow'], neutralDwarves: ['sawyers', 'masons'] },
  );
  there.play('red', { do: 'swap', between: ['inn 1', 'inn 2'] });
  expect(there.owners('inn 1', 'inn 2')).toEqual([3, 1]);
});
