import { parentPort } from 'node:worker_threads';
import { botsFor as belfortBots } from '@guildhall/bots/belfort';
import { type Bots, botCalled } from '@guildhall/bots/bot';
import { botsFor as brugesBots } from '@guildhall/bots/bruges';
import { seeded } from '@guildhall/kernel';
import type { BotAnswer, BotTicket } from './bots.ts';
import { engineOf } from './engines.ts';

/** The bots of a game by the rules of a number, made once. */
const known = new Map<string, Promise<Bots>>();

async function botsOf(game: string, rules: number): Promise<Bots> {
  const engine = await engineOf(game, rules);
  return game === 'belfort' ? belfortBots(engine) : brugesBots(engine);
}

async function answer({ ticket, game, rules, bot, seat, view, legal, chance }: BotTicket): Promise<BotAnswer> {
  try {
    const name = `${game} ${rules}`;
    const bots = known.get(name) ?? botsOf(game, rules);
    known.set(name, bots);
    return { ticket, action: botCalled(bot, await bots).choose(legal, () => view, seat, seeded(chance)) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  }
}

parentPort!.on('message', async (job: BotTicket) => parentPort!.postMessage(await answer(job)));
