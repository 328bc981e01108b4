import { reasonAgainst } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { bruges } from '../game.ts';
import type { Ask } from '../log/prompts.ts';
import type { Frame, State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { type Intent, type IntentOf, language } from './intent.ts';
import { whyNotActivate, whyNotBorrow, whyNotBury, whyNotRepeat, whyNotTakeBack } from './persons.ts';
import {
  whyNotBreach,
  whyNotBurn,
  whyNotDemolish,
  whyNotGive,
  whyNotMarker,
  whyNotPass,
  whyNotPile,
  whyNotRecover,
  whyNotRob,
  whyNotStrike,
  whyNotSwap,
  whyNotTurnDie,
} from './picks.ts';
import type { Reason } from './reasons.ts';
import { whyNotDig, whyNotEndTurn, whyNotExtraPlay, whyNotHeld, whyNotPlay, whyNotRecruit } from './uses.ts';

export type { Intent, IntentOf } from './intent.ts';
export type { Reason } from './reasons.ts';
export { tellReason } from './tell.ts';
export { reasonTexts } from './texts.ts';

/** Frames that work by themselves and never ask. */
type Working =
  | 'start'
  | 'round'
  | 'refill'
  | 'draw'
  | 'oneMore'
  | 'look'
  | 'hazard'
  | 'advances'
  | 'turns'
  | 'goOn'
  | 'threats'
  | 'discardedFor'
  | 'sift'
  | 'replace'
  | 'actWithDrawn'
  | 'others'
  | 'returnCanals';

/** Called for an intent that is known not to be possible; null: this question is not about that. */
type WhyNot<F, D extends Action['do']> = (state: State, frame: F, seat: number, intent: IntentOf<D>) => Reason | null;

type Answers<F> = { readonly [D in Action['do']]?: WhyNot<F, D> };

/** The same for a question and a verb that are only known when asked. */
type AnyAnswers = {
  readonly [verb: string]: ((state: State, frame: never, seat: number, intent: never) => Reason | null) | undefined;
};

/** By question: what can be meant as an answer to it, and what may stand against it. Declining is treated below. */
const WHY_NOT: { readonly [T in Exclude<Frame['t'], Working>]: Answers<Extract<Frame, { t: T }>> } = {
  pile: {},
  pileOrNone: { draw: whyNotPile },
  advance: {},
  turn: { play: whyNotPlay, activate: whyNotActivate, endTurn: whyNotEndTurn },
  order: { strike: whyNotStrike },
  fire: { burn: whyNotBurn, breach: whyNotBreach },
  plague: { bury: whyNotBury },
  workers: {},
  markers: { marker: whyNotMarker },
  discards: { discard: whyNotHeld },
  extraPlay: { play: whyNotExtraPlay },
  swaps: { swap: whyNotSwap },
  purchase: {},
  pawn: { give: whyNotGive },
  rummage: { recover: whyNotRecover },
  extraHouse: { lay: whyNotHeld },
  extraRecruit: { recruit: whyNotRecruit },
  extraCanal: { dig: whyNotDig },
  turnDie: { turnDie: whyNotTurnDie },
  reroll: {},
  takeBack: { takeBack: whyNotTakeBack },
  repeat: { repeat: whyNotRepeat },
  borrow: { borrow: whyNotBorrow },
  returnCanal: {},
  alms: { give: whyNotGive },
  demolish: { demolish: whyNotDemolish },
  rob: { rob: whyNotRob },
  passThreat: { pass: whyNotPass },
};

/**
 * Why a player cannot do something now; null if an option fits everything the intent says. What is possible is asked
 * of `legal` alone: a reason is only looked for when nothing there fits. It reads nothing that is hidden from `seat`,
 * so `explain(bruges.imagine(view, seed), seat, intent)` says the same whatever is imagined (see `explainView`).
 */
export function explain(state: State, seat: number, intent: Intent): Reason | null {
  return reasonAgainst(bruges, language, state, seat, intent, ({ ask, many }): Reason => {
    const frame = state.agenda.at(-1)!;
    if (intent.do === 'decline' && frame.t !== 'turn') {
      const missing = (many?.min ?? 0) - (many?.picked ?? 0);
      return missing > 0 ? { why: 'chooseMore', n: missing } : { why: 'mustChoose', ask: ask as Ask };
    }
    const questions: { readonly [t: string]: AnyAnswers | undefined } = WHY_NOT;
    const reason = questions[frame.t]?.[intent.do]?.(state, frame as never, seat, intent as never);
    return reason ?? { why: 'otherQuestion', ask: ask as Ask };
  });
}

/** The same for a screen, which knows only what one seat sees. */
export const explainView = (view: View, seat: number, intent: Intent): Reason | null =>
  explain(imagine(view, 0), seat, intent);
