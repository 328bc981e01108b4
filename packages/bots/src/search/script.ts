import { type Seat, sameAction } from '@guildhall/kernel';

/**
 * What the others do in one world: found out when it is played for the first time, and done again every other time, as long as
 * it is possible. To know what somebody does costs far more than to do it.
 */
export interface Script<A> {
  /** What a seat does now, if that is known and possible. */
  next(seat: Seat, legal: readonly A[]): A | undefined;
  /** The first time: what a seat does. */
  note(seat: Seat, action: A): void;
  /** The world begins anew; from now on the script stands. */
  again(): void;
}

export function newScript<A>(): Script<A> {
  const written = new Map<Seat, A[]>();
  const done = new Map<Seat, number>();
  let stands = false;
  return {
    next(seat, legal) {
      if (!stands) return undefined;
      const at = done.get(seat) ?? 0;
      const meant = written.get(seat)?.[at];
      const action = meant === undefined ? undefined : legal.find((option) => sameAction(option, meant));
      if (action !== undefined) done.set(seat, at + 1);
      return action;
    },
    note(seat, action) {
      if (stands) return;
      const actions = written.get(seat);
      if (actions === undefined) written.set(seat, [action]);
      else actions.push(action);
    },
    again() {
      stands = true;
      done.clear();
    },
  };
}
