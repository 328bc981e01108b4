import { type Action, symbolNamed } from '@guildhall/belfort';
import type { Step } from '../../../../table/lesson/lesson.ts';
import { stepsWith } from '../plan.ts';
import { FIRST, SECOND } from '../position.ts';
import { BUILT, GARDENS, OWN, VISITED } from './position.ts';
import { lessonTexts } from './texts.ts';

const WALL = symbolNamed('wall 5b');
const GUILD = symbolNamed(`guild ${BUILT + 1}`);
const step = stepsWith(lessonTexts);

/** The master stays at home for the quarry. */
const isNormal = (action: Action) => 'worker' in action && (action.worker === 'elf' || action.worker === 'dwarf');

/** Another round, from the camp to the second scoring. */
export const LESSON: readonly Step<Action>[] = [
  step('welcome', []),
  step(
    'camp',
    ['plank:camp'],
    [{ do: 'place', worker: 'elf', at: 'camp' }],
    (action) => action.do === 'place' && action.at === 'camp' && isNormal(action),
    [
      [FIRST, { do: 'place', worker: 'elf', at: 'guild', district: OWN }],
      [SECOND, { do: 'pass' }],
      [SECOND, { do: 'send', worker: 'elf', forest: 0, mine: 1, goldMine: 1 }],
      [SECOND, { do: 'send', worker: 'dwarf', quarry: 2, mine: 1, goldMine: 1 }],
    ],
  ),
  step('fee', [`guild:${OWN}`]),
  step(
    'guild',
    [`guild:${VISITED}`],
    [{ do: 'place', worker: 'elf', at: 'guild', district: VISITED }],
    (action) => action.do === 'place' && action.at === 'guild' && action.district === VISITED && isNormal(action),
    [
      [FIRST, { do: 'pass' }],
      [FIRST, { do: 'send', worker: 'elf', forest: 3, mine: 0, goldMine: 0 }],
      [FIRST, { do: 'send', worker: 'dwarf', quarry: 1, mine: 0, goldMine: 1 }],
    ],
  ),
  step('tax', ['look:treasury']),
  step('pass', ['end'], [{ do: 'pass' }], (action) => action.do === 'pass'),
  step(
    'send',
    ['look:send'],
    [
      { do: 'send', worker: 'elf', forest: 2, mine: 0, goldMine: 0 },
      { do: 'send', worker: 'dwarf', quarry: 2, mine: 0, goldMine: 1 },
      { do: 'send', worker: 'masterDwarf', quarry: 1, mine: 0, goldMine: 0 },
    ],
    (action) => action.do === 'send' && action.mine === 0 && action.goldMine === (action.worker === 'dwarf' ? 1 : 0),
  ),
  step(
    'crest',
    [`seat:${FIRST}`],
    [{ do: 'crest', of: FIRST }],
    (action) => action.do === 'crest' && action.of === FIRST,
  ),
  step('paid', ['look:treasury']),
  step(
    'activate',
    [`guild:${VISITED}`],
    [{ do: 'activate', at: 'guild', district: VISITED }],
    (action) => action.do === 'activate',
  ),
  step(
    'gnome',
    [`built:${GARDENS}`],
    [{ do: 'gnome', card: GARDENS }],
    (action) => action.do === 'gnome' && action.card === GARDENS,
  ),
  step(
    'wall',
    ['wall', `symbol:${WALL}`],
    [{ do: 'wall', symbol: WALL }],
    (action) => action.do === 'wall' && action.symbol === WALL,
  ),
  step(
    'build',
    [`symbol:${GUILD}`],
    [{ do: 'guild', symbol: GUILD }],
    (action) => action.do === 'guild' && action.symbol === GUILD,
  ),
  step('end', ['end'], [{ do: 'endTurn' }], (action) => action.do === 'endTurn' || action.do === 'buyCard', [
    [SECOND, { do: 'activate', at: 'guild', district: 2 }],
    [SECOND, { do: 'build', property: 'library', symbol: symbolNamed('library 4') }],
    [SECOND, { do: 'endTurn' }],
    [FIRST, { do: 'activate', at: 'guild', district: OWN }],
    [FIRST, { do: 'wall', symbol: symbolNamed('wall 1a') }],
    [FIRST, { do: 'endTurn' }],
  ]),
  step('done', []),
];
