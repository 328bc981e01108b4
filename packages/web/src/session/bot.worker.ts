import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import type { BotRequest } from '@guildhall/table';

/** What the page asks and what it gets back; `ticket` pairs them. */
export interface BotJob extends BotRequest<unknown, unknown> {
  readonly ticket: number;
  readonly game: string;
  readonly seed: number;
}
export type BotAnswer =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly problem: string };

self.addEventListener('message', ({ data }: MessageEvent<BotJob>) => {
  self.postMessage(answer(data));
});

function answer({ ticket, game, bot, legal, view, seat, seed }: BotJob): BotAnswer {
  try {
    return { ticket, action: makeBot(bot, game).choose(legal, () => view, seat, seeded(seed)) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  }
}
