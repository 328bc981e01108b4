import type { Lesson, Spots } from '../../../table/lesson/lesson.ts';
import { select } from '../anchors.ts';
import type { Belfort } from '../kit.ts';
import { tabOf } from '../tabs.ts';
import { lessonGame, lessonOptions, PUPIL } from './position.ts';
import { LESSON } from './steps.ts';

const spots: Spots = {
  looks: {
    'look:collection': `section:has(> ul > ${select.anchor('area:mine')})`,
    'look:send': 'section[aria-labelledby="send-title"]',
    'look:score': '[data-look="score"]',
  },
  open: [],
  tabOf: (spot) => (spot === 'look:collection' ? 'collection' : (tabOf(spot) ?? 'me')),
  /** Cards and chips lie side by side, so a bubble above or below them hides less. */
  sidesOf: (spot) =>
    /^(symbol|guild|look):/.test(spot)
      ? ['right', 'left', 'above', 'below']
      : /^(pool|sell|buy):|^(deck|gnomes)$/.test(spot)
        ? ['below', 'above', 'left', 'right']
        : ['above', 'below', 'left', 'right'],
};

/** One round of Belfort, from the first worker placed to the scoring. */
const lesson: Lesson<Belfort> = {
  game: lessonGame,
  options: lessonOptions,
  pupil: PUPIL,
  colours: ['red', 'blue', 'yellow'],
  steps: LESSON,
  spots,
  pointsOf: (state, seat) => state.players[seat]!.score,
};
export default lesson;
