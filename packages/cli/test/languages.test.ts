import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBot } from '@guildhall/bots';
import { deriveSeed, recordReplay } from '@guildhall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PSEUDO, plainWords, pseudoCatalogue } from '../../../scripts/pseudo.ts';
import { allTexts } from '../../../scripts/texts.ts';
import { games } from '../src/games.ts';
import { readLang } from '../src/languages.ts';
import { playGame } from '../src/play.ts';
import { transcript } from '../src/replay.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  writeFileSync(join(folder, `${PSEUDO}.json`), JSON.stringify(pseudoCatalogue(await allTexts())));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** From the platform, which knows no pseudo-language, and the names of the games. */
const NOT_TRANSLATED = ['and', 'Belfort', 'Bruges'];

test.each([...games.values()])('a whole game of $title is told in an added language', (row) => {
  const lang = readLang(PSEUDO, folder);
  const { game } = row;
  const [seed, options] = [deriveSeed('told', 'game'), game.options({}, 3)];
  const { actions } = playGame(
    game,
    options,
    seed,
    Array.from({ length: 3 }, () => makeBot('greedy', game.id)),
  );
  const told = transcript(row, recordReplay(game, options, 3, seed, actions), lang);
  expect(plainWords(told).filter((word) => !NOT_TRANSLATED.includes(word))).toEqual([]);
  expect(told.split('\n').length).toBeGreaterThan(100);
});

test('a language without a catalogue is refused with those there are', () => {
  expect(readLang('de', folder)).toBe('de');
  expect(() => readLang('tlh', folder)).toThrow(`Allowed choices are en, de, fr, ${PSEUDO}.`);
});
