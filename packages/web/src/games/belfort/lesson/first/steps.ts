import { type Action, symbolNamed } from '@guildhall/belfort';
import type { Step } from '../../../../table/lesson/lesson.ts';
import { stepsWith } from '../plan.ts';
import { FIRST, SECOND } from '../position.ts';
import { DISTRICT } from './position.ts';
import { lessonTexts } from './texts.ts';

const SITE = symbolNamed('bank 3');
const step = stepsWith(lessonTexts);

/** One round, from the first worker placed to the scoring. */
export const LESSON: readonly Step<Action>[] = [
  step('welcome', []),
  step(
    'desk',
    ['plank:desk'],
    [{ do: 'place', worker: 'elf', at: 'desk' }],
    (action) => action.do === 'place' && action.at === 'desk',
    [
      [FIRST, { do: 'place', worker: 'elf', at: 'guild', district: 1 }],
      [SECOND, { do: 'place', worker: 'dwarf', at: 'guild', district: 4 }],
    ],
  ),
  step(
    'guild',
    [`guild:${DISTRICT}`],
    [{ do: 'place', worker: 'elf', at: 'guild', district: DISTRICT }],
    (action) => action.do === 'place' && action.at === 'guild' && action.district === DISTRICT,
    [
      [FIRST, { do: 'pass' }],
      [FIRST, { do: 'send', worker: 'elf', forest: 2, mine: 0, goldMine: 0 }],
      [FIRST, { do: 'send', worker: 'dwarf', quarry: 2, mine: 0, goldMine: 1 }],
      [SECOND, { do: 'pass' }],
      [SECOND, { do: 'send', worker: 'elf', forest: 1, mine: 0, goldMine: 2 }],
      [SECOND, { do: 'send', worker: 'dwarf', quarry: 2, mine: 0, goldMine: 0 }],
    ],
  ),
  step('pass', ['end'], [{ do: 'pass' }], (action) => action.do === 'pass'),
  step(
    'send',
    ['look:send'],
    [
      { do: 'send', worker: 'elf', forest: 0, mine: 1, goldMine: 0 },
      { do: 'send', worker: 'dwarf', quarry: 2, mine: 1, goldMine: 0 },
    ],
    (action) => action.do === 'send' && action.mine === 1 && action.goldMine === 0,
  ),
  step('collect', ['look:collection']),
  step(
    'activate',
    [`guild:${DISTRICT}`],
    [{ do: 'activate', at: 'guild', district: DISTRICT }],
    (action) => action.do === 'activate',
  ),
  step(
    'build',
    ['hand:bank', `symbol:${SITE}`],
    [{ do: 'build', property: 'bank', symbol: SITE }],
    (action) => action.do === 'build' && action.symbol === SITE,
  ),
  step('hire', ['gnomes', 'built:0'], [{ do: 'hire', card: 0 }], (action) => action.do === 'hire' && action.card === 0),
  step(
    'trade',
    ['sell:0,2,0'],
    [{ do: 'sell', wood: 0, stone: 2, metal: 0 }],
    // whatever is sold brings the gold for the card
    (action) => action.do === 'sell',
  ),
  step('preview', ['look:score']),
  step(
    'card',
    ['pool:gardens'],
    [{ do: 'buyCard', card: 'gardens' }],
    (action) => action.do === 'buyCard' || action.do === 'endTurn',
    [
      [FIRST, { do: 'activate', at: 'guild', district: 1 }],
      [FIRST, { do: 'build', property: 'blacksmith', symbol: symbolNamed('blacksmith 1') }],
      [FIRST, { do: 'endTurn' }],
      [SECOND, { do: 'activate', at: 'guild', district: 4 }],
      [SECOND, { do: 'build', property: 'library', symbol: symbolNamed('library 5') }],
      [SECOND, { do: 'endTurn' }],
    ],
  ),
  step('done', []),
];
