import type { Lang, Text, TextParams } from '@guildhall/kernel';
import type { Verb } from '../actions.ts';
import type { Answers } from '../explain/answers.ts';
import type { Reason } from '../explain/reasons.ts';
import type { State } from '../state.ts';
import type { AnyAbility, EffectOf, FramesIn } from './ability.ts';

/** Who reads, and what can be done now. */
export interface Reader {
  readonly lang: Lang;
  /** The players' names by seat. */
  readonly names: readonly string[];
  may(verb: Verb): boolean;
}

/** A question of an ability in words. */
interface QuestionWords<F extends { readonly t: string }> {
  /** The frame that asks it. */
  readonly frame: F['t'];
  /** The question as such. */
  readonly text: Text;
  /** Said instead where the position tells more. */
  readonly details?: Readonly<Record<string, Text>>;
  /** The key of the detail and what it names; null: nothing more to say. */
  detail?(frame: F, reader: Reader): readonly [key: string, params?: TextParams] | null;
  /** What can be meant as an answer, and what may stand against it. */
  readonly whyNot?: Answers<F>;
}

/** A reason that only this ability gives, in words. */
interface ReasonWords<R> {
  readonly text: Text;
  params?(reason: R, reader: Omit<Reader, 'may'>): TextParams;
}

/**
 * What people read about an ability `A` that asks the questions `Q` and gives the reasons `R`. It is apart from what
 * the ability does: a thread in which only bots play needs no words and does not load them.
 */
export interface Words<A extends AnyAbility, Q extends string = never, R extends { readonly why: string } = never> {
  readonly kind: A['kind'];
  /** What the effect needs and does not find [G16]. Called only when it is known to change nothing. */
  lacks?(state: State, seat: number, effect: EffectOf<A>, person: number): Reason;
  readonly questions?: { readonly [K in Q]: QuestionWords<FramesIn<A>> };
  readonly reasons?: { readonly [W in R['why']]: ReasonWords<Extract<R, { why: W }>> };
  /** The line of the log when the ability does something, if what comes of it does not tell enough. */
  readonly line?: Text;
}

/** The words of any ability. */
export interface AnyWords {
  readonly kind: string;
  lacks?(state: State, seat: number, effect: unknown, person: number): Reason;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the frame is
  readonly questions?: Readonly<Record<string, QuestionWords<any>>>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the reason is
  readonly reasons?: Readonly<Record<string, ReasonWords<any>>>;
  readonly line?: Text;
}

/** The questions and the reasons in the words of an ability. */
export type AskIn<W> = W extends { readonly questions?: infer Q } ? keyof Q : never;
export type ReasonIn<W> = W extends { readonly reasons?: infer R } ? ReasonOf<R[keyof R]> : never;
type ReasonOf<T> = T extends ReasonWords<infer R> ? R : never;
