import type { Seat } from '@guildhall/kernel';

/** All that a generic player knows of a game. */
export interface Evaluator<S, A> {
  /** How well a seat stands; only differences matter, and a point on the score track is worth 1. */
  value(state: S, seat: Seat): number;
  /**
   * What an option is worth, judged without playing it: for options after which the game runs far ahead (the round goes
   * on, cards are drawn), so that the outcome would be compared with a different moment. Undefined: play it and see.
   */
  judge?(state: S, seat: Seat, action: A): number | undefined;
  /** Whether this question, asked next, belongs to the option before it and is answered before the value is taken. */
  follows(ask: string): boolean;
}
