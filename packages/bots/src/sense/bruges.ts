import { type Action, colourOf, type House, NOBODY, PERSONS, type State } from '@guildhall/bruges';
import type { Folly } from './sense.ts';

/** What a guilder is worth in points, about. */
const GUILDER = 0.42;

/** What a card's person would bring, about. */
function promise(card: number): number {
  const { estimate, price } = PERSONS[card]!;
  return estimate + price / 3 - GUILDER * price;
}

const isEmpty = ({ person }: House): boolean => person === NOBODY;

/**
 * A card that is not played for its person might as well be another of its colour: the one with the least promising
 * person. One empty house is as good as another. Workers are not exchanged for others of their own colour.
 */
export const brugesFolly: Folly<State, Action> = (state, seat, action) => {
  if (action.do === 'swap') return action.give === action.take;
  if (action.do !== 'play') return false;
  if (action.as === 'person') return action.house !== state.players[seat]!.houses.findIndex(isEmpty);
  const colour = colourOf(action.card);
  const worth = promise(action.card);
  for (const card of state.players[seat]!.hand) {
    if (card === action.card || colourOf(card) !== colour) continue;
    const other = promise(card);
    if (other < worth || (other === worth && card < action.card)) return true;
  }
  return false;
};
