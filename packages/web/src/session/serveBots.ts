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

/** The worker of a game: lets its bots answer. `botsFor` finds those who play by the rules of a number. */
export function serveBots(botsFor: (rules: number) => Promise<Bots>): void {
  const known = new Map<number, Promise<Bots>>();
  self.addEventListener('message', async ({ data }: MessageEvent<BotJob>) => {
    const bots = known.get(data.rules) ?? botsFor(data.rules);
    known.set(data.rules, bots);
    self.postMessage(await answer(bots, data));
  });
}

async function answer(hired: Promise<Bots>, { ticket, bot, legal, view, seat, chance }: BotJob): Promise<BotAnswer> {
  try {
    const bots = await hired;
    return { ticket, action: botCalled(bot, bots).choose(legal, () => view, seat, seeded(chance)) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  }
}
