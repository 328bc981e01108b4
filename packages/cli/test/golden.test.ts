import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { goldenGames } from '../src/golden.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const goldens = goldenGames();
const HINT = 'if the difference is intended, run "npm run golden" and say why in the commit message';

test.each(goldens)('the golden game $file is played as written', ({ file, text }) => {
  const path = join(root, file);
  expect(existsSync(path), `${file} is missing; "npm run golden" writes it`).toBe(true);
  expect(text, `${file} has changed; ${HINT}`).toBe(readFileSync(path, 'utf8'));
});

test('no golden game is left over', () => {
  const folders = [...new Set(goldens.map(({ file }) => dirname(file)))];
  const found = folders.flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`));
  expect(found.toSorted()).toEqual(goldens.map(({ file }) => file).toSorted());
});
