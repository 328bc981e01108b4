import { startingFrom } from '../position.ts';

/** The districts of the guilds: the pupil's own, the one where a worker is placed, the one that is built. */
export const OWN = 1;
export const VISITED = 0;
export const BUILT = 3;
/** Where the gardens lie among the pupil's cards. */
export const GARDENS = 1;

/** The fifth month: everybody has points and pays taxes, and the second scoring is near. The pupil places third. */
export const position = startingFrom(['recruiters', 'sawyers', 'masons', 'merchants', 'miners'], {
  phase: 'placement',
  round: 5,
  turn: 'pupil',
  players: {
    pupil: {
      ...{ wood: 3, stone: 3, metal: 1, gold: 2, crest: 3, score: 16 },
      ...{ elves: 4, dwarves: 3, masterDwarves: 1 },
      hand: ['library', 'keep', 'tower'],
      built: [{ property: 'pub', gnomes: 1 }, 'gardens', 'inn'],
    },
    first: {
      ...{ wood: 1, stone: 3, metal: 1, gold: 4, crest: 1, score: 13 },
      ...{ elves: 4, dwarves: 3 },
      hand: ['pub', 'gatehouse', 'market'],
      built: ['tower', 'bank', 'blacksmith'],
    },
    second: {
      ...{ wood: 2, stone: 1, metal: 2, gold: 5, crest: 2, score: 11 },
      ...{ elves: 3, dwarves: 4 },
      hand: ['library', 'bank', 'gatehouse'],
      built: [{ property: 'gardens', gnomes: 1 }, 'market'],
    },
  },
  placed: [
    { seat: 'first', worker: 'dwarf', at: 'desk' },
    { seat: 'second', worker: 'elf', at: 'masons' },
  ],
  markers: {
    pupil: ['guild 2', 'pub 3', 'gardens 5', 'inn 1', 'wall 2a'],
    first: ['tower 1', 'bank 5', 'blacksmith 4', 'wall 3a'],
    second: ['gardens 3', 'market 2', 'wall 5a'],
  },
  pool: ['market', 'gardens', 'tower'],
});
