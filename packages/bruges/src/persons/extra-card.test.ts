import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test('extra-card: the Coachman, for a yellow worker, lets one more card be played', () => {
  const game = own({ hand: ['king', 'nun', 'bard'], houses: ['red: coachman'], workers: { yellow: 1 } });
  game.play('red', { do: 'activate', person: 'coachman' });
  expect(game.player('red').workers.yellow).toBe(0);
  expect(game.asked()).toEqual([['red'], 'extraPlay', 'person.coachman']);
  // paid for, so it is made: any card, any use, but no way out
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  expect(game.offers('red', { do: 'play', as: 'workers' })).toHaveLength(3);
  const events = game.play('red', { do: 'play', card: 'nun', as: 'guilders' });
  expect(events).toContainEqual(expect.objectContaining({ t: 'play', as: 'guilders', extra: true }));
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['bard', 'king'], used: ['coachman'], guilders: 8 } } });
  // the regular card of the turn is still due
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.offers('red', { do: 'endTurn' })).toEqual([]);
});

test('[G5] the additional card comes on top of the four', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { hand: ['king', 'nun', 'bard', 'judge', 'dyer'], houses: ['red: coachman'], workers: { yellow: 1 } },
        ivory: { hand: ['queen', 'poet', 'baron', 'squire', 'canon'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'king', as: 'workers' });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  for (const [theirs, mine] of [
    ['queen', 'bard'],
    ['poet', 'judge'],
    ['baron', 'dyer'],
  ] as const) {
    game.play('ivory', { do: 'play', card: theirs, as: 'workers' });
    game.play('red', { do: 'play', card: mine, as: 'workers' });
  }
  // five cards in four turns; ivory has one turn left
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 0 }, ivory: { handSize: 2 } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G5] a hand that has run out lets a later turn pass', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 3,
      players: {
        red: { hand: ['king', 'nun'], houses: ['red: coachman'], workers: { yellow: 1 } },
        ivory: { hand: ['queen', 'poet', 'baron'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  game.play('red', { do: 'play', card: 'king', as: 'workers' });
  const events = game.play('ivory', { do: 'play', card: 'queen', as: 'workers' });
  expect(events).toContainEqual({ t: 'turn', seat: 0, turn: 4 });
  expect(events).toContainEqual({ t: 'endTurn', seat: 0, played: false });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('extra-card: the Student offers a card, which may be declined', () => {
  const position = { hand: ['student', 'king', 'nun'], houses: ['red'] };
  const game = own(position);
  game.play('red', { do: 'play', card: 'student', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['red'], 'extraPlay', 'person.student']);
  game.play('red', { do: 'decline' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['nun', 'king'] } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);

  const other = own({ ...position, workers: {} });
  other.play('red', { do: 'play', card: 'student', as: 'person', house: 'red' });
  other.play('red', { do: 'play', card: 'nun', as: 'workers' });
  expect(other.facts()).toMatchObject({ players: { red: { hand: ['king'], workers: { brown: 2 } } } });
  expect(other.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G16] extra-card: without a card in hand the Coachman is not offered and the Student does nothing', () => {
  const coachman = own({ hand: ['king'], houses: ['red: coachman'], workers: { yellow: 1 } });
  coachman.play('red', { do: 'play', card: 'king', as: 'workers' });
  expect(coachman.asked()).toEqual([['ivory'], 'turn', null]);
  const student = own({ hand: ['student'], houses: ['red'] });
  const events = student.play('red', { do: 'play', card: 'student', as: 'person', house: 'red' });
  expect(events.filter(({ t }) => t === 'effect')).toEqual([]);
  expect(student.asked()).toEqual([['ivory'], 'turn', null]);
});

test('extra-card: a single card in hand is enough, before the card of the turn and after it', () => {
  const before = own({ hand: ['king'], houses: ['red: coachman'], workers: { yellow: 1 } });
  before.play('red', { do: 'activate', person: 'coachman' });
  before.play('red', { do: 'play', card: 'king', as: 'workers' });
  // then the turn itself has no card and passes
  expect(before.asked()).toEqual([['ivory'], 'turn', null]);
  const after = own({ hand: ['king', 'nun'], houses: ['red: coachman'], workers: { yellow: 1 } });
  after.play('red', { do: 'play', card: 'king', as: 'guilders' });
  expect(after.offers('red', { do: 'activate', person: 'coachman' })).toHaveLength(1);
});

test('extra-card: without the yellow worker the Coachman is not offered', () => {
  const game = own({ hand: ['king', 'nun'], houses: ['red: coachman'], workers: { blue: 3 } });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('[Bruges 7.18] an additional card is played as an action: every improvement applies', () => {
  const red = { hand: ['king', 'nun'], workers: { yellow: 1, brown: 1 }, guilders: 0, points: 0 };
  const use = (helper: string, as: object, more: object = {}) => {
    const game = own({ ...red, houses: ['red: coachman', `blue: ${helper}`], ...more });
    game.play('red', { do: 'activate', person: 'coachman' });
    game.play('red', { do: 'play', card: 'nun', ...as });
    return game;
  };
  expect(use('lawyer', { as: 'workers' }).player('red').workers.brown).toBe(4);
  expect(use('banker', { as: 'guilders' }).player('red').guilders).toBe(6);
  expect(use('printer', { as: 'guilders' }).player('red').workers.brown).toBe(2);
  expect(use('land-surveyor', { as: 'house' }).player('red').guilders).toBe(3);
  expect(
    use('mason', { as: 'house', worker: 'blue' }, { workers: { yellow: 1, blue: 1 } }).player('red'),
  ).toMatchObject({ workers: { blue: 0 }, houses: { length: 3 } });
  const digger = use('tightrope-walker', { as: 'canal', section: 'left' }, { guilders: 1 });
  expect(digger.player('red')).toMatchObject({ canals: [1, 0], guilders: 0 });
  const ringer = use('bell-ringer', { as: 'threat' }, { threats: { brown: 1, red: 1 } });
  ringer.play('red', { do: 'marker', colour: 'red' });
  expect(ringer.player('red').points).toBe(2);
});

test('extra-card: a person recruited with the additional card acts as usual', () => {
  const game = own({
    hand: ['king', 'alchemist'],
    houses: ['red: coachman', 'blue'],
    workers: { yellow: 1 },
    guilders: 0,
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'blue' });
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 6, houses: ['red: coachman', 'blue: alchemist'] } },
  });
});

test('extra-card: a Coachman recruited with the Student’s card is ready in the same turn', () => {
  const game = own({
    hand: ['student', 'coachman', 'king', 'nun'],
    houses: ['red', 'blue'],
    guilders: 3,
    workers: { yellow: 1 },
  });
  game.play('red', { do: 'play', card: 'student', as: 'person', house: 'red' });
  game.play('red', { do: 'play', card: 'coachman', as: 'person', house: 'blue' });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['king'], guilders: 0, workers: { brown: 2 } } } });
});

test('[Bruges 7.22] a used bearer acts again only after two more plays, each of which costs a card of the hand', () => {
  const game = own({
    hand: ['philosopher', 'king', 'nun', 'bard'],
    houses: ['red: coachman', 'blue'],
    guilders: 0,
    workers: { yellow: 2 },
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  // first play: the Philosopher sends the used Coachman back to the hand
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'blue' });
  game.play('red', { do: 'takeBack', person: 'coachman' });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  // second play: the Coachman is recruited anew, and ready
  game.play('red', { do: 'play', card: 'coachman', as: 'person', house: 'red' });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  // no play is left
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 2, workers: { yellow: 0 } } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.22] whoever drags out a turn with all additional plays comes to its end', () => {
  const position = {
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: {
          hand: ['student', 'philosopher', 'actor', 'messenger', 'roofer', 'alchemist', 'librarian'],
          houses: ['red: coachman', 'blue: princess', 'brown: carpenter', 'purple: puppeteer', 'red', 'red', 'red'],
          guilders: 99,
          workers: { blue: 50, brown: 50, red: 50, purple: 50, yellow: 50 },
        },
        ivory: { houses: ['red: huntsman'] },
      },
    },
  };
  const random = seeded(7);
  const lengths = Array.from({ length: 40 }, () => {
    const game = table(position);
    let moves = 0;
    for (; game.asked()![0][0] === 'red' && game.state.stage === 'actions'; moves++) {
      if (moves === 300) throw new Error('the turn does not end');
      const all = game.offers('red', {});
      const more = all.filter((move) => move.do !== 'endTurn' && move.do !== 'decline');
      const people = more.filter((move) => move.do !== 'play' || move.as === 'person');
      const wanted = people.length > 0 ? people : more.length > 0 ? more : all;
      game.play('red', wanted[below(random, wanted.length)]!);
    }
    return moves;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThan(100);
});
