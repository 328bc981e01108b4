import { reasonAgainst } from '@guildhall/kernel';
import { bruges } from '../game.ts';
import type { Ask } from '../log/prompts.ts';
import { words } from '../persons/index.ts';
import type { Frame, State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import type { Answers, AnyAnswers } from './answers.ts';
import { type Intent, language } from './intent.ts';
import { whyNoEffect, whyNotActivate } from './persons.ts';
import { whyNotBreach, whyNotBurn, whyNotBury, whyNotMarker, whyNotPile, whyNotStrike } from './picks.ts';
import type { Reason } from './reasons.ts';
import { whyNotEndTurn, whyNotExtraPlay, whyNotHeld, whyNotPlay } from './uses.ts';

export type { Intent, IntentOf } from './intent.ts';
export type { Reason } from './reasons.ts';
export { tellReason } from './tell.ts';
export { reasonTexts } from './texts.ts';

type Asking<T extends Frame['t']> = Answers<Extract<Frame, { t: T }>>;

/** What the round, threats and questions of several abilities ask. Declining is treated below. */
const WHY_NOT: { readonly [T in Frame['t']]?: Asking<T> } = {
  pileOrNone: { draw: whyNotPile },
  turn: { play: whyNotPlay, activate: whyNotActivate, endTurn: whyNotEndTurn },
  order: { strike: whyNotStrike },
  fire: { burn: whyNotBurn, breach: whyNotBreach },
  plague: { bury: whyNotBury },
  markers: { marker: whyNotMarker },
  discards: { discard: whyNotHeld },
  extraPlay: { play: whyNotExtraPlay },
};

/** The answers to every question by its frame, those of single abilities too; a frame fits the answers to its question. */
const ANSWERS = new Map<string, AnyAnswers | undefined>([
  ...Object.entries<AnyAnswers>(WHY_NOT),
  ...words.flatMap(({ questions = {} }) =>
    Object.values(questions).map(({ frame, whyNot }) => [frame, whyNot] as const),
  ),
]);

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
    const answer = ANSWERS.get(frame.t)?.[intent.do]?.(state, frame as never, seat, intent as never);
    const reason = answer ?? { why: 'otherQuestion', ask: ask as Ask };
    return reason.why === 'nothingToChange' ? whyNoEffect(state, seat, reason.person) : reason;
  });
}

/** The same for a screen, which knows only what one seat sees. */
export const explainView = (view: View, seat: number, intent: Intent): Reason | null =>
  explain(imagine(view, 0), seat, intent);
