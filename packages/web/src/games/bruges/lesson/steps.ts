import { type Action, colourOf } from '@guildhall/bruges';
import type { Step } from '../../../table/lesson/lesson.ts';
import type { Target } from '../screen/targets.ts';
import { BREWER, CARD, cardOf, FIRST, SECOND, TOP } from './position.ts';
import { lessonTexts } from './texts.ts';

/** The parts of the table that are only looked at. */
export type LookName = 'look:hand' | 'look:dice' | 'look:majorities' | 'look:score';
/** What the coach points at: something to be picked, or a part to look at. */
export type Spotlight = Target | LookName;

type Allow = (action: Action) => boolean;

function step(
  id: keyof typeof lessonTexts,
  target: readonly Spotlight[],
  moves: readonly Action[] = [],
  allow: Allow = () => false,
  then: Step<Action>['then'] = [],
): Step<Action> {
  return { id, ...lessonTexts[id], target, moves, allow, then };
}

const playing =
  (as: string, fits: (card: number) => boolean): Allow =>
  (action) =>
    action.do === 'play' && action.as === as && fits(action.card);
const only = (card: number) => (other: number) => other === card;

const workers = (id: string): Action => ({ do: 'play', card: cardOf(id), as: 'workers' });
const house = (id: string): Action => ({
  do: 'play',
  card: cardOf(id),
  as: 'house',
  worker: colourOf(cardOf(id)),
});
const guilders = (card: number): Action => ({ do: 'play', card, as: 'guilders', die: colourOf(card) });
const canal = (id: string): Action => ({ do: 'play', card: cardOf(id), as: 'canal', section: 0 });

/** The second half of one round, and the whole of the next. */
export const LESSON: readonly Step<Action>[] = [
  step('welcome', []),
  step(
    'workers',
    [`hand:${CARD.workers}`, 'use:workers'],
    [{ do: 'play', card: CARD.workers, as: 'workers' }],
    playing('workers', only(CARD.workers)),
  ),
  step('use', [`person:${BREWER}`], [{ do: 'activate', person: BREWER }], (action) => action.do === 'activate', [
    [FIRST, workers('tanner')],
    [SECOND, guilders(cardOf('saddler'))],
  ]),
  step(
    'house',
    [`hand:${CARD.house}`, 'use:house'],
    [{ do: 'play', card: CARD.house, as: 'house', worker: 'blue' }],
    playing('house', only(CARD.house)),
    [[FIRST, house('wood-carver')]],
  ),
  step('majorities', ['look:majorities']),
  step(
    'draw',
    ['pile:0'],
    [
      { do: 'draw', pile: 0 },
      { do: 'draw', pile: 0 },
    ],
    (action) => action.do === 'draw',
    [
      [FIRST, { do: 'draw', pile: 1 }],
      [SECOND, { do: 'draw', pile: 0 }],
    ],
  ),
  step('dice', ['look:dice']),
  step('step', ['step'], [{ do: 'advance' }], (action) => action.do === 'advance', [[SECOND, { do: 'advance' }]]),
  step(
    'person',
    [`hand:${CARD.person}`, 'use:person'],
    [{ do: 'play', card: CARD.person, as: 'person', house: 1 }],
    playing('person', only(CARD.person)),
    [
      [FIRST, guilders(cardOf('gilder'))],
      [SECOND, house('bard')],
    ],
  ),
  step('signs', ['look:hand']),
  step('strike', []),
  step(
    'threat',
    [`hand:${CARD.threat}`, 'use:threat'],
    [{ do: 'play', card: CARD.threat, as: 'threat' }],
    playing('threat', only(CARD.threat)),
    [
      [FIRST, workers('juggler')],
      [SECOND, canal('fire-eater')],
    ],
  ),
  step(
    'guilders',
    ['look:hand', 'use:guilders'],
    [guilders(TOP)],
    // which cards were drawn is up to the pupil
    playing('guilders', (card) => card !== CARD.canal),
    [
      [FIRST, canal('dyer')],
      [SECOND, workers('innkeeper')],
    ],
  ),
  step(
    'canal',
    [`hand:${CARD.canal}`, 'use:canal'],
    [{ do: 'play', card: CARD.canal, as: 'canal', section: 0 }],
    (action) => action.do === 'play' && action.as === 'canal' && action.section === 0,
    [
      [FIRST, house('weaver')],
      [SECOND, guilders(cardOf('goldsmith'))],
    ],
  ),
  step('score', ['look:score']),
  step('done', []),
];
