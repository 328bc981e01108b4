import type { TabFace } from '../../table/parts/TabBar.tsx';
import { type Busy, useTabs } from '../../table/tabs.ts';
import { tableTexts } from '../../table/texts.ts';
import { collectionTexts } from './boards/texts.ts';
import type { Screen } from './screen/contract.ts';
import { isSecondTurret } from './screen/paths.ts';
import { type Target, targets } from './screen/targets.ts';
import { belfortTexts } from './texts.ts';

export type Tab = 'city' | 'collection' | 'calendar' | 'me' | 'log';

export const TABS: readonly TabFace<Tab>[] = [
  { tab: 'city', icon: 'city', name: belfortTexts.city },
  { tab: 'collection', icon: 'tree', name: collectionTexts.title },
  { tab: 'calendar', icon: 'calendar', name: belfortTexts.calendar },
  { tab: 'me', icon: 'person', name: belfortTexts.me },
  { tab: 'log', icon: 'log', name: tableTexts.chronicle },
];

/**
 * one: a tab shows one board and nothing else · over: the boards open over the city · beside: next to it, and both are
 * seen.
 */
type Room = 'one' | 'over' | 'beside';

/** The tab on which a target lies. */
export const tabOf = (target: Target): Tab | undefined => targets.rowOf(target).tab ?? undefined;

function wantedTab({ decision, picked }: Screen, busy: Busy<Tab>, room: Room): Tab | undefined {
  const ask = decision?.ask;
  const [only] = busy.size === 1 && (ask !== 'turn' || picked.length > 0) ? busy.keys() : [];
  if (room === 'beside') {
    if (only !== undefined && only !== 'city') return only;
    return ask === 'turn' ? 'calendar' : ask === 'place' ? 'collection' : undefined;
  }
  if (only !== undefined) return only;
  return ask === 'turn' || (ask === 'place' && room === 'over') ? 'city' : undefined;
}

/** The boards of Belfort where they do not all fit. */
export function useBelfortTabs(screen: Screen, room: Room) {
  const { tab, setTab, busy } = useTabs<Target, Tab, Screen>(screen, {
    first: room === 'beside' ? 'collection' : 'city',
    // where there is a dock, one's workers lie in it; who is to be placed stands in the bar of a phone too
    tabOf: (target) =>
      isSecondTurret(target) || ((room !== 'one' || screen.decision?.ask === 'place') && targets.isA(target, 'worker'))
        ? undefined
        : tabOf(target),
    wanted: (now, where) => wantedTab(now, where, room),
    // what covers the city goes away once one's own part is done
    again: room === 'over',
  });
  // the city is in sight anyway
  return { tab, setTab, busy: room === 'beside' ? new Map([...busy].filter(([each]) => each !== 'city')) : busy };
}
