import { type Action, HAND_LIMIT, ROUNDS, type State, turnOf } from '@guildhall/belfort';
import type { Folly } from './sense.ts';

/**
 * Trade goes one way in a turn, so that nothing is bought and sold in a circle: first wood and stone are sold, then goods
 * are bought, and what has been sold is not bought again. Metal is worth more than the trading post pays.
 */
export const belfortFolly: Folly<State, Action> = (state, seat, action) => {
  const player = state.players[seat]!;
  switch (action.do) {
    case 'sell':
      return action.metal > 0 || turnOf(state)!.buys > 0;
    case 'buy':
      return turnOf(state)!.sells > 0 && action.good !== 'metal';
    case 'crest':
      return action.of !== null && state.players[action.of]!.crest > player.crest;
    case 'place':
      return action.at === 'guild' && drawsForNothing(state, seat, action.district);
    case 'buyCard':
      return state.round === ROUNDS || player.hand.length >= HAND_LIMIT;
    default:
      return false;
  }
};

/** The Librarians' guild with a full hand, or when nothing can be built any more. */
const drawsForNothing = (state: State, seat: number, district: number): boolean =>
  state.guilds[district] === 'librarians' && (state.players[seat]!.hand.length >= HAND_LIMIT || state.round === ROUNDS);
