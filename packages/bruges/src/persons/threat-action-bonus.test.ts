import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { points: 0, hand: ['cook', 'nun'], ...red } }, ...more } });

test('[Bruges 7.4] bell-ringer: after the threat action one more marker of any colour, 1 point each', () => {
  const game = own({ threats: { blue: 1, red: 2, yellow: 1 }, houses: ['red: bell-ringer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  expect(game.player('red')).toMatchObject({ points: 1, threats: { blue: 0, red: 2, yellow: 1 } });
  expect(game.asked()).toEqual([['red'], 'discardMarkers', 'person.bell-ringer']);
  expect(game.offers('red', {})).toEqual([
    { do: 'marker', colour: 'red' },
    { do: 'marker', colour: 'yellow' },
    { do: 'decline' },
  ]);
  game.play('red', { do: 'marker', colour: 'yellow' });
  expect(game.player('red')).toMatchObject({ points: 2, threats: { blue: 0, red: 2, yellow: 0 } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('or none', () => {
  const game = own({ threats: { blue: 1, red: 1 }, houses: ['red: bell-ringer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  const events = game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ points: 1, threats: { red: 1 } });
  expect(events.some(({ t }) => t === 'effect')).toBe(false);
});

test('a second marker of the card’s own colour will do', () => {
  const game = own({ threats: { blue: 2 }, houses: ['red: bell-ringer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  game.play('red', { do: 'marker', colour: 'blue' });
  expect(game.player('red')).toMatchObject({ points: 2, threats: { blue: 0 } });
});

test('nothing is asked without another marker', () => {
  const game = own({ threats: { blue: 1 }, houses: ['red: bell-ringer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  expect(game.player('red').points).toBe(1);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('the action itself still needs a marker of the card’s colour', () => {
  const game = own({ threats: { red: 2 }, houses: ['red: bell-ringer'] });
  expect(game.offers('red', { do: 'play', as: 'threat' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'cook', as: 'threat' })).toBe('noMarker');
});

test('[Bruges 7.18] markers discarded through persons are not the action', () => {
  const game = own({
    workers: { yellow: 1 },
    threats: { blue: 1, red: 1 },
    houses: ['red: bell-ringer', 'red: nun'],
    hand: ['cook'],
  });
  game.play('red', { do: 'activate', person: 'nun' });
  game.play('red', { do: 'marker', colour: 'red' });
  expect(game.player('red')).toMatchObject({ points: 1, threats: { blue: 1 } });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[Bruges 7.18] for the coachman’s card too', () => {
  const game = own({
    workers: { yellow: 1 },
    threats: { brown: 1, red: 1 },
    houses: ['red: bell-ringer', 'red: coachman'],
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'threat' });
  game.play('red', { do: 'marker', colour: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 2, threatCount: 0 } } });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[G7] two of them add up, as far as there are markers', () => {
  const markers = (threats: object) => {
    const game = own({ threats, houses: ['red: bell-ringer', 'red'] });
    twin(game, 'red', 'bell-ringer');
    playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'threat' });
    return game;
  };
  const many = markers({ blue: 1, red: 2, yellow: 1 });
  playWithTwins(many, 'red', { do: 'marker', colour: 'red' });
  playWithTwins(many, 'red', { do: 'marker', colour: 'yellow' });
  expect(many.player('red')).toMatchObject({ points: 3, threats: { blue: 0, red: 1, yellow: 0 } });
  const back = markers({ blue: 2, red: 2, yellow: 1 });
  playWithTwins(back, 'red', { do: 'marker', colour: 'yellow' });
  playWithTwins(back, 'red', { do: 'marker', colour: 'blue' });
  expect(back.player('red')).toMatchObject({ points: 3, threats: { blue: 0, red: 2, yellow: 0 } });
  const few = markers({ blue: 1, red: 1 });
  playWithTwins(few, 'red', { do: 'marker', colour: 'red' });
  expect(few.player('red').points).toBe(2);
  expect(few.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.4] it acts by itself and cannot be used', () => {
  const game = own({ threats: { blue: 1 }, houses: ['red: bell-ringer'] });
  expect(game.why('red', { do: 'activate', person: 'bell-ringer' })).toBe('notUsable');
});
