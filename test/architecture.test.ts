import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Room {
  /** The rooms it may import. */
  rooms: readonly string[];
  /** The npm packages its own code may import; '*' for any. Tests may use any. */
  npm: readonly string[] | '*';
  /** Whether its own code may import Node's modules. A room that may not runs in a browser too. */
  node: boolean;
}

/** Every game has a folder on the screen, and a room of that name for its rules. */
const GAMES = readdirSync(join(root, 'packages/web/src/games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const ROOMS: Readonly<Record<string, Room>> = {
  kernel: { rooms: [], npm: '*', node: false },
  ...Object.fromEntries(GAMES.map((game): [string, Room] => [game, { rooms: ['kernel'], npm: [], node: false }])),
  table: { rooms: ['kernel'], npm: '*', node: false },
  bots: { rooms: ['kernel', ...GAMES], npm: '*', node: true },
  protocol: { rooms: ['kernel', 'table'], npm: '*', node: false },
  server: { rooms: ['kernel', ...GAMES, 'table', 'bots', 'protocol'], npm: '*', node: true },
  web: { rooms: ['kernel', ...GAMES, 'table', 'bots', 'protocol'], npm: '*', node: false },
  cli: { rooms: ['kernel', ...GAMES, 'table', 'bots', 'protocol', 'server'], npm: '*', node: true },
};

const STATEMENT = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const CALL = /^(?!\s*(?:\/\/|\*|\/\*)).*?\bimport\(\s*(['"])([^'"\n]+)\1/gm;

function importsOf(source: string): string[] {
  return [...source.matchAll(STATEMENT), ...source.matchAll(CALL)].map((match) => match[2]!);
}

/** What is wrong with the imports of one file; `file` is its path from the root, with forward slashes. */
function importFaults(file: string, source: string): string[] {
  const room = file.split('/')[1]!;
  const rule = ROOMS[room];
  if (rule === undefined) return [`${file}: the room "${room}" has no import rule; add one to ROOMS`];
  const isTest = file.endsWith('.test.ts') || file.endsWith('.test.tsx') || file.includes('/src/contract/');
  const faults: string[] = [];
  for (const name of importsOf(source)) {
    const target = roomOf(file, name);
    if (target === room) continue;
    if (target !== null) {
      if (name.startsWith('.')) faults.push(`${file}: "${name}" leaves the room; import the package instead`);
      else if (!rule.rooms.includes(target)) faults.push(`${file}: ${room} may not import ${target} ("${name}")`);
    } else if (isTest) {
      // Tests may use any npm package and any of Node's modules.
    } else if (name.startsWith('node:')) {
      if (!rule.node) faults.push(`${file}: ${room} runs in browsers too and may not import "${name}"`);
    } else if (rule.npm !== '*' && !rule.npm.includes(name)) {
      faults.push(`${file}: ${room} may not import the npm package "${name}"`);
    }
  }
  return faults;
}

/** The room an import leads to, or null for npm packages and Node's modules. */
function roomOf(file: string, name: string): string | null {
  if (name.startsWith('.')) {
    const [first, second] = relative(root, resolve(root, dirname(file), name)).split(sep);
    return first === 'packages' && second !== undefined ? second : 'outside the packages';
  }
  if (name === 'guildhall' || name.startsWith('guildhall/')) return 'cli';
  return /^@guildhall\/([^/]+)/.exec(name)?.[1] ?? null;
}

/**
 * What a file loads of its own package when it runs. `import type` is left out: it loads nothing, and the state needs it,
 * since a frame's type lies beside its handler and every handler reads the state.
 */
function loadsOf(file: string, source: string): string[] {
  return importsOf(source.replace(/^\s*(?:import|export) type\b[^;]*;/gm, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name).split(sep).join('/'));
}

/** The files on circles: what is left when files that load nothing, or that nothing loads, are taken away again and again. */
function filesOnCircles(loads: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(loads);
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const [file, names] of left) {
      const loaded = [...left.values()].some((each) => each.includes(file));
      if (!loaded || !names.some((name) => left.has(name))) left.delete(file);
    }
  }
  return [...left.keys()].sort();
}

/** Traces of the machine a file was written on. Spelled in pieces, since this file is searched too. */
const TRACES: readonly RegExp[] = [
  new RegExp(['', 'work', ''].join('/')),
  new RegExp(`\\.\\./${'shared'}\\b`),
  new RegExp(['registry', '[\\w-]+', '(?:org|com|dev|io|net)\\b'].join('\\.'), 'i'),
];

function tracesIn(text: string): string[] {
  return TRACES.flatMap((trace) => trace.exec(text)?.[0] ?? []);
}

function downloadAddressesIn(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { resolved?: string }> };
  return Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
}

/** Every file of the repository, also those not yet added; without git, everything but what npm installed. */
function repositoryFiles(): string[] {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)(node_modules|\.git|coverage|\.screens|replays|out)\//.test(file));
  }
}

describe('imports point one way', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.split(sep).join('/'));

  test('there are sources to check', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test('every source file keeps to its room', () => {
    expect(files.flatMap((file) => importFaults(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test.each([
    ['packages/kernel/src/a.ts', `import { belfort } from '@guildhall/belfort';`],
    ['packages/kernel/src/a.test.ts', `import { belfort } from '@guildhall/belfort';`],
    ['packages/kernel/src/a.ts', `import { readFileSync } from 'node:fs';`],
    ['packages/belfort/src/a.ts', `import type { Person } from '@guildhall/bruges';`],
    ['packages/belfort/src/a.ts', `import {\n  one,\n  two,\n} from 'zod';`],
    ['packages/belfort/src/a.ts', `export * from '../../kernel/src/index.ts';`],
    ['packages/bruges/src/a.ts', `import '@guildhall/belfort';`],
    ['packages/bruges/src/a.ts', `  const late = await import('@guildhall/bots');`],
    ['packages/table/src/a.ts', `import { belfort } from "@guildhall/belfort";`],
    ['packages/bots/src/a.ts', `import { run } from 'guildhall';`],
    ['packages/web/src/a.tsx', `import { serve } from '@guildhall/server';`],
    ['packages/cli/src/a.ts', `import { golden } from '../../../scripts/golden.ts';`],
    ['packages/attic/src/a.ts', ''],
  ])('refused: %s with %j', (file, source) => {
    expect(importFaults(file, source)).toHaveLength(1);
  });

  test.each([
    ['packages/kernel/src/a.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['packages/kernel/src/contract/index.ts', `import { test } from 'vitest';`],
    [
      'packages/belfort/src/board/a.ts',
      `import type { Seat } from '@guildhall/kernel';\nimport { s } from '../state.ts';`,
    ],
    [
      'packages/belfort/src/a.test.ts',
      `import { contract } from '@guildhall/kernel/contract';\nimport fc from 'fast-check';`,
    ],
    ['packages/belfort/src/a.ts', `// import { z } from 'zod';\n/* see\n * import('zod')\n */`],
    ['packages/bots/src/a.ts', `import { availableParallelism } from 'node:os';`],
    ['packages/cli/src/a.ts', `import { parse } from 'yaml';\nimport { bots } from '@guildhall/bots';`],
  ])('allowed: %s with %j', (file, source) => {
    expect(importFaults(file, source)).toEqual([]);
  });
});

/** The floors of the screen, from the ground up: each may use what is below it. Files beside the floors may use all. */
const FLOORS: readonly string[] = ['design', 'shell', 'session', 'online', 'table', 'games', 'pages'];

/** What is wrong with the imports of a file of the screen; `file` is its path below `packages/web/src`. */
function floorFaults(file: string, source: string): string[] {
  const [floor = '', game = ''] = file.split('/');
  const own = FLOORS.indexOf(floor);
  if (own < 0) return [];
  return importsOf(source).flatMap((name) => {
    if (!name.startsWith('.')) return [];
    const target = join(dirname(file), name).split(sep).join('/');
    const [other = '', otherGame = ''] = target.split('/');
    // what stands beside the floors puts them together, and must not be needed by them; tests may use their tools
    if (other === '..') return file.includes('.test.') ? [] : [`${file}: "${name}" leaves the screen's sources`];
    const height = FLOORS.indexOf(other);
    if (height < 0 || height > own) return [`${file}: ${floor} may not import ${target}`];
    if (floor === 'games' && other === 'games' && !game.includes('.') && otherGame !== game) {
      return [`${file}: a game knows neither the others nor the list of them (${target})`];
    }
    if (floor === 'pages' && other === 'games' && !otherGame.includes('.')) {
      return [`${file}: pages know games by their declarations alone (${target})`];
    }
    return [];
  });
}

describe('the floors of the screen', () => {
  const web = join(root, 'packages/web/src');
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => file.split(sep).join('/'));

  test('every file uses only what is below it', () => {
    expect(files.flatMap((file) => floorFaults(file, readFileSync(join(web, file), 'utf8')))).toEqual([]);
  });

  test('no file looks into the unfinished business of a game: what it wants to know is a fact of the rules', () => {
    expect(files.filter((file) => /\bagenda\b/.test(readFileSync(join(web, file), 'utf8')))).toEqual([]);
  });

  test.each([
    ['shell/a.tsx', `import { GAMES } from '../games/index.ts';`],
    ['session/a.ts', `import type { Kit } from '../table/screen/game.ts';`],
    ['table/a.ts', `import { router } from '../router.tsx';`],
    ['games/belfort/a.ts', `import { Town } from '../bruges/boards/Town.tsx';`],
    ['games/belfort/a.ts', `import { GAMES } from '../index.ts';`],
    ['pages/a.tsx', `import { Shield } from '../games/belfort/drawings/pieces/Shield.tsx';`],
    ['table/a.ts', `  const late = await import('../pages/home/HomePage.tsx');`],
  ])('refused: %s with %j', (file, source) => {
    expect(floorFaults(file, source)).toHaveLength(1);
  });

  test.each([
    ['router.tsx', `import HomePage from './pages/home/HomePage.tsx';`],
    ['games/index.ts', `import { belfort } from './belfort/index.ts';`],
    [
      'games/belfort/boards/a.tsx',
      `import { x } from '../screen/contract.ts';\nimport css from '../../../shell/a.module.css';`,
    ],
    ['pages/a.tsx', `import { GAMES } from '../games/index.ts';`],
  ])('allowed: %s with %j', (file, source) => {
    expect(floorFaults(file, source)).toEqual([]);
  });
});

describe('no circle of imports', () => {
  test.each(['kernel', ...GAMES, 'table', 'bots'])('in %s', (room) => {
    const files = globSync(`packages/${room}/src/**/*.ts`, { cwd: root }).map((file) => file.split(sep).join('/'));
    expect(files.length).toBeGreaterThan(0);
    const loads = files.map((file) => [file, loadsOf(file, readFileSync(join(root, file), 'utf8'))] as const);
    expect(filesOnCircles(new Map(loads))).toEqual([]);
  });

  test('a circle is found, without the files around it', () => {
    const sources = {
      'a.ts': `import { b } from './b.ts';`,
      'b.ts': `import {\n  c,\n  type D,\n} from './c.ts';\nimport { e } from './e.ts';`,
      'c.ts': `export * from './b.ts';`,
      'e.ts': `import type { A } from './a.ts';`,
    };
    const loads = Object.entries(sources).map(([file, source]) => [file, loadsOf(file, source)] as const);
    expect(filesOnCircles(new Map(loads))).toEqual(['b.ts', 'c.ts']);
  });
});

describe('the repository says nothing about the machine it was written on', () => {
  test('no file names a path or a host of it', () => {
    const found = repositoryFiles().flatMap((file) =>
      tracesIn(readFileSync(join(root, file), 'utf8')).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    `see ${['', 'work', 'notes.md'].join('/')}`,
    `import '../${'shared'}/x.ts'`,
    `https://${['registry', 'npmjs', 'org'].join('.')}/zod`,
  ])('refused: %s', (text) => {
    expect(tracesIn(text)).toHaveLength(1);
  });

  test('package-lock.json holds no download addresses', () => {
    expect(downloadAddressesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'))).toEqual([]);
  });

  test('a download address in a lock file is found', () => {
    const lock = { packages: { a: { resolved: 'packages/a' }, b: { resolved: 'https://example.org/b.tgz' } } };
    expect(downloadAddressesIn(JSON.stringify(lock))).toEqual(['https://example.org/b.tgz']);
  });
});
