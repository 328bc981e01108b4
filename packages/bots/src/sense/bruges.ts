import {
  type Action,
  COLOURS,
  type Colour,
  colourOf,
  count,
  type House,
  NOBODY,
  PERSONS,
  type State,
  takenInExchange,
} from '@guildhall/bruges';
import type { Folly } from './sense.ts';

/** What a guilder is worth in points, about. */
const GUILDER = 0.42;

/** What a card's person would bring, about. */
function promise(card: number): number {
  const { estimate, price } = PERSONS[card]!;
  return estimate + price / 3 - GUILDER * price;
}

/** An exchange of workers is for one colour: nothing that was taken is given away again, nor taken what was given. */
function undoesExchange(state: State, give: Colour, take: Colour): boolean {
  const taken = takenInExchange(state);
  if (taken === null || COLOURS.every((colour) => taken[colour] === 0)) return false;
  return taken[give] > 0 || taken[take] === 0;
}

/** Pays a worker for one worker: the Vicar, while nobody else of the church lives here. */
function isWorkerForWorker({ players }: State, seat: number, card: number): boolean {
  const person = PERSONS[card]!;
  if (person.kind !== 'workers-per' || person.icon !== 'worker') return false;
  return person.effect.amount * count(players[seat]!, person.effect.count) === 1;
}

const isEmpty = ({ person }: House): boolean => person === NOBODY;

/**
 * A card that is not played for its person might as well be another of its colour: the one with the least promising
 * person. One empty house is as good as another.
 */
export const brugesFolly: Folly<State, Action> = (state, seat, action) => {
  if (action.do === 'activate') return isWorkerForWorker(state, seat, action.person);
  if (action.do === 'swap') return undoesExchange(state, action.give, action.take);
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
