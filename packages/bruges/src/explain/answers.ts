import type { Verb } from '../actions.ts';
import type { State } from '../state.ts';
import type { IntentOf } from './intent.ts';
import type { Reason } from './reasons.ts';

/** Called for an intent that is known not to be possible; null: this question is not about that. */
type WhyNot<F, D extends Verb> = (state: State, frame: F, seat: number, intent: IntentOf<D>) => Reason | null;

/** By verb: what can be meant as an answer to a question, and what may stand against it. */
export type Answers<F> = { readonly [D in Verb]?: WhyNot<F, D> };

/** The same for a question and a verb that are only known when asked. */
export type AnyAnswers = {
  readonly [verb: string]: ((state: State, frame: never, seat: number, intent: never) => Reason | null) | undefined;
};
