import type { Action, ActionOf } from '../actions.ts';
import { DISTRICTS, PROPERTIES, SITES, SYMBOLS } from '../board/districts.ts';
import { sheetOf } from '../options.ts';
import { type State, WORKERS } from '../state.ts';
import { neutralCount } from '../variants/two-players.ts';

type Verb = Action['do'];
type KeysOf<A> = A extends unknown ? Exclude<keyof A, 'do'> : never;
type ValueOf<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;

/** An action of this verb, of which any field may be left open; undefined is open as well. */
export type IntentOf<D extends Verb> = { readonly do: D } & {
  readonly [K in KeysOf<ActionOf<D>>]?: ValueOf<ActionOf<D>, K> | undefined;
};

/** What somebody would like to do: an action, or one of which some fields are left open. */
export type Intent = { [D in Verb]: IntentOf<D> }[Verb];

export type Value = string | number | null;

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
/** A whole number; those worth trying end one beyond what can be right. */
const amount = (least: number, most: (state: State) => number): Field => ({
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= least,
  values: (state) => upTo(most(state)).slice(least),
});

const worker = oneOf(WORKERS);
const district = oneOf(DISTRICTS);
const symbol = oneOf(upTo(SYMBOLS - 1));
const site = oneOf(upTo(SITES.length - 1));
const property = oneOf(PROPERTIES);
const cardOrDeck = oneOf([...PROPERTIES, 'deck']);
const seat = oneOf(({ seats }) => upTo(seats - 1));
const builder = oneOf((state) => upTo(state.seats + neutralCount(state) - 1));
/** A card is named by its place among the owner's built cards. */
const built = amount(0, ({ players }) => Math.max(...players.map((player) => player.built.length)));
const sent = amount(0, ({ players }) => Math.max(...players.map(({ home }) => Math.max(...Object.values(home)))) + 1);
const woodOrStone = amount(0, ({ options }) => sheetOf(options).sell.woodStone.pieces + 1);
const metal = amount(0, ({ options }) => sheetOf(options).sell.metal.pieces + 1);
const off = amount(0, () => 3);

/** Every form that an action can take. */
const SHAPES: { readonly [D in Verb]: readonly Shape[] } = {
  discard: [{ card: property }],
  neutralDwarf: [{ district }],
  place: [
    { worker, at: oneOf(['desk', 'camp']) },
    { worker, at: oneOf(['guild']), district },
    { worker, at: oneOf(['card']), card: built },
  ],
  pass: [{}],
  send: [
    { worker: oneOf(['elf', 'masterElf']), forest: sent, mine: sent, goldMine: sent },
    { worker: oneOf(['dwarf', 'masterDwarf']), quarry: sent, mine: sent, goldMine: sent },
  ],
  crest: [{ of: oneOf((state) => [null, ...builder.values(state)]) }],
  build: [{ property, symbol }],
  wall: [{ symbol }],
  guild: [{ symbol }],
  activate: [
    { at: oneOf(['guild']), district },
    { at: oneOf(['card']), card: built },
  ],
  buy: [{ good: oneOf(['wood', 'stone', 'metal']) }],
  sell: [{ wood: woodOrStone, stone: woodOrStone, metal }],
  exchange: [{ good: oneOf(['wood', 'stone']) }],
  hire: [{ card: built }],
  use: [{ card: built }],
  buyCard: [{ card: cardOrDeck }],
  endTurn: [{}],
  recruit: [{ worker: oneOf(['elf', 'dwarf']) }],
  gnome: [{ card: built }],
  extend: [{ symbol }],
  discount: [{ wood: off, stone: off, metal: off }],
  decline: [{}],
  steal: [{ from: seat, gold: amount(1, () => 4) }],
  rob: [{ from: seat, good: oneOf(['wood', 'stone', 'metal']) }],
  stop: [{}],
  reveal: [{ card: property }],
  spy: [{ from: seat }],
  swap: [{ first: site, second: site }],
  settle: [{ builder, symbol }],
  neutralCard: [{ card: cardOrDeck }],
  neutralSite: [{ symbol }],
};

/** Forms that no action has, but that can be meant: an elf on its way to the quarry. */
const MEANT: { readonly [D in Verb]?: readonly Shape[] } = {
  send: [{ worker, forest: sent, quarry: sent, mine: sent, goldMine: sent }],
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
  const shapes = [...SHAPES[verb as Verb], ...(MEANT[verb as Verb] ?? [])];
  return shapes.some((shape) =>
    fields.every(([key, value]) => Object.hasOwn(shape, key) && shape[key]!.accepts(value, state)),
  );
}

/** The forms of a verb, each with the values worth trying field by field. */
export const formsOf = (state: State, verb: Verb): [key: string, values: readonly Value[]][][] =>
  SHAPES[verb].map((shape) => Object.entries(shape).map(([key, field]) => [key, field.values(state)]));
