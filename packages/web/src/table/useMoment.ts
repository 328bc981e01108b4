import type { Moment } from '@guildhall/table';
import { useEffect, useMemo, useState } from 'react';
import type { AccountFor, Kit, MomentOf, MoveOf, SourceFor } from './screen/game.ts';

/** The past that is looked at; null: the present. It stays while the next one is being fetched. */
function usePast<K extends Kit>(
  source: SourceFor<K>,
  { me, revision }: AccountFor<K>,
  at: number | null,
): Moment<K['View']> | null {
  const [past, setPast] = useState<{ readonly at: number; readonly moment: Moment<K['View']> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat sees another past, and an undo changes it
  useEffect(() => {
    if (at === null) return setPast(null);
    let wanted = true;
    void source.moment(at).then((moment) => wanted && setPast({ at, moment }));
    return () => {
      wanted = false;
    };
  }, [source, at, me, revision]);
  return at === null ? null : (past?.moment ?? null);
}

/** What the screen is made from: the account as it is now, or the game after its first `at` moves. */
export function useMoment<K extends Kit>(source: SourceFor<K>, account: AccountFor<K>, at: number | null): MomentOf<K> {
  const past = usePast<K>(source, account, at);
  const { seats } = account;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const colours = useMemo(() => seats.map(({ colour }) => colour as K['Colour']), [seats]);
  return useMemo(() => {
    const { me, revision, legal } = account;
    const { view, decision } = past ?? account;
    const now = at === null && past === null;
    return { view, me, decision, legal: now ? legal : [], names, colours, key: `${revision}.${me}.${at}` };
  }, [account, past, at, names, colours]);
}

/** Everything that happened in the current round so far. */
export function eventsOfRound<K extends Kit>(
  moves: readonly MoveOf<K>[],
  opensRound: (event: K['Event']) => boolean,
): K['Event'][] {
  const events = moves.flatMap((move) => move.events);
  return events.slice(events.findLastIndex(opensRound) + 1);
}
