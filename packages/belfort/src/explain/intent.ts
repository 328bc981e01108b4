import {
  type Intent as Any,
  languageOf,
  numberFrom,
  type IntentOf as Of,
  oneOf,
  type Shapes,
  upTo,
} from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { DISTRICTS, PROPERTIES, SITES, SYMBOLS } from '../board/districts.ts';
import { neutralCount } from '../facts/neutral.ts';
import { sheetOf } from '../options.ts';
import { type State, WORKERS } from '../state.ts';

/** An action of this verb, of which any field may be left open; undefined is open as well. */
export type IntentOf<D extends Action['do']> = Of<Action, D>;

/** What somebody would like to do: an action, or one of which some fields are left open. */
export type Intent = Any<Action>;

const worker = oneOf(WORKERS);
const district = oneOf(DISTRICTS);
const symbol = oneOf(upTo(SYMBOLS - 1));
const site = oneOf(upTo(SITES.length - 1));
const property = oneOf(PROPERTIES);
const cardOrDeck = oneOf([...PROPERTIES, 'deck']);
const seat = oneOf(({ seats }: State) => upTo(seats - 1));
const builder = oneOf((state: State) => upTo(state.seats + neutralCount(state) - 1));
/** A card is named by its place among the owner's built cards. */
const built = numberFrom(0, ({ players }: State) => Math.max(...players.map((player) => player.built.length)));
const sent = numberFrom(
  0,
  ({ players }: State) => Math.max(...players.map(({ home }) => Math.max(...Object.values(home)))) + 1,
);
const woodOrStone = numberFrom(0, ({ options }: State) => sheetOf(options).sell.woodStone.pieces + 1);
const metal = numberFrom(0, ({ options }: State) => sheetOf(options).sell.metal.pieces + 1);
const off = numberFrom(0, () => 3);

/** Every form that an action can take. */
const SHAPES: Shapes<State, Action> = {
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
  crest: [{ of: oneOf((state: State) => [null, ...builder.values(state)]) }],
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
  steal: [{ from: seat, gold: numberFrom(1, () => 4) }],
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
const MEANT: Partial<Shapes<State, Action>> = {
  send: [{ worker, forest: sent, quarry: sent, mine: sent, goldMine: sent }],
};

export const language = languageOf<State, Action>(SHAPES, MEANT);
