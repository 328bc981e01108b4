import type { Action } from '@guildhall/belfort';
import type { Lesson, Step, StepTexts } from '../../../table/lesson/lesson.ts';
import type { Belfort } from '../kit.ts';
import { PUPIL } from './position.ts';
import { type Spotlight, spotlights } from './spotlights.ts';

/** Makes the steps of a lesson from its texts. */
export const stepsWith =
  <Id extends string>(texts: Readonly<Record<Id, StepTexts>>) =>
  (
    id: Id,
    target: readonly Spotlight[],
    moves: readonly Action[] = [],
    allow: (action: Action) => boolean = () => false,
    then: Step<Action>['then'] = [],
  ): Step<Action> => ({ id, ...texts[id], target, moves, allow, then });

/** A lesson for the pupil at a table of three. */
export const planOf = (
  position: Pick<Lesson<Belfort>, 'game' | 'options'>,
  steps: readonly Step<Action>[],
): Lesson<Belfort> => ({
  ...position,
  pupil: PUPIL,
  colours: ['red', 'blue', 'yellow'],
  steps,
  spotlights,
  pointsOf: (state, seat) => state.players[seat]!.score,
  realGame: { guilds: 'beginner' },
});
