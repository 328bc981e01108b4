import { belfort } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import { afterEach, expect, test } from 'vitest';
import { type BotPool, botPool } from './bots.ts';
import type { BotJob } from './surroundings.ts';

/** A position of Belfort with much to think about. */
const job = ((): Omit<BotJob, 'bot'> => {
  const state = belfort.setup(belfort.options({}, 4), 4, 3);
  const quick = makeBot<never, never>('journeyman', 'belfort');
  const random = seeded(3);
  for (;;) {
    const { seats, ask } = belfort.decision(state)!;
    const seat = seats[0]!;
    const legal = belfort.legal(state, seat);
    const view = belfort.view(state, [seat]);
    const { rules } = belfort;
    if (ask === 'place' && state.round === 2 && legal.length > 10)
      return { game: 'belfort', rules, seat, view, legal, chance: 5 };
    belfort.apply(
      state,
      seat,
      quick.choose(legal as never, () => view as never, seat, random),
    );
  }
})();

let pool: BotPool;
afterEach(() => pool.close());

/** The names of the bots in the order in which they answer. */
async function order(names: readonly string[]): Promise<string[]> {
  const answered: string[] = [];
  await Promise.all(names.map((bot) => pool.think({ ...job, bot }).then(() => answered.push(bot))));
  return answered;
}

test('a bot chooses in the pool what it chooses alone, whatever goes on beside it', async () => {
  pool = botPool(2);
  const names = ['expert/mirel', 'adept', 'journeyman', 'expert', 'apprentice/borrin', 'adept/fenno'];
  const answers = await Promise.all(names.map((bot) => pool.think({ ...job, bot })));
  const alone = names.map((bot) =>
    makeBot<unknown, unknown>(bot, 'belfort').choose(job.legal, () => job.view, job.seat, seeded(job.chance)),
  );
  expect(answers).toEqual(alone);
});

test('slow masters delay neither a journeyman nor an adept of another table, even with one thread', async () => {
  pool = botPool(1);
  const answered = await order(['master', 'master', 'journeyman', 'adept', 'novice']);
  expect(answered.slice(0, 3).toSorted()).toEqual(['adept', 'journeyman', 'novice']);
  expect(answered.slice(3)).toEqual(['master', 'master']);
});

test('levels take turns: an expert does not wait until all masters are done', async () => {
  pool = botPool(1);
  const started = order(['expert', 'expert', 'expert']);
  expect(pool.waiting).toBe(1);
  await started;
  expect(pool.waiting).toBe(0);
  const answered = await order(['master', 'master', 'master', 'expert']);
  expect(answered.indexOf('expert')).toBeLessThan(3);
});

test('a thought that takes too long is hurried, and then answered all the same', async () => {
  pool = botPool(1);
  const time = async () => {
    const start = performance.now();
    const action = await pool.think({ ...job, bot: 'master' });
    expect(job.legal).toContainEqual(action);
    return performance.now() - start;
  };
  await pool.think({ ...job, bot: 'journeyman' });
  const calm = await time();
  await pool.close();
  pool = botPool(1, { hurriedAfter: 1 });
  await pool.think({ ...job, bot: 'journeyman' });
  expect(await time()).toBeLessThan(calm / 2);
});

test('a thought that is given up, and a bot that does not exist, are told of', async () => {
  pool = botPool(1, { givenUpAfter: 40 });
  await expect(pool.think({ ...job, bot: 'master' })).rejects.toThrow('a bot thought for too long');
  await pool.close();
  pool = botPool(1);
  await expect(pool.think({ ...job, bot: 'nobody' })).rejects.toThrow('there is no bot "nobody"');
  expect(job.legal).toContainEqual(await pool.think({ ...job, bot: 'journeyman' }));
});
