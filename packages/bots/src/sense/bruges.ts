import type { Action, State } from '@guildhall/bruges';
import type { Folly } from './sense.ts';

/** Workers are not exchanged for others of their own colour. */
export const brugesFolly: Folly<State, Action> = (_state, _seat, action) =>
  action.do === 'swap' && action.give === action.take;
