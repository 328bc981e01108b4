import { expect, test } from 'vitest';
import { guildhall } from './run.ts';

test.each([
  ['en', 'Final scores', 'all commands'],
  ['de', 'Endabrechnung', 'alle Befehle'],
  ['fr', 'Décompte final', 'toutes les commandes'],
])('the demo plays a game and ends by itself (%s)', (lang, scores, commands) => {
  const { code, out, err } = guildhall('demo', '--lang', lang);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(scores);
  expect(out).toContain(commands);
});
