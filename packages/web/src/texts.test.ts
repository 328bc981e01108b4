import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS, textProblems } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';

const files = globSync(['**/texts.ts', '**/texts/**/*.ts'], { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();

/** Every text in what a module exports, with the path that leads to it. Other values, such as ready sentences, pass. */
function textsIn(value: unknown, path: string): [string, Record<string, string>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (LANGS.some((lang) => typeof (value as Record<string, unknown>)[lang] === 'string')) {
    return [[path, value as Record<string, string>]];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe('every text is there in every language and asks for the same things', () => {
  test('there are texts to check', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  test.each(files)('%s', async (file) => {
    const module: unknown = await import(pathToFileURL(join(import.meta.dirname, file)).href);
    const texts = textsIn({ ...(module as object) }, file);
    if (file.endsWith('texts.ts')) expect(texts.length).toBeGreaterThan(0);
    const problems = texts.flatMap(([path, text]) => textProblems(text).map((problem) => `${path}: ${problem}`));
    expect(problems).toEqual([]);
  });

  test('a missing language and a differing placeholder are found', () => {
    const found = textsIn({ a: { en: '{n} gold' }, b: [{ en: '{n}', de: '{m}', fr: '{n}' }] }, 'x');
    expect(found.map(([path]) => path)).toEqual(['x.a', 'x.b.0']);
    expect(found.flatMap(([, text]) => textProblems(text))).toHaveLength(3);
  });
});
