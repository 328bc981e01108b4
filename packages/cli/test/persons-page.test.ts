import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PERSONS } from '@guildhall/bruges';
import { expect, test } from 'vitest';
import { PERSONS_PAGE, personsPage } from '../src/persons-page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = personsPage();

test('the page of persons is up to date', () => {
  const path = join(root, PERSONS_PAGE);
  expect(existsSync(path) && readFileSync(path, 'utf8') === page, 'run "npm run persons"').toBe(true);
});

test('every person has one row with all names and the text', () => {
  const lines = page.split('\n');
  for (const { id, name, text } of PERSONS) {
    const rows = lines.filter((line) => line.startsWith(`| <a id="${id}"></a>`));
    expect(rows, id).toHaveLength(1);
    for (const part of [...Object.values(name), text.en]) expect(rows[0]).toContain(part);
  }
});

test('every link leads to a file or to a place on the page', () => {
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(2 * PERSONS.length);
  const anchors = new Set([
    ...[...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => `#${id}`),
    ...[...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) => `#${title!.toLowerCase().replaceAll(' ', '-')}`),
  ]);
  const lost = links.filter((to) =>
    to.startsWith('#') ? !anchors.has(to) : !existsSync(join(root, dirname(PERSONS_PAGE), to)),
  );
  expect(lost).toEqual([]);
});
