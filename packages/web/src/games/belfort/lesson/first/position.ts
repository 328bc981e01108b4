import { startingFrom } from '../position.ts';

/** The district of the masons, where the lesson builds. */
export const DISTRICT = 2;

/** The third month of a game of three: nobody has scored yet, and scoring is near. The pupil is asked to place. */
export const position = startingFrom(['recruiters', 'sawyers', 'masons', 'librarians', 'miners'], {
  phase: 'placement',
  round: 3,
  players: {
    pupil: { wood: 1, stone: 0, metal: 1, gold: 5, crest: 1, hand: ['bank', 'library', 'keep'], built: ['pub'] },
    first: {
      ...{ wood: 1, stone: 2, metal: 2, gold: 4, crest: 2 },
      hand: ['blacksmith', 'pub', 'market'],
      built: ['tower', 'inn'],
    },
    second: {
      ...{ wood: 2, stone: 2, metal: 1, gold: 3, crest: 3 },
      hand: ['library', 'gardens', 'gatehouse'],
      built: ['gardens', 'bank'],
    },
  },
  markers: { pupil: ['pub 3', 'wall 1b'], first: ['tower 1', 'inn 3'], second: ['gardens 5', 'bank 4'] },
  pool: ['market', 'gardens', 'tower'],
});
