import { type Bots, botCalled } from '@guildhall/bots/bot';
import { seeded } from '@guildhall/kernel';
import type { BotRequest } from '@guildhall/table';
import type { GameId } from '../games/index.ts';

/** A table needs the players of its own game alone. */
const PLAYERS: Readonly<Record<GameId, () => Promise<{ readonly bots: Bots }>>> = {
  belfort: () => import('@guildhall/bots/belfort'),
  bruges: () => import('@guildhall/bots/bruges'),
};

/** What the page asks and what it gets back; `ticket` pairs them. */
export interface BotJob extends BotRequest<unknown, unknown> {
  readonly ticket: number;
  readonly game: GameId;
}
export type BotAnswer =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly problem: string };

self.addEventListener('message', async ({ data }: MessageEvent<BotJob>) => {
  self.postMessage(await answer(data));
});

async function answer({ ticket, game, bot, legal, view, seat, chance }: BotJob): Promise<BotAnswer> {
  try {
    const { bots } = await PLAYERS[game]();
    return { ticket, action: botCalled(bot, bots).choose(legal, () => view, seat, seeded(chance)) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  }
}
