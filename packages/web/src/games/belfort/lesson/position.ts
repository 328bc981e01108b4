import { belfort, type Guild } from '@guildhall/belfort';
import { positionOf } from '@guildhall/belfort/scenario';
import type { Lesson } from '../../../table/lesson/lesson.ts';
import type { Belfort } from '../kit.ts';

/** The pupil; the two others do as the lesson says. */
export const PUPIL = 0;
export const FIRST = 1;
export const SECOND = 2;

const SEATS = ['pupil', 'first', 'second'] as const;

/** Belfort by its own rules, from a prepared position in the words of the scenarios. */
export const startingFrom = (
  guilds: readonly Guild[],
  given: Readonly<Record<string, unknown>>,
): Pick<Lesson<Belfort>, 'game' | 'options'> => ({
  game: { ...belfort, setup: () => positionOf({ seats: SEATS, options: { guilds }, given }) },
  options: belfort.options({ guilds: 'custom', custom: guilds }, SEATS.length),
});
