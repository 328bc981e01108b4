import { useMemo } from 'react';
import type { Snapshot } from '../session/live.ts';
import type { GameOf, Kit, MomentOf, MoveOf, TableOf } from './screen/game.ts';

/** The table as `me` sees it: now, or after the first `at` moves. */
export function useMoment<K extends Kit>(
  game: GameOf<K>,
  { table: any, revision, me, curtain }: Snapshot,
  at: number | null,
): MomentOf<K> {
  const table: TableOf<K> = any;
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table]);
  const colours = useMemo(() => table.seats.map((seat) => seat.colour as K['Colour']), [table]);
  // the table changes in place; its revision, which is in the key, tells when
  return useMemo(() => {
    const state = at === null ? table.state : table.stateAfter(at);
    const eyes = me === null || curtain !== null ? [] : [me];
    const asked = at === null && eyes.length > 0;
    return {
      view: game.view(state, eyes),
      me,
      decision: game.decision(state),
      legal: asked ? game.legal(state, me!) : [],
      names,
      colours,
      key: `${revision}.${me}.${at}`,
    };
  }, [game, table, revision, me, curtain, at, names, colours]);
}

/** Everything that happened in the current round so far. */
export function eventsOfRound<K extends Kit>(
  moves: readonly MoveOf<K>[],
  opensRound: (event: K['Event']) => boolean,
): K['Event'][] {
  const events = moves.flatMap((move) => move.events);
  return events.slice(events.findLastIndex(opensRound) + 1);
}
