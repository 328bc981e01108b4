import type { Action, Event, Options, State, View } from '@guildhall/belfort';
import type { Piece } from './motion/moveFacts.ts';
import type { Colour, HintContext, Target, What } from './screen/contract.ts';

/** The types of Belfort, for the shared screen. */
export interface Belfort {
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
