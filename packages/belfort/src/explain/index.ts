import { reasonAgainst } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { belfort } from '../game.ts';
import type { Ask } from '../log/prompts.ts';
import type { Frame, State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import {
  whyNotArchitects,
  whyNotBuild,
  whyNotDiscount,
  whyNotExtend,
  whyNotNeutralSite,
  whyNotWaitingGnome,
} from './building.ts';
import {
  whyNotDecline,
  whyNotHeld,
  whyNotNeutralDwarf,
  whyNotRecruit,
  whyNotRecruitGnome,
  whyNotRob,
  whyNotSettle,
  whyNotSpy,
  whyNotStartingHand,
  whyNotSteal,
  whyNotStop,
  whyNotSwap,
} from './effects.ts';
import { type Intent, type IntentOf, language } from './intent.ts';
import { whyNotCrest, whyNotPlace, whyNotSend } from './placement.ts';
import type { Reason } from './reasons.ts';
import {
  whyNotActivate,
  whyNotBuy,
  whyNotBuyCard,
  whyNotEndTurn,
  whyNotExchange,
  whyNotGnome,
  whyNotHire,
  whyNotNeutralCard,
  whyNotSell,
  whyNotUse,
} from './turn.ts';

export type { Intent, IntentOf } from './intent.ts';
export type { Missing, Reason } from './reasons.ts';
export { tellReason } from './tell.ts';
export { reasonTexts } from './texts.ts';

/** Frames that work by themselves and never ask. */
type Working = 'round' | 'placement' | 'camp' | 'actions' | 'turnEnd' | 'neutral';

/** Called for an intent that is known not to be possible; null: this question is not about that. */
type WhyNot<F, D extends Action['do']> = (state: State, frame: F, seat: number, intent: IntentOf<D>) => Reason | null;

type Answers<F> = { readonly [D in Action['do']]?: WhyNot<F, D> };

/** The same for a question and a verb that are only known when asked. */
type AnyAnswers = {
  readonly [verb: string]: ((state: State, frame: never, seat: number, intent: never) => Reason | null) | undefined;
};

/** By question: what can be meant as an answer to it, and what may stand against it. */
const WHY_NOT: { readonly [T in Exclude<Frame['t'], Working>]: Answers<Extract<Frame, { t: T }>> } = {
  startingHands: { discard: whyNotStartingHand },
  neutralDwarf: { neutralDwarf: whyNotNeutralDwarf },
  place: { place: whyNotPlace },
  distribute: { send: whyNotSend },
  crest: { crest: whyNotCrest },
  turn: {
    build: whyNotBuild,
    wall: whyNotBuild,
    guild: whyNotBuild,
    activate: whyNotActivate,
    buy: whyNotBuy,
    sell: whyNotSell,
    exchange: whyNotExchange,
    hire: whyNotHire,
    use: whyNotUse,
    extend: whyNotWaitingGnome,
    buyCard: whyNotBuyCard,
    endTurn: whyNotEndTurn,
  },
  discard: { discard: whyNotHeld },
  gnome: { gnome: whyNotGnome },
  extend: { extend: whyNotExtend },
  recruit: { recruit: whyNotRecruit, gnome: whyNotRecruitGnome },
  architects: { build: whyNotArchitects, wall: whyNotArchitects, guild: whyNotArchitects },
  discount: { discount: whyNotDiscount },
  thieves: { steal: whyNotSteal, stop: whyNotStop, decline: whyNotDecline },
  bandits: { rob: whyNotRob, stop: whyNotStop, decline: whyNotDecline },
  spies: { reveal: whyNotHeld },
  spy: { spy: whyNotSpy },
  wizards: { swap: whyNotSwap },
  settle: { settle: whyNotSettle },
  neutralCard: { neutralCard: whyNotNeutralCard },
  neutralSite: { neutralSite: whyNotNeutralSite },
};

/**
 * Why a player cannot do something now; null if an option fits everything the intent says. What is possible is asked
 * of `legal` alone: a reason is only looked for when nothing there fits. It reads nothing that is hidden from `seat`,
 * so `explain(belfort.imagine(view, seed), seat, intent)` says the same whatever is imagined (see `explainView`).
 */
export function explain(state: State, seat: number, intent: Intent): Reason | null {
  return reasonAgainst(belfort, language, state, seat, intent, ({ ask }): Reason => {
    const frame = state.agenda.at(-1)!;
    const questions: { readonly [t: string]: AnyAnswers | undefined } = WHY_NOT;
    const reason = questions[frame.t]?.[intent.do]?.(state, frame as never, seat, intent as never);
    return reason ?? { why: 'otherQuestion', ask: ask as Ask };
  });
}

/** The same for a screen, which knows only what one seat sees. */
export const explainView = (view: View, seat: number, intent: Intent): Reason | null =>
  explain(imagine(view, 0), seat, intent);
