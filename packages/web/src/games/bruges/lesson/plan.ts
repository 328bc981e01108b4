import { scorePreview } from '@guildhall/bruges';
import type { Lesson, Spots } from '../../../table/lesson/lesson.ts';
import { select } from '../anchors.ts';
import type { Bruges } from '../kit.ts';
import { tabOf } from '../tabs.ts';
import { BREWER, lessonGame, lessonOptions, PUPIL } from './position.ts';
import { LESSON } from './steps.ts';

const OWN = new Set([BREWER]);
const TABS: Readonly<Record<string, string>> = { 'look:majorities': 'houses', 'look:score': 'houses' };

const OPEN_CARD = `section${select.anchorsOf('card')}`;

const spots: Spots = {
  looks: {
    // the street has a place for the next house as well
    'use:house': `${OPEN_CARD} ${select.target('use:house')}`,
    'look:hand': select.anchor('hand'),
    'look:dice': `:has(> ${select.piece('die:red')})`,
    'look:majorities': `${select.anchor(`majorities:${PUPIL}`)} > ${select.part('canals')}`,
    'look:score': `button:has(${select.anchor(`points:${PUPIL}`)})`,
  },
  open: [OPEN_CARD, select.anchor('stair')],
  tabOf: (spot) => TABS[spot] ?? tabOf(spot, OWN) ?? 'town',
  /** Out of the way of what comes next: the other pile, the steps above, the cards beside. */
  sidesOf: (spot) =>
    /^pile:|^look:dice$/.test(spot)
      ? ['left', 'below', 'above', 'right']
      : spot === 'step'
        ? ['below', 'left', 'right', 'above']
        : ['above', 'right', 'left', 'below'],
};

/** Half a round of Bruges and the one after it. */
const lesson: Lesson<Bruges> = {
  game: lessonGame,
  options: lessonOptions,
  pupil: PUPIL,
  colours: ['red', 'ivory', 'green'],
  steps: LESSON,
  spots,
  /** What the pupil would have if the game ended now. */
  pointsOf: (state, seat) => scorePreview(state)[seat]!.total,
};
export default lesson;
