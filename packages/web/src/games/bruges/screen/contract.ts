import type { Colour as CardColour, Use, View } from '@guildhall/bruges';
import type * as shared from '../../../table/screen/contract.ts';

/** Heraldic colours of the players, in seat order unless chosen otherwise. */
export const COLOURS = ['red', 'ivory', 'green', 'ink'] as const;
export type Colour = (typeof COLOURS)[number];

/** Everything on the table of Bruges that can be pointed at. Cards and persons are card numbers. */
export type Target =
  | `pile:${number}` // the left one or the right one
  | `hand:${number}` // a card in hand
  | `use:${Use}` // one of the six uses of the chosen card
  | `section:${number}` // the next space, or the outermost token, of one's own left or right canal
  | `house:${number}` // one of one's own houses
  | `person:${number}` // a person in play, one's own or another's
  | `marker:${CardColour}` // one's own threat markers of this colour
  | `worker:${CardColour}` // one's own workers of this colour
  | `take:${CardColour}` // a worker of this colour from the supply
  | `die:${CardColour}`
  | `value:${number}` // what the chosen die shall show
  | `discard:${number}` // a card of the discard pile
  | `seat:${number}` // a player
  | 'step' // the next step on the reputation track
  | 'pay' // once more for guilders
  | 'end'; // the closing button of the moment: end turn, decline, enough

/** What is paid and gained; workers by colour. */
export type What = 'guilders' | 'points' | `worker.${CardColour}`;

export type Mark = shared.Mark;
export type Amounts = shared.Amounts<What>;
export type Hint = shared.Hint<Target, What>;
export type Screen = shared.Screen<Target, View, What, Colour>;
