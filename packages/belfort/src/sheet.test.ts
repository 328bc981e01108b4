import { readFileSync } from 'node:fs';
import { BadSheet } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { PROPERTIES } from './board/districts.ts';
import { GUILDS } from './guilds/names.ts';
import { table } from './scenario/table.ts';
import { costsOf, DEFAULT_SHEET, GRADES, readSheet, sheetJsonSchema } from './sheet.ts';

const SCHEMA_FILE = new URL('../../../docs/rules/belfort-sheet.schema.json', import.meta.url);

/** Paths of all values, `buy.wood` and the like. */
function leaves(value: object, path: string[] = []): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? leaves(inner, [...path, key]) : [[...path, key].join('.')],
  );
}

/** The default sheet with one value changed. */
function changed(path: string, value: unknown): unknown {
  const sheet = structuredClone(DEFAULT_SHEET);
  const keys = path.split('.');
  const last = keys.pop()!;
  let part = sheet as unknown as Record<string, unknown>;
  for (const key of keys) part = part[key] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return sheet;
}

function problems(raw: unknown): readonly string[] {
  try {
    readSheet(raw);
  } catch (error) {
    if (error instanceof BadSheet) return error.problems;
    throw error;
  }
  return [];
}

test('[Belfort 8.3] every value of the built-in sheet has exactly one grade', () => {
  for (const leaf of leaves(DEFAULT_SHEET)) {
    const covering = Object.keys(GRADES).filter((path) => leaf === path || leaf.startsWith(`${path}.`));
    expect(covering, leaf).toHaveLength(1);
  }
});

test('[Belfort 8.3] every grade covers a value', () => {
  const all = leaves(DEFAULT_SHEET);
  for (const path of Object.keys(GRADES)) {
    expect(
      all.some((leaf) => leaf === path || leaf.startsWith(`${path}.`)),
      path,
    ).toBe(true);
  }
});

test('[Belfort 8.3] the built-in sheet is a good sheet', () => {
  expect(readSheet(DEFAULT_SHEET)).toEqual(DEFAULT_SHEET);
});

test.each([
  ['properties.pub.wood', 'two', 'expected a whole number from 0 to 20, got "two"'],
  ['properties.pub.wood', -1, 'expected a whole number from 0 to 20, got -1'],
  ['properties.pub.wood', 21, 'expected a whole number from 0 to 20, got 21'],
  ['properties.pub.wood', 1.5, 'expected a whole number from 0 to 20, got 1.5'],
  ['properties.pub.wood', undefined, 'expected a whole number from 0 to 20, got nothing'],
  ['properties.pub', undefined, 'expected object, got nothing'],
  ['guilds.miners.gold', null, 'expected a whole number from 0 to 20, got null'],
  ['walls', 0, 'expected a whole number from 1 to 2, got 0'],
  ['walls', 3, 'expected a whole number from 1 to 2, got 3'],
  ['buy.metal', 0, 'expected a whole number from 1 to 20, got 0'],
  ['sell.woodStone.pieces', 0, 'expected a whole number from 1 to 20, got 0'],
  ['sell.metal.gold', '1', 'expected a whole number from 1 to 20, got "1"'],
  ['tax.step', 0, 'expected a whole number from 1 to 20, got 0'],
  ['tax.most', 99, 'expected a whole number from 0 to 20, got 99'],
])('[Belfort 8.3] %s = %j is reported where it stands', (path, value, message) => {
  expect(problems(changed(path, value))).toEqual([`${path}: ${message}`]);
});

test.each([
  ['properties.palace', { wood: 1, stone: 1, metal: 1 }, 'properties: unknown "palace"'],
  ['properties.pub.gold', 1, 'properties.pub: unknown "gold"'],
  ['guilds.bakers', { wood: 1, stone: 1, metal: 1, gold: 0 }, 'guilds: unknown "bakers"'],
  ['wall', 3, 'unknown "wall"'],
])('[Belfort 8.3] %s is no field of a sheet', (path, value, line) => {
  expect(problems(changed(path, value))).toEqual([line]);
});

test('[Belfort 8.3] several wrong fields give several lines, and the message has them all', () => {
  const raw = { ...DEFAULT_SHEET, walls: 9, tax: { step: 0, most: 9 } };
  expect(problems(raw)).toHaveLength(2);
  expect(() => readSheet(raw)).toThrow(/walls: .*; tax\.step: /);
  expect(() => readSheet('sheet')).toThrow('this component sheet cannot be used: expected object, got "sheet"');
});

test('[Belfort 8.3] the schema for editors is current', () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(sheetJsonSchema());
});

test('[Belfort 8.3] the schema for editors knows the ranges', () => {
  expect(sheetJsonSchema()).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: {
      walls: { type: 'integer', minimum: 1, maximum: 2 },
      buy: {
        properties: { metal: { type: 'integer', minimum: 1, maximum: 20 } },
        required: ['wood', 'stone', 'metal'],
      },
    },
  });
});

test('[Belfort 1.7] trading post prices', () => {
  expect(DEFAULT_SHEET.buy).toEqual({ wood: 1, stone: 1, metal: 2 });
  expect(DEFAULT_SHEET.sell).toEqual({ metal: { pieces: 1, gold: 1 }, woodStone: { pieces: 2, gold: 1 } });
});

test('[Belfort 1.7] any mix of two wood and stone brings 1 gold', () => {
  const { offers } = table({ given: { phase: 'actions', players: { red: { wood: 2, stone: 2, metal: 1 } } } });
  expect(offers('red', { do: 'sell' })).toEqual([
    { do: 'sell', wood: 2, stone: 0, metal: 0 },
    { do: 'sell', wood: 1, stone: 1, metal: 0 },
    { do: 'sell', wood: 0, stone: 2, metal: 0 },
    { do: 'sell', wood: 0, stone: 0, metal: 1 },
  ]);
});

test.each([
  ['wood', 1],
  ['stone', 1],
  ['metal', 2],
] as const)('[Belfort 1.7] 1 %s costs %i gold', (good, gold) => {
  const { play, player, offers } = table({ given: { phase: 'actions', players: { red: { [good]: 0, gold } } } });
  play('red', { do: 'buy', good });
  expect(player('red')).toMatchObject({ [good]: 1, gold: 0 });
  const poor = table({ given: { phase: 'actions', players: { red: { gold: gold - 1 } } } });
  expect(poor.offers('red', { do: 'buy', good })).toEqual([]);
  expect(offers('red', { do: 'buy' })).toEqual([]);
});

test.each(PROPERTIES)('[Belfort 8.3] the number of pieces a %s costs is the inferred one', (property) => {
  const { wood, stone, metal } = DEFAULT_SHEET.properties[property];
  expect(wood + stone + metal).toBe(property === 'pub' || property === 'gardens' ? 5 : 6);
});

test('[Belfort 8.3] properties never cost gold, guilds as their tile says, a wall is printed', () => {
  const costs = costsOf(DEFAULT_SHEET);
  for (const property of PROPERTIES)
    expect(costs.properties[property]).toEqual({ ...DEFAULT_SHEET.properties[property], gold: 0 });
  for (const guild of GUILDS) expect(costs.guilds[guild]).toEqual(DEFAULT_SHEET.guilds[guild]);
  expect(costs.wall).toEqual({ wood: 3, stone: 3, metal: 0, gold: 0 });
});

test('[Belfort 8.3] each sheet has its own costs', () => {
  const other = readSheet(changed('properties.pub.metal', 4));
  expect(costsOf(other).properties.pub.metal).toBe(4);
  expect(costsOf(DEFAULT_SHEET).properties.pub.metal).toBe(1);
});
