import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belfort } from '@guildhall/belfort';
import { commitment, deriveSeed, recordReplay, seedOf } from '@guildhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guildhall } from './run.ts';

let folder: string;
/** A game of Belfort. */
let saved: string;

const GAMES = [
  ['belfort', 'Belfort'],
  ['bruges', 'Bruges'],
] as const;
const fileOf = (game: string): string => join(folder, `${game}-001.json`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  for (const [game] of GAMES) {
    const where = ['--seed', 'saved', '--save', folder];
    const { code, err } = guildhall('simulate', game, '--seats', '3', '--games', '1', ...where);
    if (code !== 0) throw new Error(err);
  }
  saved = readFileSync(fileOf('belfort'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface File {
  seed: string;
  commitment: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  actions: [number, Record<string, unknown>][];
  trace: string[];
}

function altered(change: (replay: File) => unknown): string {
  const replay: File = JSON.parse(saved);
  change(replay);
  return written(JSON.stringify(replay));
}

function written(text: string): string {
  const path = join(folder, 'altered.json');
  writeFileSync(path, text);
  return path;
}

describe('verify', () => {
  describe('an online game', () => {
    const hex = (digit: string) => digit.repeat(64);
    const origin = {
      version: 1,
      table: 'table-1',
      secret: hex('5'),
      shares: [
        { seat: 0, how: 'revealed', hash: commitment(hex('a')), share: hex('a') },
        { seat: 1, how: 'absent', hash: hex('b'), share: null },
      ],
    } as const;
    /** Begun by a server, not a move made. */
    const online = (change: object = {}): string => {
      const options = belfort.options({}, 2);
      const seed = seedOf(origin as never, belfort.id, belfort.rules, options);
      return written(
        JSON.stringify({ ...recordReplay(belfort, options, 2, seed, []), origin: { ...origin, ...change } }),
      );
    };

    test('its shuffle is confirmed: secret, shares and seed', () => {
      const { code, out } = guildhall('verify', online(), '--promised', commitment(hex('5')), '--share', hex('a'));
      expect(out).toContain('fair shuffle: the seed comes from the server’s secret and one player’s share');
      expect(out).toContain('one share was promised and not revealed');
      expect(out).toContain('The secret is the one that the table promised.');
      expect(code).toBe(0);
      expect(guildhall('verify', online()).out).toContain(commitment(hex('5')));
      expect(guildhall('verify', online(), '--lang', 'de').out).toContain('fair gemischt');
      expect(guildhall('verify', online(), '--lang', 'fr').out).toContain('mélange loyal');
    });

    test.each([
      ['another secret', {}, ['--promised', hex('9')], 'not the one it had promised'],
      ['a share left out', {}, ['--share', hex('9')], 'your share is not among'],
      ['a share changed', { shares: [{ ...origin.shares[0], hash: hex('9') }] }, [], 'seat 1 is not the one'],
      ['a seed of its own', { shares: [] }, [], 'not what the secret and the shares make'],
      ['nonsense', { secret: 7 }, [], 'way that can be read'],
    ])('%s is found', (_, change, args, why) => {
      const { code, err } = guildhall('verify', online(change), ...args);
      expect(err).toContain(`the shuffle was not fair: `);
      expect(err).toContain(why);
      expect(code).toBe(1);
    });

    test('one that was begun on a device has no shuffle to check', () => {
      const file = altered((replay) => Object.assign(replay, { origin: { version: 0, from: 'device' } }));
      const { code, out, err } = guildhall('verify', file);
      expect([code, err]).toEqual([0, '']);
      expect(out).not.toContain('fair shuffle');
    });

    test('what was not dealt by a server has promised nothing', () => {
      const { code, err } = guildhall('verify', fileOf('belfort'), '--promised', hex('9'));
      expect(err).toContain('not dealt by a server');
      expect(code).toBe(1);
    });
  });

  test.each(GAMES)('confirms what simulate saved of %s', (game, title) => {
    const { code, out, err } = guildhall('verify', fileOf(game));
    const confirmed = `^ok: a finished game of ${title} with 3 players; the shuffle and all \\d+ actions are as recorded\n$`;
    expect(out).toMatch(new RegExp(confirmed));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('confirms a game that is not finished yet', () => {
    const path = altered((replay) => {
      replay.actions.length = 20;
      replay.trace.length = 21;
    });
    expect(guildhall('verify', path).out).toMatch(/^ok: a game not yet finished of Belfort/);
  });

  const other = deriveSeed('other', 0);
  const cases: [string, (replay: File) => unknown, RegExp][] = [
    [
      'an action of another seat',
      (r) => (r.actions[40]![0] = (r.actions[40]![0] + 1) % 3),
      /at action 41: seat \d could not/,
    ],
    [
      'an action that is not possible',
      (r) => (r.actions[40]![1] = { do: 'fly' }),
      /at action 41: seat \d could not .*illegal/,
    ],
    ['an action left out', (r) => [r.actions.splice(7, 1), r.trace.splice(8, 1)], /at action 8: /],
    ['another seed', (r) => (r.seed = other), /before the first action: the seed hashes to/],
    [
      'another seed with its own commitment',
      (r) => Object.assign(r, { seed: other, commitment: commitment(other) }),
      /before the first action: the game turns out differently/,
    ],
    [
      'another option',
      (r) => (r.options.guilds = 'beginner'),
      /before the first action: the game turns out differently/,
    ],
    ['an unknown option', (r) => (r.options.dragons = true), /before the first action: these options cannot be played/],
    [
      'another trace',
      (r) => (r.trace[12] = '00000000'),
      /at action 12: the game turns out differently: expected 00000000/,
    ],
    ['a trace too short', (r) => r.trace.pop(), /before the first action: expected \d+ digests/],
    ['other rules', (r) => r.rules++, /before the first action: played by rules/],
    ['another game', (r) => (r.game = 'chess'), /is a game of "chess", which this program does not know/],
  ];

  test.each(cases)('refuses %s', (_name, change, reason) => {
    const { code, out, err } = guildhall('verify', altered(change));
    expect(err).toMatch(/^error: /);
    expect(err).toMatch(reason);
    expect(err.trimEnd()).not.toContain('\n');
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe.each(['verify', 'replay'])('%s', (command) => {
  test.each([
    ['broken JSON', () => written(saved.slice(0, 1000)), /not JSON/],
    ['another JSON file', () => written('{"name": "x"}'), /format: expected "guildhall-replay"/],
    ['a missing file', () => join(folder, 'nowhere.json'), /cannot read .*nowhere\.json: ENOENT/],
    ['a folder', () => folder, /cannot read .*EISDIR/],
  ])('refuses %s', (_name, path, reason) => {
    const { code, out, err } = guildhall(command, path());
    expect(err).toMatch(/^error: /);
    expect(err).toMatch(reason);
    expect(err.trimEnd()).not.toContain('\n');
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('replay', () => {
  const LANGUAGES = [
    ['en', 'with 3 players', 'Player 1', 'Final scores'],
    ['de', 'zu 3', 'Spieler 1', 'Endabrechnung'],
    ['fr', 'à 3 joueurs', 'Joueur 1', 'Décompte final'],
  ] as const;
  const told = GAMES.flatMap(([game, title]) => LANGUAGES.map((words) => [game, title, ...words] as const));

  test.each(told)('tells %s (%s) in %s', (game, title, lang, players, player, scores) => {
    const { code, out, err } = guildhall('replay', fileOf(game), '--lang', lang);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain(`${title} ${players}`);
    expect(out).toContain(JSON.parse(readFileSync(fileOf(game), 'utf8')).commitment);
    expect(out).toContain(player);
    expect(out).toContain(`══ ${scores} ══`);
    expect(out.match(/^══ /gm)!.length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['belfort', /^Tie-break: wood \+ stone \+ gold \+ 2 × metal( +\d+){3}$/m],
    ['bruges', /^Tie-break: guilders( +\d+){3}$/m],
  ])('names what decides a tie in %s', (game, row) => {
    expect(guildhall('replay', fileOf(game)).out).toMatch(row);
  });

  test('tells the threat markers of a roll in one line per player', () => {
    const phases = guildhall('replay', fileOf('bruges')).out.split('── Dice\n').slice(1);
    const takes = phases.flatMap((phase) => {
      const lines = phase.split('\n\n')[0]!.split('\n');
      return [1, 2, 3].map((n) =>
        lines.filter((line) => line.includes(`Player ${n} takes`) && line.endsWith('(dice)')),
      );
    });
    expect(takes.some((lines) => lines.length === 1)).toBe(true);
    expect(Math.max(...takes.map((lines) => lines.length))).toBe(1);
  });

  test('tells nothing of a game that does not hold', () => {
    const { code, out, err } = guildhall(
      'replay',
      altered((replay) => (replay.trace[3] = '00000000')),
    );
    expect(err).toMatch(/^error: .*at action 3/);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});
