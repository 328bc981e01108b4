import { expect, test } from 'vitest';
import { DISTRICTS, gateSymbols, guildSymbol, kindOf, SYMBOLS, wallSymbols } from './districts.ts';
import { isProperty, SYMBOL_NAMES, symbolNamed } from './names.ts';

test('[Belfort 1.9] a name stands for one symbol, that of a keep for its first', () => {
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const found = symbolNamed(SYMBOL_NAMES[symbol]!);
    expect(found).toBe(
      kindOf(symbol) === 'keep' && SYMBOL_NAMES[symbol - 1] === SYMBOL_NAMES[symbol] ? symbol - 1 : symbol,
    );
  }
  expect(new Set(SYMBOL_NAMES).size).toBe(SYMBOLS - DISTRICTS.length);
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
