import type { Action, Event, Options, State, View } from '@guildhall/bruges';
import type { Piece } from './motion/moveFacts.ts';
import type { Colour, HintContext, Target, What } from './screen/contract.ts';

/** The types of Bruges, for the shared screen. */
export interface Bruges {
  State: State;
  Action: Action;
  View: View;
  Event: Event;
  Options: Options;
  Target: Target;
  What: What;
  Colour: Colour;
  Context: HintContext;
  Piece: Piece;
}
