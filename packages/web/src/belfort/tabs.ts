import { useEffect, useState } from 'react';
import type { Screen, Target } from './screen/contract.ts';

export const TABS = ['city', 'collection', 'calendar', 'me', 'log'] as const;
export type Tab = (typeof TABS)[number];

/**
 * one: a tab shows one board and nothing else · over: the boards open over the city · beside: next to it, and both are
 * seen.
 */
export type Room = 'one' | 'over' | 'beside';

/** The tab on which a target lies. */
const HOME_OF: readonly (readonly [RegExp, Tab])[] = [
  [/^(symbol|guild):/, 'city'],
  [/^plank:/, 'collection'],
  [/^(buy|sell|exchange|pool):|^(deck|gnomes)$/, 'calendar'],
  [/^(built|worker):/, 'me'],
];

function tabOf(target: Target, room: Room): Tab | undefined {
  // where there is a dock, one's workers lie in it
  if (room !== 'one' && target.startsWith('worker:')) return undefined;
  return HOME_OF.find(([pattern]) => pattern.test(target))?.[1];
}

/** The board to bring up for the present question; undefined: the one that is up may stay. */
function wantedTab({ decision, picked }: Screen, busy: ReadonlySet<Tab>, room: Room): Tab | undefined {
  const ask = decision?.ask;
  const [only] = busy.size === 1 && (ask !== 'turn' || picked.length > 0) ? busy : [];
  if (room === 'beside') {
    if (only !== undefined && only !== 'city') return only;
    return ask === 'turn' ? 'calendar' : ask === 'place' ? 'collection' : undefined;
  }
  if (only !== undefined) return only;
  return ask === 'turn' || (ask === 'place' && room === 'over') ? 'city' : undefined;
}

interface Tabs {
  readonly tab: Tab;
  setTab(tab: Tab): void;
  /** Where something can be done now. */
  readonly busy: ReadonlySet<Tab>;
}

/** Which board is up; a question whose answers all lie on another one brings that one up. */
export function useTabs(screen: Screen, room: Room): Tabs {
  const [tab, setTab] = useState<Tab>(room === 'beside' ? 'collection' : 'city');
  const busy = new Set([...screen.next].flatMap((target) => tabOf(target, room) ?? []));
  const wanted = wantedTab(screen, busy, room);
  // what covers the city goes away once one's own part is done
  const turn = room === 'over' && screen.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks anew for the same board
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted, turn]);
  if (room === 'beside') busy.delete('city');
  return { tab, setTab, busy };
}
