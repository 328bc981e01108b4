import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { scorePreview } from './score.ts';

const houses = { red: { points: 11, houses: ['red', 'blue'] } };

test('[Bruges 10.3] the preview adds what the final scoring would bring now', () => {
  const { state } = table({ given: { players: houses } });
  expect(scorePreview(state)[0]).toMatchObject({ points: 11, total: 13 });
});

test('[Bruges 10.1] after the final scoring there is nothing more to add', () => {
  const { state } = table({ given: { phase: 'majorities', round: 6, lastRound: 6, players: houses } });
  expect(scorePreview(state)[0]).toMatchObject({ points: 13, lines: [], total: 13 });
});
