import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemsIn, textsIn } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';

const files = globSync(['**/*texts.ts', '**/texts/**/*.ts'], { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();

describe('every text is there in every language and asks for the same things', () => {
  test('there are texts to check', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  test.each(files)('%s', async (file) => {
    const module: unknown = await import(pathToFileURL(join(import.meta.dirname, file)).href);
    const texts = textsIn({ ...(module as object) }, file);
    if (file.endsWith('texts.ts')) expect(texts.length).toBeGreaterThan(0);
    expect(problemsIn(texts)).toEqual([]);
  });
});
