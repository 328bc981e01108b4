import type { Action, Good, State, View } from '@guildhall/belfort';
import type * as shared from '../../../table/screen/contract.ts';
import type { Target } from './targets.ts';

export type { Target };

/** Heraldic colours of the builders, in seat order unless chosen otherwise. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** What is paid and gained. */
export type What = Good | 'points';

export type Mark = shared.Mark;
export type Amounts = shared.Amounts<What>;
export type Hint = shared.Hint<Target, What>;
export type Way = shared.Way<What>;
export type Question = shared.Question<Target, What>;
export type HintContext = shared.HintContext<View, State>;
/** Names and colours are by builder: with two players also of the two neutral ones. */
export type Screen = shared.Screen<Target, View, What, Colour, Action, HintContext>;
