import {
  type Intent as Any,
  type Field,
  languageOf,
  numberFrom,
  type IntentOf as Of,
  oneOf,
  type Shapes,
  upTo,
} from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import { SECTIONS } from '../facts/canals.ts';
import { DECK } from '../persons/deck.ts';
import { NOBODY, type State } from '../state.ts';

/** An action of this verb, of which any field may be left open; undefined is open as well. */
export type IntentOf<D extends Action['do']> = Of<Action, D>;

/** What somebody would like to do: an action, or one of which some fields are left open. */
export type Intent = Any<Action>;

/** Any card of the game; worth trying are those that lie in a few places, and one that may lie anywhere. */
const cardIn = (places: (state: State) => readonly number[]): Field<State> => ({
  accepts: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < DECK.length,
  values: (state) => [...new Set([0, ...places(state)])],
});
const handsAndPersons = ({ players }: State): number[] =>
  players.flatMap(({ hand, houses }) => [
    ...hand,
    ...houses.flatMap(({ person }) => (person === NOBODY ? [] : [person])),
  ]);

const colour = oneOf(COLOURS);
const section = oneOf(SECTIONS);
const seat = oneOf(({ seats }: State) => upTo(seats - 1));
const card = cardIn(handsAndPersons);
const person = card;
const discarded = cardIn((state) => [...state.discard, ...handsAndPersons(state)]);
/** Houses are named by their place among their owner's. */
const house = numberFrom(0, ({ players }: State) => Math.max(...players.map(({ houses }) => houses.length)));

/** Every form that an action can take. */
const SHAPES: Shapes<State, Action> = {
  draw: [{ pile: oneOf([0, 1]) }],
  strike: [{ colour }],
  burn: [{ house }],
  breach: [{ section }],
  bury: [{ person }],
  advance: [{}],
  play: [
    { card, as: oneOf(['workers']) },
    { card, as: oneOf(['guilders']), die: colour },
    { card, as: oneOf(['threat']) },
    { card, as: oneOf(['canal']), section },
    { card, as: oneOf(['house']), worker: colour },
    { card, as: oneOf(['person']), house },
  ],
  activate: [{ person }],
  endTurn: [{}],
  decline: [{}],
  worker: [{ colour }],
  swap: [{ give: colour, take: colour }],
  give: [{ colour }],
  pay: [{}],
  discard: [{ card }],
  recover: [{ card: discarded }],
  marker: [{ colour }],
  lay: [{ card }],
  recruit: [{ card, house }],
  dig: [{ section }],
  turnDie: [{ die: colour, value: oneOf([1, 2, 3, 4, 5, 6]) }],
  reroll: [{ die: colour }],
  takeBack: [{ person }],
  repeat: [{ person }],
  borrow: [{ person }],
  demolish: [{ house }],
  rob: [{ from: seat }],
  pass: [{ colour, to: seat }],
};

export const language = languageOf<State, Action>(SHAPES);
