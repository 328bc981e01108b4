import type { Decision } from '@guildhall/kernel';
import type { Ask } from '../log/prompts.ts';
import { DECK } from '../persons/deck.ts';

/** What the effect of a person asks. */
export const asking = (ask: Ask, { seat, person }: { readonly seat: number; readonly person: number }): Decision => ({
  seats: [seat],
  ask,
  source: DECK[person]!.source,
});

/** One of up to `max` picks, of which `min` must be made. */
export const askingMany = (
  ask: Ask,
  frame: { readonly seat: number; readonly person: number; readonly picked: number; readonly max: number },
  min: number,
): Decision => ({
  seats: [frame.seat],
  ask,
  source: DECK[frame.person]!.source,
  many: { min, max: frame.max, picked: frame.picked },
});
