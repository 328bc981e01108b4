import { type Bots, botCalled } from '@guildhall/bots/bot';
import { seeded } from '@guildhall/kernel';
import type { BotRequest } from '@guildhall/table';

/** What the page asks and what it gets back; `ticket` pairs them. */
export interface BotJob extends BotRequest<unknown, unknown> {
  readonly ticket: number;
}
export type BotAnswer =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly problem: string };

/** The worker of a game: lets its bots answer. */
export function serveBots(bots: Bots): void {
  self.addEventListener('message', ({ data }: MessageEvent<BotJob>) => self.postMessage(answer(bots, data)));
}

function answer(bots: Bots, { ticket, bot, legal, view, seat, chance }: BotJob): BotAnswer {
  try {
    return { ticket, action: botCalled(bot, bots).choose(legal, () => view, seat, seeded(chance)) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  }
}
