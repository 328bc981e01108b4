import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, others: object = {}) => table({ given: { players: { red, ...others } } });

/** Only the left section is open; its next space is the one after `tokens`. */
const open = (tokens: number) => ({ canals: [tokens, 5], statues: [7], hand: ['king'] });

test.each([
  // person, worker, cost of the third space
  ['acrobat', 'red', 6],
  ['water-engineer', 'brown', 3],
])('extra-canal: %s for a %s worker: the third space costs %i', (person, worker, cost) => {
  const red = { ...open(2), houses: [`blue: ${person}`], workers: { [worker]: 1 } };
  expect(own({ ...red, guilders: cost - 1 }).offers('red', { do: 'activate' })).toEqual([]);
  const game = own({ ...red, guilders: cost + 1 });
  const events = game.play('red', { do: 'activate', person });
  expect(game.player('red')).toMatchObject({ canals: [3, 5], guilders: 1 });
  expect(game.player('red').workers[worker as 'red']).toBe(0);
  expect(events).toContainEqual({ t: 'canal', seat: 0, section: 0, space: 3, source: `person.${person}` });
});

test('extra-canal: the Canal Digger builds at once for the normal cost, or not', () => {
  const position = { ...open(2), hand: ['canal-digger', 'king'], houses: ['blue'], guilders: 6 };
  const game = own(position);
  game.play('red', { do: 'play', card: 'canal-digger', as: 'person', house: 'blue' });
  expect(game.asked()).toEqual([['red'], 'extraCanal', 'person.canal-digger']);
  expect(game.offers('red', {})).toEqual([{ do: 'dig', section: 0 }, { do: 'decline' }]);
  game.play('red', { do: 'dig', section: 'left' });
  expect(game.player('red')).toMatchObject({ canals: [3, 5], guilders: 0 });
  const declined = own(position);
  declined.play('red', { do: 'play', card: 'canal-digger', as: 'person', house: 'blue' });
  declined.play('red', { do: 'decline' });
  expect(declined.player('red')).toMatchObject({ canals: [2, 5], guilders: 3 });
});

test('extra-canal: the owner chooses between two sections, whatever the colours of the spaces; no card is played', () => {
  const game = own({ hand: ['king'], canals: [1, 3], guilders: 4, houses: ['blue: water-engineer'] });
  game.play('red', { do: 'activate', person: 'water-engineer' });
  expect(game.asked()).toEqual([['red'], 'extraCanal', 'person.water-engineer']);
  expect(game.offers('red', {})).toHaveLength(2);
  game.play('red', { do: 'dig', section: 'right' });
  expect(game.player('red')).toMatchObject({ canals: [1, 4], guilders: 0, hand: { length: 1 } });
  expect(game.state.discard).toEqual([]);
});

test('[G16] extra-canal: not offered with both sections complete, or when neither next space can be paid', () => {
  const houses = ['blue: water-engineer', 'red: acrobat'];
  const done = own({ hand: ['king'], canals: [5, 5], statues: [7, 6], guilders: 99, houses });
  expect(done.offers('red', { do: 'activate' })).toEqual([]);
  const poor = own({ hand: ['king'], canals: [1, 2], guilders: 1, houses });
  expect(poor.offers('red', { do: 'activate' })).toEqual([]);
  // 2 guilders pay the second space once, but not twice over
  const better = own({ hand: ['king'], canals: [1, 2], guilders: 2, houses });
  expect(better.offers('red', { do: 'activate' })).toHaveLength(1);
  better.play('red', { do: 'activate', person: 'water-engineer' });
  expect(better.player('red')).toMatchObject({ canals: [2, 2], guilders: 0 });
});

test('extra-canal: the Canal Digger asks nothing when nothing can be built', () => {
  const game = own({ hand: ['canal-digger', 'king'], houses: ['blue'], guilders: 3 });
  game.play('red', { do: 'play', card: 'canal-digger', as: 'person', house: 'blue' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.17] doubled first, then the discount', () => {
  const houses = ['blue: acrobat', 'red: shipwright'];
  const game = own({ ...open(2), houses, guilders: 4, workers: { red: 1 } });
  game.play('red', { do: 'activate', person: 'acrobat' });
  // 2 × 3 - 2, and not 2 × (3 - 2)
  expect(game.player('red')).toMatchObject({ canals: [3, 5], guilders: 0 });
  expect(own({ ...open(2), houses, guilders: 3 }).offers('red', { do: 'activate' })).toEqual([]);
});

test('[G6] extra-canal: a discount stops at 0', () => {
  const houses = ['blue: water-engineer', 'red: shipwright'];
  const game = own({ ...open(0), houses, guilders: 0 });
  game.play('red', { do: 'activate', person: 'water-engineer' });
  expect(game.player('red')).toMatchObject({ canals: [1, 5], guilders: 0 });
});

test('[Bruges 7.18] "whenever you build" covers it: the Smuggler rewards, after paying, and the Toll Keeper reacts', () => {
  const houses = ['blue: water-engineer', 'red: smuggler'];
  const others = { ivory: { guilders: 0, houses: ['blue: toll-keeper'] } };
  expect(own({ ...open(2), houses, guilders: 2 }, others).offers('red', { do: 'activate' })).toEqual([]);
  const game = own({ ...open(2), houses, guilders: 3 }, others);
  game.play('red', { do: 'activate', person: 'water-engineer' });
  expect(game.player('red').guilders).toBe(2);
  expect(game.player('ivory').guilders).toBe(1);
});

test('extra-canal: completing a section brings the statue, completing it again none', () => {
  const red = { ...open(4), houses: ['blue: water-engineer'], guilders: 5 };
  const game = own(red);
  game.play('red', { do: 'activate', person: 'water-engineer' });
  expect(game.player('red')).toMatchObject({ canals: [5, 5], statues: [7, 6] });
  const again = own({ ...red, completed: [true, true], statues: [7, 6] });
  again.play('red', { do: 'activate', person: 'water-engineer' });
  expect(again.player('red')).toMatchObject({ canals: [5, 5], statues: [7, 6] });
  expect(again.state.statues).toBe(4);
});
