// What the pages tell people to type is there.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** What follows certain words on any page, each once, with the page. */
function named(pattern: RegExp): [name: string, page: string][] {
  const found = new Map<string, string>();
  for (const page of pages) for (const [, name] of read(page).matchAll(pattern)) found.set(name!, page);
  return [...found].sort();
}

test('every command of guildhall that a page names exists', () => {
  const help = execFileSync(process.execPath, [join(ROOT, 'packages/cli/bin/guildhall.js'), '--help'], {
    encoding: 'utf8',
  });
  const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(commands).toContain('simulate');
  const missing = named(/npx\s+guildhall\s+([a-z]+)/g).filter(([name]) => !commands.includes(name));
  expect(missing).toEqual([]);
});

test('every script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = named(/npm run ([a-z:-]+)/g).filter(([name]) => !(name in scripts));
  expect(missing).toEqual([]);
});
