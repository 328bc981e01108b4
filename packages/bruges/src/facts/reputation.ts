import { type Options, sheetOf } from '../options.ts';

export const LAST_STEP = 8;

/** The step that comes next; the last one stays the last. */
export const nextStep = ({ reputation }: { readonly reputation: number }): number =>
  Math.min(LAST_STEP, reputation + 1);

/** What a step is worth at the end of the game. */
export const stepPoints = (options: Options, step: number): number =>
  step === 0 ? 0 : sheetOf(options).reputation[step - 1]!;
