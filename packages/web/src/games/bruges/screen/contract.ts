import type { Action, Colour as CardColour, State, View } from '@guildhall/bruges';
import type * as shared from '../../../table/screen/contract.ts';
import type { Target } from './targets.ts';

export type { Target };

/** Heraldic colours of the players, in seat order unless chosen otherwise. */
export const COLOURS = ['red', 'ivory', 'green', 'ink'] as const;
export type Colour = (typeof COLOURS)[number];

/** What is paid and gained; workers by colour. */
export type What = 'guilders' | 'points' | `worker.${CardColour}`;

export type Mark = shared.Mark;
export type Amounts = shared.Amounts<What>;
export type Hint = shared.Hint<Target, What>;
export type HintContext = shared.HintContext<View, State>;
export type Screen = shared.Screen<Target, View, What, Colour, Action, HintContext>;
