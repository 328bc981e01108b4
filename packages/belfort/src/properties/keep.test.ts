import { expect, test } from 'vitest';
import { districtOf } from '../board/districts.ts';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const rich = { wood: 9, stone: 9, metal: 9, gold: 9, hand: ['keep'] };

test('[Belfort 9.10] costs 1 wood, 2 stone, 3 metal, and has one coin', () => {
  expect(priceOf('keep')).toEqual({ wood: 1, stone: 2, metal: 3 });
  expect(incomeWith('keep')).toBe(1);
});

test('[Belfort 9.10] both symbols of the section are marked', () => {
  const there = redsTurn(rich);
  const marked = there.play('red', { do: 'build', property: 'keep', on: 'keep 3' }).filter(({ t }) => t === 'marker');
  expect(marked).toHaveLength(2);
  expect(there.state.markers.filter((builder) => builder === 0)).toHaveLength(2);
  expect(there.state.markers.flatMap((builder, symbol) => (builder === 0 ? [districtOf(symbol)] : []))).toEqual([2, 2]);
});

test('[Belfort 9.10] one section per district is offered once, and a taken one never', () => {
  const there = redsTurn(rich, { markers: { blue: ['keep 1'] } });
  expect(there.offers('red', { do: 'build', property: 'keep' })).toHaveLength(4);
});

test('[Belfort 9.10] no gnome lives there', () => {
  expect(redsTurn({ gold: 9, built: ['keep'] }).why('red', { do: 'hire', on: 'keep' })).toBe('noFreeLock');
});
