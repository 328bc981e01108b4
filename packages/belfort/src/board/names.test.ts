import { expect, test } from 'vitest';
import { DISTRICTS, gateSymbols, guildSymbol, SYMBOLS, wallSymbols } from './districts.ts';
import { isProperty, KEEPS, SYMBOL_NAMES, symbolNamed } from './names.ts';

test('[Belfort 1.9] a name stands for one symbol', () => {
  for (let symbol = 0; symbol < SYMBOLS; symbol++) expect(symbolNamed(SYMBOL_NAMES[symbol]!)).toBe(symbol);
});

test('[Belfort 1.9] a whole keep has two symbols and is named by the first', () => {
  expect(Object.keys(KEEPS)).toHaveLength(DISTRICTS.length);
  expect(KEEPS['keep 4']).toEqual([symbolNamed('keep 4a'), symbolNamed('keep 4b')]);
  expect(symbolNamed('keep 4')).toBe(symbolNamed('keep 4a'));
});

test('[Belfort 1.9] walls are a and b, districts are counted from 1', () => {
  expect(wallSymbols(1).map((symbol) => SYMBOL_NAMES[symbol])).toEqual(['wall 2a', 'wall 2b']);
  expect(SYMBOL_NAMES[guildSymbol(4)]).toBe('guild 5');
});

test('[Belfort 1.10] a gatehouse symbol is named by where it lies and where it faces', () => {
  expect(gateSymbols(0).map((symbol) => SYMBOL_NAMES[symbol])).toEqual(['gatehouse 1>2', 'gatehouse 2>1']);
  expect(gateSymbols(4).map((symbol) => SYMBOL_NAMES[symbol])).toEqual(['gatehouse 5>1', 'gatehouse 1>5']);
});

test('[Belfort 1.9] what is no place on the board has no number', () => {
  for (const name of ['pub 0', 'pub 6', 'wall 1', 'gatehouse 1>3', 'keep', 'Pub 1']) expect(symbolNamed(name)).toBe(-1);
});

test('[Belfort 1.4] walls and guilds are no property cards', () => {
  expect(isProperty('keep')).toBe(true);
  for (const other of ['wall', 'guild', 'miners']) expect(isProperty(other)).toBe(false);
});
