import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A rule's definition: its id in bold brackets at the beginning of a list item or of a table row. */
const DEFINITION = /^(?:- |\| )\*\*\[([^\]]+)\]\*\*/gm;
/** The name of a test: `test('…`, `it.only('…`, or the second call of `test.each(…)('…`. */
const TEST_NAME = /(?:\b(?:test|it)(?:\.\w+)*\(|[)`]\()\s*(['"`])((?:\[[^\]\n]+\]\s*)+)/g;
/** `Belfort 3.6`, `B3`, `G4`; other brackets in test names are no rules. */
const ID = /^(?:[A-Z]\w+ \d+\.\d+|[A-Z]\d+)$/;

const definitionsIn = (page: string): string[] => [...page.matchAll(DEFINITION)].map((match) => match[1]!);

/** All ids that open the name of a test. */
function idsInTests(source: string): string[] {
  return [...source.matchAll(TEST_NAME)].flatMap((match) =>
    [...match[2]!.matchAll(/\[([^\]]+)\]/g)].map((bracket) => bracket[1]!).filter((id) => ID.test(id)),
  );
}

/** The ids in a scenario's `rules:`, on one line or as a list. */
function idsInScenario(yaml: string): string[] {
  const rules = /^rules:\s*(?:\[([^\]]*)\]|((?:\n\s*- .*)+))/m.exec(yaml);
  const list = rules?.[1]?.split(',') ?? rules?.[2]?.split('\n').map((line) => line.replace(/^\s*- /, '')) ?? [];
  return list.map((id) => id.trim()).filter((id) => id !== '');
}

/** Ids by the files they occur in. */
function collect(pattern: string, idsIn: (text: string) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

describe('rules and tests name each other', () => {
  const defined = collect('docs/rules/*.md', definitionsIn);
  const tested = collect('packages/**/*.test.{ts,tsx}', idsInTests);
  const played = collect('scenarios/**/*.{yaml,yml}', idsInScenario);

  test('there are rules, tests and scenarios', () => {
    expect([defined, tested, played].map(({ size }) => size > 0)).toEqual([true, true, true]);
  });

  test('every rule is defined once', () => {
    expect([...defined].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  test('every rule has a test or a scenario', () => {
    expect([...defined.keys()].filter((id) => !tested.has(id) && !played.has(id))).toEqual([]);
  });

  test('every id in a test or a scenario is a rule', () => {
    const unknown = [...tested, ...played].filter(([id]) => !defined.has(id));
    expect(unknown.map(([id, files]) => `${id}: ${files.join(', ')}`)).toEqual([]);
  });
});

describe('how ids are found', () => {
  test.each([
    [`- **[Belfort 1.1]** Two to five`, ['Belfort 1.1']],
    [`| **[Belfort 9.1]** | Pub | 1 |`, ['Belfort 9.1']],
    [`see **[Belfort 1.1]** and B5`, []],
  ])('on a page: %j', (page, ids) => {
    expect(definitionsIn(page)).toEqual(ids);
  });

  test.each([
    [`test('[Belfort 3.6] the camp', () => {});`, ['Belfort 3.6']],
    [`it("[B3] nothing", () => {});`, ['B3']],
    [`test.only('[B3] [Belfort 10.4] both', () => {});`, ['B3', 'Belfort 10.4']],
    [`test.each([\n  [1, 2],\n])('[G4] %i', (n) => {});`, ['G4']],
    [`test(\n  '[B3] long',\n  () => {},\n);`, ['B3']],
    [`test('the rule [B3] in the middle', () => {});`, []],
    [`test('[1, 2] is a list', () => {});`, []],
    [`describe('[B3] a group', () => {});`, []],
  ])('in a test: %j', (source, ids) => {
    expect(idsInTests(source)).toEqual(ids);
  });

  test.each([
    [`id: a\nrules: [Belfort 3.6, B3]\ngame: belfort\n`, ['Belfort 3.6', 'B3']],
    [`id: a\nrules:\n  - Belfort 3.6\n  - B3\ngame: belfort\n`, ['Belfort 3.6', 'B3']],
    [`id: a\ngame: belfort\n`, []],
  ])('in a scenario: %j', (yaml, ids) => {
    expect(idsInScenario(yaml)).toEqual(ids);
  });
});
