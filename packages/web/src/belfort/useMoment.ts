import type { Options } from '@guildhall/belfort';
import { type Action, belfort, type Event, type State, type View } from '@guildhall/belfort';
import type { Move, Table } from '@guildhall/table';
import { useMemo } from 'react';
import type { Snapshot } from '../session/live.ts';
import type { Colour } from './screen/contract.ts';
import type { Moment } from './screen/useScreen.ts';

export type BelfortTableModel = Table<State, Action, View, Event, Options>;

/** The table as `me` sees it: now, or after the first `at` moves. */
export function useMoment({ table: any, revision, me, curtain }: Snapshot, at: number | null): Moment {
  const table = any as BelfortTableModel;
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table]);
  const colours = useMemo(() => table.seats.map((seat) => seat.colour as Colour), [table]);
  // the table changes in place; its revision, which is in the key, tells when
  return useMemo(() => {
    const state = at === null ? table.state : table.stateAfter(at);
    const eyes = me === null || curtain !== null ? [] : [me];
    const asked = at === null && eyes.length > 0;
    return {
      view: belfort.view(state, eyes),
      me,
      decision: belfort.decision(state),
      legal: asked ? belfort.legal(state, me!) : [],
      names,
      colours,
      key: `${revision}.${me}.${at}`,
    };
  }, [table, revision, me, curtain, at, names, colours]);
}

/** Everything that happened in the current round so far. */
export function eventsOfRound(moves: readonly Move<Action, Event>[]): Event[] {
  const events = moves.flatMap((move) => move.events);
  const start = events.findLastIndex((event) => event.t === 'round');
  return events.slice(start + 1);
}
