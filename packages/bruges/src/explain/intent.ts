import type { Action, ActionOf } from '../actions.ts';
import { SECTIONS } from '../canals.ts';
import { CARDS, COLOURS } from '../colours.ts';
import { NOBODY, type State } from '../state.ts';

type Verb = Action['do'];
type KeysOf<A> = A extends unknown ? Exclude<keyof A, 'do'> : never;
type ValueOf<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;

/** An action of this verb, of which any field may be left open; undefined is open as well. */
export type IntentOf<D extends Verb> = { readonly do: D } & {
  readonly [K in KeysOf<ActionOf<D>>]?: ValueOf<ActionOf<D>, K> | undefined;
};

/** What somebody would like to do: an action, or one of which some fields are left open. */
export type Intent = { [D in Verb]: IntentOf<D> }[Verb];

export type Value = string | number;

/** One field of an action: what may be written into it, and what is worth trying. */
interface Field {
  accepts(value: unknown, state: State): boolean;
  values(state: State): readonly Value[];
}
type Shape = Readonly<Record<string, Field>>;

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, n) => n);

const oneOf = (of: readonly Value[] | ((state: State) => readonly Value[])): Field => {
  const values = typeof of === 'function' ? of : () => of;
  return { values, accepts: (value, state) => values(state).includes(value as Value) };
};

/** Any card of the game; worth trying are those that lie in a few places, and one that may lie anywhere. */
const cardIn = (places: (state: State) => readonly number[]): Field => ({
  accepts: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < CARDS,
  values: (state) => [...new Set([0, ...places(state)])],
});
const handsAndPersons = ({ players }: State): number[] =>
  players.flatMap(({ hand, houses }) => [
    ...hand,
    ...houses.flatMap(({ person }) => (person === NOBODY ? [] : [person])),
  ]);

const colour = oneOf(COLOURS);
const section = oneOf(SECTIONS);
const seat = oneOf(({ seats }) => upTo(seats - 1));
const card = cardIn(handsAndPersons);
const person = card;
const discarded = cardIn((state) => [...state.discard, ...handsAndPersons(state)]);
/** Houses are named by their place among their owner's; those worth trying end one beyond what can be right. */
const house: Field = {
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  values: ({ players }) => upTo(Math.max(...players.map(({ houses }) => houses.length))),
};

/** Every form that an action can take. */
const SHAPES: { readonly [D in Verb]: readonly Shape[] } = {
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

export const VERBS = Object.keys(SHAPES) as readonly Verb[];

/** The fields that an intent fills in, its verb among them. */
const given = (intent: object): [string, unknown][] =>
  Object.entries(intent).filter(([, value]) => value !== undefined);

/** Whether an action is one of those that an intent leaves open. */
export const fits = (action: Action, intent: object): boolean =>
  given(intent).every(([key, value]) => Object.hasOwn(action, key) && action[key as 'do'] === value);

/** Whether something from outside is an intent of this table at all. */
export function isIntent(state: State, raw: unknown): raw is Intent {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, 'do')) return false;
  const verb = (raw as { do: unknown }).do;
  if (typeof verb !== 'string' || !Object.hasOwn(SHAPES, verb)) return false;
  const fields = given(raw).filter(([key]) => key !== 'do');
  return SHAPES[verb as Verb].some((shape) =>
    fields.every(([key, value]) => Object.hasOwn(shape, key) && shape[key]!.accepts(value, state)),
  );
}

/** The forms of a verb, each with the values worth trying field by field. */
export const formsOf = (state: State, verb: Verb): [key: string, values: readonly Value[]][][] =>
  SHAPES[verb].map((shape) => Object.entries(shape).map(([key, field]) => [key, field.values(state)]));
