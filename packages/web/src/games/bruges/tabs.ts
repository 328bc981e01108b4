import { NOBODY, type View } from '@guildhall/bruges';
import type { TabFace } from '../../table/parts/TabBar.tsx';
import { type Busy, useTabs } from '../../table/tabs.ts';
import { tableTexts } from '../../table/texts.ts';
import type { Screen } from './screen/contract.ts';
import { type Target, targets } from './screen/targets.ts';
import { brugesTexts } from './texts.ts';

export type Tab = 'town' | 'houses' | 'others' | 'log';

const TABS: readonly TabFace<Tab>[] = [
  { tab: 'town', icon: 'town', name: brugesTexts.town },
  { tab: 'houses', icon: 'house', name: brugesTexts.houses },
  { tab: 'others', icon: 'people', name: brugesTexts.others },
  { tab: 'log', icon: 'log', name: tableTexts.chronicle },
];

/** Whoever only looks on has no houses. */
const ONLOOKER_TABS = TABS.filter(({ tab }) => tab !== 'houses');
export const tabsFor = (me: number | null): readonly TabFace<Tab>[] => (me === null ? ONLOOKER_TABS : TABS);

/** Which persons live in one's own houses. */
export const ownPersons = ({ players }: Pick<View, 'players'>, me: number | null): ReadonlySet<number> =>
  new Set(me === null ? [] : players[me]!.houses.flatMap(({ person }) => (person === NOBODY ? [] : [person])));

/** The tab on which a target lies; undefined: it is in sight on all of them. */
export function tabOf(target: Target, own: ReadonlySet<number>): Tab | undefined {
  const person = targets.valueIn(target, 'person');
  return person !== null && own.has(person) ? 'houses' : (targets.rowOf(target).tab ?? undefined);
}

/** Whether everything that can be answered lies on one tab, and which. */
export function wantedTab({ asked, decision, picked }: Screen, busy: Busy<Tab>): Tab | undefined {
  if (!asked) return undefined;
  const [only] = busy.size === 1 ? busy.keys() : [];
  const free = decision?.ask === 'turn' || decision?.ask === 'afterwards';
  // at the beginning of a turn persons can be used from the hand as well
  if (only !== undefined && (!free || picked.length > 0)) return only;
  return decision?.ask === 'turn' && picked.length === 0 ? 'town' : undefined;
}

/** The boards of Bruges on a phone. */
export function useBrugesTabs(screen: Screen) {
  const own = ownPersons(screen.view, screen.me);
  const tabs = useTabs<Target, Tab, Screen>(screen, {
    first: 'town',
    tabOf: (target) => tabOf(target, own),
    wanted: wantedTab,
    again: true,
  });
  return screen.me === null && tabs.tab === 'houses' ? { ...tabs, tab: 'others' as const } : tabs;
}
