import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

describe('[Bruges 7.4] every bearer: 3 guilders less for persons of two groups', () => {
  test.each([
    // printed 9 (castle) and 12 (noble)
    ['steward', 'castellan', 6],
    ['steward', 'king', 9],
    // 9 (church) and 9 (scholar)
    ['canon', 'abbess', 6],
    ['canon', 'rector', 6],
    // 12 (merchant) and 9 (craftsman)
    ['wholesaler', 'banker', 9],
    ['wholesaler', 'guild-master', 6],
    // 9 (protector) and 9 (bureaucrat)
    ['patrol-leader', 'captain-of-the-guard', 6],
    ['patrol-leader', 'mayor', 6],
    // 12 (artist) and 9 (entertainer)
    ['patroness', 'architect', 9],
    ['patroness', 'master-of-revels', 6],
  ])('%s: %s costs %i', (bearer, card, cost) => {
    const poor = own({ hand: [card, 'cook'], guilders: cost - 1, houses: [`red: ${bearer}`, 'blue'] });
    expect(poor.why('red', { do: 'play', card, as: 'person', house: 'blue' })).toBe('cannotPay');
    const game = own({ hand: [card, 'cook'], guilders: cost, houses: [`red: ${bearer}`, 'blue'] });
    game.play('red', { do: 'play', card, as: 'person', house: 'blue' });
    expect(game.player('red').guilders).toBe(0);
  });

  // one of each of the eleven groups, none of them free
  const ELEVEN: Readonly<Record<string, [string, number]>> = {
    bureaucrat: ['mayor', 9],
    castle: ['castellan', 9],
    craftsman: ['guild-master', 9],
    church: ['abbess', 9],
    entertainer: ['master-of-revels', 9],
    merchant: ['banker', 12],
    noble: ['king', 12],
    protector: ['captain-of-the-guard', 9],
    scholar: ['rector', 9],
    underworld: ['gang-leader', 9],
    artist: ['architect', 12],
  };
  test.each([
    ['steward', ['castle', 'noble']],
    ['canon', ['church', 'scholar']],
    ['wholesaler', ['merchant', 'craftsman']],
    ['patrol-leader', ['protector', 'bureaucrat']],
    ['patroness', ['artist', 'entertainer']],
  ])('%s: the other nine groups pay in full', (bearer, groups) => {
    for (const [group, [card, price]] of Object.entries(ELEVEN)) {
      if (groups.includes(group)) continue;
      const game = own({ hand: [card, 'cook'], guilders: 20, houses: [`red: ${bearer}`, 'blue'] });
      game.play('red', { do: 'play', card, as: 'person', house: 'blue' });
      expect([card, game.player('red').guilders]).toEqual([card, 20 - price]);
    }
  });
});

test.each(['steward', 'canon', 'wholesaler', 'patrol-leader', 'patroness'])(
  '[Bruges 7.9] %s is of one of its own groups and pays its full 3',
  (card) => {
    const poor = own({ hand: [card, 'cook'], guilders: 2, houses: ['red'] });
    expect(poor.why('red', { do: 'play', card, as: 'person', house: 'red' })).toBe('cannotPay');
    const game = own({ hand: [card, 'cook'], guilders: 3, houses: ['red'] });
    game.play('red', { do: 'play', card, as: 'person', house: 'red' });
    expect(game.player('red').guilders).toBe(0);
  },
);

test('[G6] never below 0, and nothing is told where nothing is saved', () => {
  const recruit = (card: string) => {
    const game = own({ hand: [card, 'nun'], guilders: 0, workers: {}, houses: ['red: steward', 'red'] });
    return [game.play('red', { do: 'play', card, as: 'person', house: 'red' }), game.player('red').guilders] as const;
  };
  const [three, after] = recruit('coachman');
  expect(after).toBe(0);
  expect(three.filter(({ t }) => t === 'effect')).toMatchObject([{ source: 'ability.recruit-discount' }]);
  const [free, left] = recruit('cook');
  expect(left).toBe(0);
  expect(free.filter(({ t }) => t === 'effect')).toMatchObject([{ source: 'ability.take-workers' }]);
});

test('[Bruges 7.18] adds up with the messenger, who takes off 3 himself', () => {
  const game = own({
    hand: ['messenger', 'king', 'nun'],
    guilders: 9,
    houses: ['red: steward', 'red', 'blue'],
  });
  // the messenger is of the castle: 6 - 3; the king 12 - 3 - 3
  game.play('red', { do: 'play', card: 'messenger', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(6);
  game.play('red', { do: 'recruit', card: 'king', house: 'blue' });
  expect(game.player('red').guilders).toBe(0);
});

test('[G6] both discounts together stop at 0 too', () => {
  const game = own({ hand: ['messenger', 'coachman', 'nun'], guilders: 3, houses: ['red: steward', 'red', 'blue'] });
  game.play('red', { do: 'play', card: 'messenger', as: 'person', house: 'red' });
  game.play('red', { do: 'recruit', card: 'coachman', house: 'blue' });
  expect(game.player('red').guilders).toBe(0);
});

test('the printed price counts for the final scoring and for counters', () => {
  const game = own({ hand: ['prince', 'nun'], guilders: 6, houses: ['red: steward', 'red', 'blue: king'] });
  expect(game.facts()).toMatchObject({ players: { red: { final: { persons: 5, 'laurel.king': 2 } } } });
  game.play('red', { do: 'play', card: 'prince', as: 'person', house: 'red' });
  // 1 + 4 + 3, and the prince is worth 9 to the king
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 0, final: { persons: 8, 'laurel.king': 4 } } },
  });
});

test('the philosopher pays back the printed price', () => {
  const game = own({ hand: ['philosopher', 'nun'], guilders: 0, houses: ['red: steward', 'red: prince', 'red'] });
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'red' });
  game.play('red', { do: 'takeBack', person: 'prince' });
  expect(game.player('red').guilders).toBe(9);
});

test('[G7] two for one group add up', () => {
  const game = own({ hand: ['king', 'nun'], guilders: 6, houses: ['red: steward', 'red', 'blue'] });
  twin(game, 'red', 'steward');
  playWithTwins(game, 'red', { do: 'play', card: 'king', as: 'person', house: 'blue' });
  expect(game.player('red').guilders).toBe(0);
});

test('[Bruges 7.4] for its owner alone, and it cannot be used', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['king', 'cook'], guilders: 11, houses: ['red'] },
        ivory: { houses: ['red: steward'] },
      },
    },
  });
  expect(game.why('red', { do: 'play', card: 'king', as: 'person', house: 'red' })).toBe('cannotPay');
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.why('ivory', { do: 'activate', person: 'steward' })).toBe('notUsable');
});
