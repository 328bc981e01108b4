import { expect, test } from 'vitest';
import { belfort } from './game.ts';
import { scorePreview, treasuryPreview } from './preview.ts';
import { table } from './scenario/table.ts';

test.each([
  [0, 0],
  [1, 0],
  [5, 0],
  [6, 1],
  [10, 1],
  [11, 2],
  [15, 2],
  [16, 3],
  [45, 8],
  [46, 9],
  [50, 9],
  [51, 9],
  [60, 9],
])('[Belfort 1.8] %i points cost %i gold', (score, tax) => {
  const { state } = table({ given: { round: 4, players: { red: { score } } } });
  expect(treasuryPreview(state)[0]).toMatchObject({ seat: 0, tax });
});

test.each([
  [16, 0, [], 3],
  [16, 0, ['pub', 'bank', 'inn'], 1],
  [16, 2, ['pub'], 0],
  [16, 9, [], 0],
  [5, 0, [], 0],
] as const)('[Belfort 4.8] %i points, %i gold, %j: %i points would be lost', (score, gold, built, fine) => {
  const given = { round: 4, players: { red: { score, gold, built: [...built] } } };
  expect(treasuryPreview(table({ given }).state)[0]!.fine).toBe(fine);
  const { player } = table({ given: { ...given, phase: 'treasury' } });
  expect(player('red').score).toBe(score - fine);
});

const given = {
  round: 3,
  players: {
    red: { elves: 4, built: [{ property: 'inn', gnomes: 1 }] },
    yellow: { dwarves: 5, masterDwarves: 1 },
    blue: { elves: 4 },
  },
  markers: { red: ['keep 1', 'gatehouse 5>1'], yellow: ['guild 1', 'wall 5a'], blue: ['pub 3'] },
};

test('[Belfort 6.1] the preview gives what scoring then gives', () => {
  const before = table({ given: { ...given, phase: 'actions' } });
  const sums = [0, 0, 0];
  for (const { ranks } of scorePreview(before.state)) for (const { builder, points } of ranks) sums[builder]! += points;
  const after = table({ given: { ...given, phase: 'scoring' } });
  expect(after.state.players.map(({ score }) => score)).toEqual(sums);
  expect(sums).toEqual([12, 9, 6]);
});

test('[Belfort 6.2] eight rankings: five districts, elves, dwarves, gnomes', () => {
  const ranks = scorePreview(table({ given }).state);
  expect(ranks.map(({ majority }) => majority)).toEqual([
    'district.0',
    'district.1',
    'district.2',
    'district.3',
    'district.4',
    'elf',
    'dwarf',
    'gnome',
  ]);
  expect(ranks[6]!.ranks.map(({ count }) => count)).toEqual([3, 6, 3]);
});

test('[Belfort 1.11] everything in a preview is open, so a spectator sees the same', () => {
  const { state } = table({ given });
  const view = belfort.view(state, []);
  expect(scorePreview(view)).toEqual(scorePreview(state));
  expect(treasuryPreview(view)).toEqual(treasuryPreview(state));
});
