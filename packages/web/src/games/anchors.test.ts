import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTab, type PlaceName, selectorsOf } from '../table/anchors.ts';
import * as belfort from './belfort/anchors.ts';
import * as bruges from './bruges/anchors.ts';

const src = join(import.meta.dirname, '..');

describe('names on the page', () => {
  test('are written by a game and found by the same name', () => {
    expect(belfort.named.anchor('goods:1:wood')).toEqual({ 'data-anchor': 'goods:1:wood' });
    expect(belfort.select.anchor('goods:1:wood')).toBe('[data-anchor="goods:1:wood"]');
    expect(bruges.named.piece('die:red')).toEqual({ 'data-piece': 'die:red' });
    expect(bruges.select.targetsOf('use')).toBe('[data-target^="use:"]');
  });

  test('do not compile if misspelt or of the other game', () => {
    // @ts-expect-error
    belfort.named.anchor('godos:1:wood');
    // @ts-expect-error
    belfort.named.anchor('guilders:1');
    // @ts-expect-error
    bruges.select.piece('dice:red');
    // @ts-expect-error
    bruges.select.anchorsOf('cards');
    // @ts-expect-error
    bruges.places.anchor('house:0:1', 'persons');
    // @ts-expect-error
    const raw: PlaceName = 'anchor house:0:1';
    expect(raw).toBeTypeOf('string');
  });

  test('are found as a whole or in part', () => {
    expect(selectorsOf(belfort.places.target('hand:pub'))).toEqual({ whole: '[data-target="hand:pub"]', part: null });
    const lock = { whole: '[data-anchor="built:0:2"]', part: '[data-part="lock:1"]' };
    expect(selectorsOf(belfort.places.anchor('built:0:2', 'lock:1'))).toEqual(lock);
    expect(['tab:city' as const, 'hand' as const].map((name) => isTab(belfort.places.anchor(name)))).toEqual([
      true,
      false,
    ]);
  });

  const sources = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(src, file), 'utf8') }));
  const filesWith = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? file : [])).sort();

  test('are written into the page by the typed functions alone', () => {
    expect(filesWith(/data-(?:anchor|piece|part|target)\b/)).toEqual(['table/anchors.ts']);
  });
});
