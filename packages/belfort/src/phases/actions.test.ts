import { expect, test } from 'vitest';
import { symbolNamed } from '../board/names.ts';
import { asked, redsElfAt, redsTurn } from '../scenario/turns.ts';

const rich = { wood: 20, stone: 20, metal: 20, gold: 20 };

test('[Belfort 5.1] one whole turn each, in crest order', () => {
  const there = redsTurn({ crest: 2 }, { turn: 'blue', players: { yellow: { crest: 3 }, blue: { crest: 1 } } });
  const order: string[] = [];
  for (const seat of ['blue', 'red', 'yellow']) {
    order.push(asked(there));
    there.play(seat, { do: 'buy', good: 'wood' });
    there.play(seat, { do: 'sell', wood: 2, stone: 0, metal: 0 });
    there.play(seat, { do: 'endTurn' });
  }
  expect(order).toEqual(['2 turn', '0 turn', '1 turn']);
  expect(there.state).toMatchObject({ round: 2, stage: 'placement' });
});

test('[Belfort 5.1] nobody acts in the turn of another', () => {
  const there = redsTurn(rich, { players: { yellow: rich } });
  expect(there.offers('yellow', {})).toEqual([]);
  expect(there.why('yellow', { do: 'wall', on: 'wall 1a' })).toBe('notYourTurn');
});

test('[Belfort 5.2] a card from hand goes to any free site of its kind, as often as one can pay', () => {
  const there = redsTurn({ ...rich, hand: ['inn', 'inn'] }, { markers: { yellow: ['inn 1'] } });
  expect(there.offers('red', { do: 'build' })).toHaveLength(4);
  there.play('red', { do: 'build', property: 'inn', on: 'inn 4' });
  there.play('red', { do: 'build', property: 'inn', on: 'inn 2' });
  expect(there.player('red')).toMatchObject({ hand: [], built: [{ property: 'inn' }, { property: 'inn' }] });
  expect(['inn 2', 'inn 4'].map((name) => there.state.markers[symbolNamed(name)])).toEqual([0, 0]);
});

test.each([
  ['it is not in hand', { hand: ['inn'] }, {}, 'notInHand'],
  ['a good is missing', { hand: ['pub'], metal: 0 }, {}, 'cannotPay'],
  ['no site is free', { hand: ['pub'] }, { yellow: ['pub 1', 'pub 2', 'pub 3', 'pub 4', 'pub 5'] }, 'noFreeSymbol'],
])('[Belfort 5.2] a pub cannot be built when %s', (_, red, markers, why) => {
  const there = redsTurn({ ...rich, ...red }, { markers });
  expect(there.why('red', { do: 'build', property: 'pub' })).toBe(why);
});

test('[Belfort 5.3] 3 wood and 3 stone for each wall, two of a district in one turn', () => {
  const there = redsTurn({ wood: 6, stone: 6, metal: 0, gold: 0 });
  there.play('red', { do: 'wall', on: 'wall 3a' });
  there.play('red', { do: 'wall', on: 'wall 3b' });
  expect(there.player('red')).toMatchObject({ wood: 0, stone: 0, built: [] });
  expect(there.why('red', { do: 'wall', on: 'wall 3a' })).toBe('symbolTaken');
  expect(there.why('red', { do: 'wall', on: 'wall 4a' })).toBe('cannotPay');
});

test('[Belfort 5.4] a guild without a marker, with a worker on it or not', () => {
  const placed = [{ seat: 'yellow', worker: 'elf', at: 'masons' }];
  const there = redsTurn(rich, { placed, markers: { blue: ['guild 1'] } });
  expect(there.why('red', { do: 'guild', on: 'guild 1' })).toBe('symbolTaken');
  there.play('red', { do: 'guild', on: 'guild 2' });
  there.play('red', { do: 'guild', on: 'guild 3' });
  expect(there.state.markers.filter((builder) => builder === 0)).toHaveLength(2);
});

test('[B21] the worker on a guild that changes hands acts and pays nothing more', () => {
  const there = redsTurn(rich, {
    placed: [{ seat: 'yellow', worker: 'elf', at: 'masons' }],
    players: { yellow: { stone: 0, gold: 4 } },
  });
  there.play('red', { do: 'guild', on: 'guild 2' });
  there.play('red', { do: 'endTurn' });
  there.play('yellow', { do: 'activate', at: 'masons' });
  expect(there.player('yellow')).toMatchObject({ stone: 4, gold: 4 });
  expect(there.player('red').gold).toBe(20);
});

test('[Belfort 5.5] workers act one by one in any order, each comes home, and all must have acted before the end', () => {
  const built = [{ property: 'blacksmith', worker: 'masterDwarf' }];
  const there = redsElfAt('sawyers', { wood: 0, metal: 0, masterDwarves: 1, built });
  const last = ['endTurn', 'buyCard'];
  expect(last.map((move) => there.why('red', { do: move }))).toEqual(['workersOut', 'workersOut']);
  expect(there.play('red', { do: 'activate', at: 'blacksmith' })).toContainEqual(
    expect.objectContaining({ t: 'home', from: 'card', worker: 'masterDwarf' }),
  );
  expect(last.map((move) => there.why('red', { do: move }))).toEqual(['workersOut', 'workersOut']);
  there.play('red', { do: 'activate', at: 'sawyers' });
  expect(last.map((move) => there.why('red', { do: move }))).toEqual([null, null]);
  expect(there.player('red')).toMatchObject({ wood: 4, metal: 1, home: { elf: 3, dwarf: 3, masterDwarf: 1 } });
});

test('[B22] a worker whose action offers nothing comes home, and the action is lost', () => {
  const there = redsElfAt('wizards');
  const events = there.play('red', { do: 'activate', at: 'wizards' });
  expect(events.map(({ t }) => t)).toEqual(['activate', 'home', 'wasted']);
  expect(there.offers('red', { do: 'endTurn' })).toHaveLength(1);
});

test('[Belfort 5.9] the turn goes on to the next player only when the hand is cut to five', () => {
  const there = redsTurn({ hand: ['pub', 'pub', 'inn', 'inn', 'bank', 'bank', 'keep'] });
  there.play('red', { do: 'endTurn' });
  expect(asked(there)).toBe('0 discard');
  there.play('red', { do: 'discard', card: 'pub' });
  expect(asked(there)).toBe('0 discard');
  there.play('red', { do: 'discard', card: 'keep' });
  expect(asked(there)).toBe('1 turn');
  expect(there.player('red').hand).toEqual(['pub', 'inn', 'inn', 'bank', 'bank']);
});
