import { setImmediate as breath } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { botsFor as belfortBots } from '@guildhall/bots/belfort';
import { type Bot, type Bots, botCalled } from '@guildhall/bots/bot';
import { botsFor as brugesBots } from '@guildhall/bots/bruges';
import { playPiece, runInPieces } from '@guildhall/bots/pieces';
import { seeded } from '@guildhall/kernel';
import type { BotAnswer, BotTicket, ToBots } from './bots.ts';
import { engineOf } from './engines.ts';

/** The bots of a game by the rules of a number, made once. */
const known = new Map<string, Promise<Bots>>();
/** Jobs that somebody is in a hurry for. */
const hurried = new Set<number>();

async function botsOf(game: string, rules: number): Promise<Bots> {
  const engine = await engineOf(game, rules);
  return game === 'belfort' ? belfortBots(engine) : brugesBots(engine);
}

/** Between two pieces of a thought the thread does whatever else has come. */
async function choose(bot: Bot<unknown, unknown>, job: BotTicket): Promise<unknown> {
  const { ticket, legal, view, seat, chance } = job;
  const random = seeded(chance);
  const { thinking } = bot;
  if (thinking === undefined || legal.length === 1) return bot.choose(legal, () => view, seat, random);
  const question = thinking.question(legal, view, seat, random);
  const hand = {
    atOnce: 1,
    async play(piece: Parameters<typeof playPiece>[1]) {
      await breath();
      return playPiece((batch) => thinking.play(question, batch), piece);
    },
  };
  const judged = await runInPieces(thinking.search(question), () => [hand], { hurried: () => hurried.has(ticket) });
  return judged[0]!.action;
}

async function answer(job: BotTicket): Promise<BotAnswer> {
  const { ticket, game, rules, bot } = job;
  try {
    const name = `${game} ${rules}`;
    const bots = known.get(name) ?? botsOf(game, rules);
    known.set(name, bots);
    return { ticket, action: await choose(botCalled(bot, await bots), job) };
  } catch (error) {
    return { ticket, problem: (error as Error).message };
  } finally {
    hurried.delete(ticket);
  }
}

parentPort!.on('message', async (told: ToBots) => {
  if ('hurry' in told) hurried.add(told.hurry);
  else parentPort!.postMessage(await answer(told.job));
});
