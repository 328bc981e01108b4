import { belfort, type State } from '@guildhall/belfort';
import { positionOf } from '@guildhall/belfort/scenario';

/** The pupil; the two others do as the lesson says. */
export const PUPIL = 0;
export const FIRST = 1;
export const SECOND = 2;

const SEATS = ['pupil', 'first', 'second'] as const;
const GUILDS = ['recruiters', 'sawyers', 'masons', 'librarians', 'miners'] as const;
/** The district of the masons, where the lesson builds. */
export const DISTRICT = 2;

/** The third month of a game of three: nobody has scored yet, and scoring is near. The pupil is asked to place. */
const lessonState = (): State =>
  positionOf({
    seats: SEATS,
    options: { guilds: GUILDS },
    given: {
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
    },
  });

/** Belfort by its own rules, from the prepared position. */
export const lessonGame: typeof belfort = { ...belfort, setup: lessonState };
export const lessonOptions = belfort.options({ guilds: 'custom', custom: GUILDS }, SEATS.length);
