import { scorePreview } from '@guildhall/bruges';
import { isLook, type Lesson, type Look, type Side, type Spotlights } from '../../../table/lesson/lesson.ts';
import { select } from '../anchors.ts';
import type { Bruges } from '../kit.ts';
import { type Target, targets } from '../screen/targets.ts';
import { tabOf } from '../tabs.ts';
import { BREWER, lessonGame, lessonOptions, PUPIL } from './position.ts';
import { LESSON, type LookName, type Spotlight } from './steps.ts';

const OWN = new Set([BREWER]);
const OPEN_CARD = `section${select.anchorsOf('card')}`;

/** Out of the way of what comes next: the other pile, the steps above, the cards beside. */
const BESIDE: readonly Side[] = ['left', 'below', 'above', 'right'];
const BELOW: readonly Side[] = ['below', 'left', 'right', 'above'];
const ABOVE: readonly Side[] = ['above', 'right', 'left', 'below'];

const LOOKS: Readonly<Record<LookName, Look>> = {
  'look:hand': { selector: select.anchor('hand'), tab: 'town', sides: ABOVE },
  'look:dice': { selector: `:has(> ${select.piece('die:red')})`, tab: 'town', sides: BESIDE },
  'look:majorities': {
    selector: `${select.anchor(`majorities:${PUPIL}`)} ${select.part('canals')}`,
    tab: 'houses',
    sides: ABOVE,
  },
  'look:score': { selector: `button:has(${select.anchor(`points:${PUPIL}`)})`, tab: 'houses', sides: ABOVE },
};

function sidesOf(target: Target): readonly Side[] {
  const { kind } = targets.read(target);
  if (kind === 'pile') return BESIDE;
  return kind === 'step' ? BELOW : ABOVE;
}

const spotlights: Spotlights<Spotlight> = {
  selectorOf(spotlight) {
    if (isLook(spotlight)) return LOOKS[spotlight].selector;
    // the street has a place for the next house as well, and a die stands for its guilders
    const elsewhere = spotlight === 'use:house' || spotlight === 'use:guilders';
    return elsewhere ? `${OPEN_CARD} ${select.target(spotlight)}` : select.target(spotlight);
  },
  open: [OPEN_CARD, select.anchor('stair')],
  tabOf: (spotlight) => (isLook(spotlight) ? LOOKS[spotlight].tab : (tabOf(spotlight, OWN) ?? 'town')),
  sidesOf: (spotlight) => (isLook(spotlight) ? LOOKS[spotlight].sides : sidesOf(spotlight)),
};

/** Half a round of Bruges and the one after it. */
const lesson: Lesson<Bruges> = {
  game: lessonGame,
  options: lessonOptions,
  pupil: PUPIL,
  colours: ['red', 'ivory', 'green'],
  steps: LESSON,
  spotlights,
  /** What the pupil would have if the game ended now. */
  pointsOf: (state, seat) => scorePreview(state)[seat]!.total,
  realGame: {},
};
export default lesson;
