import { useEffect, useState } from 'react';

/** What tabs need of any game's screen. */
interface Asking<T extends string> {
  readonly next: ReadonlySet<T>;
  readonly asked: boolean;
  readonly picked: readonly T[];
}

/** On how many places of each board something can be done now; boards without any are not in it. */
export type Busy<Tab extends string> = ReadonlyMap<Tab, number>;

/** Which boards a game has where not all of them are seen at once. */
export interface TabRules<T extends string, Tab extends string, S> {
  readonly first: Tab;
  /** The board on which a target lies. */
  tabOf(target: T): Tab | undefined;
  /** The board to bring up for the present question; undefined: the one that is up may stay. */
  wanted(screen: S, busy: Busy<Tab>): Tab | undefined;
  /** Whether a question that comes again asks anew for its board. */
  readonly again: boolean;
}

interface Tabs<Tab extends string> {
  readonly tab: Tab;
  setTab(tab: Tab): void;
  readonly busy: Busy<Tab>;
}

export function busyTabs<T extends string, Tab extends string>(
  targets: Iterable<T>,
  tabOf: (target: T) => Tab | undefined,
): Busy<Tab> {
  const busy = new Map<Tab, number>();
  for (const target of targets) {
    const tab = tabOf(target);
    if (tab !== undefined) busy.set(tab, (busy.get(tab) ?? 0) + 1);
  }
  return busy;
}

/** Which board is up; a question whose answers all lie on another one brings that one up. */
export function useTabs<T extends string, Tab extends string, S extends Asking<T>>(
  screen: S,
  { first, tabOf, wanted: wantedFor, again }: TabRules<T, Tab, S>,
): Tabs<Tab> {
  const [tab, setTab] = useState(first);
  const busy = busyTabs(screen.next, tabOf);
  const wanted = wantedFor(screen, busy);
  const turn = again && screen.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks anew for the same board
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted, turn]);
  // who goes to a board and picks something there is led on to the one place where it can be used
  const [only] = busy.size === 1 ? busy.keys() : [];
  const picked = screen.picked.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pick
  useEffect(() => {
    if (picked !== '' && only !== undefined && only === wanted) setTab(only);
  }, [picked]);
  return { tab, setTab, busy };
}
