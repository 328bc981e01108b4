import { expect, test } from 'vitest';
import { guildhall } from './run.ts';

test.each([
  ['en', 'Final scores', 'all commands', []],
  ['de', 'Endabrechnung', 'alle Befehle', ['belfort']],
  ['fr', 'Décompte final', 'toutes les commandes', ['bruges']],
])('the demo plays a game and ends by itself (%s)', (lang, scores, commands, game) => {
  const { code, out, err } = guildhall('demo', ...game, '--lang', lang);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(scores);
  expect(out).toContain(commands);
  expect(out).toContain(`npx guildhall verify replays/${game[0] ?? 'belfort'}-001.json`);
});
