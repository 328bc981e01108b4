import { isLook, type Look, type Side, type Spotlights } from '../../../table/lesson/lesson.ts';
import { select } from '../anchors.ts';
import { type Target, type TargetKind, targets } from '../screen/targets.ts';
import { tabOf } from '../tabs.ts';

/** The parts of the table that are only looked at. */
type LookName = 'look:collection' | 'look:treasury' | 'look:send' | 'look:score';
/** What the coach points at: something to be picked, or a part to look at. */
export type Spotlight = Target | LookName;

const BESIDE: readonly Side[] = ['right', 'left', 'above', 'below'];
const BELOW: readonly Side[] = ['below', 'above', 'left', 'right'];
/** Cards and chips lie side by side, so a bubble above or below them hides less. */
const ABOVE: readonly Side[] = ['above', 'below', 'left', 'right'];

const SIDES: Readonly<Record<TargetKind, readonly Side[]>> = {
  symbol: BESIDE,
  guild: BESIDE,
  pool: BELOW,
  deck: BELOW,
  gnomes: BELOW,
  sell: BELOW,
  buy: BELOW,
  exchange: ABOVE,
  hand: ABOVE,
  built: ABOVE,
  plank: ABOVE,
  worker: ABOVE,
  seat: ABOVE,
  choice: ABOVE,
  wall: ABOVE,
  end: ABOVE,
};

const LOOKS: Readonly<Record<LookName, Look>> = {
  'look:collection': {
    selector: `section:has(> ul > ${select.anchor('area:mine')})`,
    tab: 'collection',
    sides: BESIDE,
  },
  'look:treasury': { selector: select.anchor('area:treasury'), tab: 'collection', sides: BESIDE },
  'look:send': { selector: 'div:has(> section[aria-labelledby="send-title"])', tab: 'me', sides: BESIDE },
  'look:score': { selector: '[data-look="score"]', tab: 'city', sides: BESIDE },
};

export const spotlights: Spotlights<Spotlight> = {
  selectorOf: (spotlight) => (isLook(spotlight) ? LOOKS[spotlight].selector : select.target(spotlight)),
  open: [],
  tabOf: (spotlight) => (isLook(spotlight) ? LOOKS[spotlight].tab : (tabOf(spotlight) ?? 'me')),
  sidesOf: (spotlight) => (isLook(spotlight) ? LOOKS[spotlight].sides : SIDES[targets.read(spotlight).kind]),
};
