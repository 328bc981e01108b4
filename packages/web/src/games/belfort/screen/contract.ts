import type { Good, Property, View, Worker } from '@guildhall/belfort';
import type * as shared from '../../../table/screen/contract.ts';

/** Heraldic colours of the builders, in seat order unless chosen otherwise. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Everything on the table of Belfort that can be pointed at. */
export type Target =
  | `symbol:${number}` // a symbol of the city
  | `hand:${Property}` // a card in hand (by kind)
  | `built:${number}` // one of your built cards: its plank, lock or gnome, whichever is asked
  | `plank:${'desk' | 'camp'}`
  | `guild:${number}` // the plank of the guild in this district
  | `worker:${Worker}` // one of your workers at home, or in the supply, of this sort
  | `buy:${Exclude<Good, 'gold'>}`
  | `sell:${number},${number},${number}` // wood, stone, metal
  | `exchange:${'wood' | 'stone'}`
  | `pool:${Property}`
  | 'deck'
  | 'gnomes'
  | `seat:${number}` // a player
  | `choice:${number}` // an answer that has no place of its own on the table: asked in a bubble
  | 'wall' // "build a wall"
  | 'end'; // the closing button of the moment: end turn, pass, stop, decline, keep

/** What is paid and gained. */
export type What = Good | 'points';

export type Mark = shared.Mark;
export type Amounts = shared.Amounts<What>;
export type Hint = shared.Hint<Target, What>;
export type Way = shared.Way<What>;
export type Question = shared.Question<Target, What>;
/** Names and colours are by builder: with two players also of the two neutral ones. */
export type Screen = shared.Screen<Target, View, What, Colour>;
