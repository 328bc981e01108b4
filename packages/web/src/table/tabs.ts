import { useEffect, useState } from 'react';

/** Which boards a game has where not all of them are seen at once. */
export interface TabSense<Tab extends string, S> {
  readonly first: Tab;
  /** The board on which a target lies. */
  tabOf(target: string): Tab | undefined;
  /** The board to bring up for the present question; undefined: the one that is up may stay. */
  wanted(screen: S, busy: ReadonlySet<Tab>): Tab | undefined;
  /** Whether a question that comes again asks anew for its board. */
  readonly again: boolean;
}

interface Tabs<Tab extends string> {
  readonly tab: Tab;
  setTab(tab: Tab): void;
  /** Where something can be done now. */
  readonly busy: ReadonlySet<Tab>;
}

/** Which board is up; a question whose answers all lie on another one brings that one up. */
export function useTabs<Tab extends string, S extends { readonly next: ReadonlySet<string>; readonly asked: boolean }>(
  screen: S,
  { first, tabOf, wanted: wantedFor, again }: TabSense<Tab, S>,
): Tabs<Tab> {
  const [tab, setTab] = useState(first);
  const busy = new Set([...screen.next].flatMap((target) => tabOf(target) ?? []));
  const wanted = wantedFor(screen, busy);
  const turn = again && screen.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks anew for the same board
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted, turn]);
  return { tab, setTab, busy };
}
