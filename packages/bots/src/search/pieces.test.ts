import { type Action, belfort, type View } from '@guildhall/belfort';
import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { type Bot, makeBot } from '../index.ts';
import { Dropped, type Hand, playPiece, runInPieces } from './pieces.ts';
import { type Question, runHere } from './search.ts';

/** Some positions of a game in which there is something to think about. */
function questions(): Question<Action, View>[] {
  const quick: Bot<Action, View> = makeBot('journeyman', 'belfort');
  const state = belfort.setup(belfort.options({}, 3), 3, 7);
  const random = seeded(7);
  const asked: Question<Action, View>[] = [];
  for (let decision = belfort.decision(state); decision !== null; decision = belfort.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = belfort.legal(state, seat);
    if (legal.length > 5) asked.push({ legal, view: belfort.view(state, [seat]), seat, seed: asked.length });
    belfort.apply(
      state,
      seat,
      quick.choose(legal, () => belfort.view(state, [seat]), seat, random),
    );
  }
  return [5, 20, 40, 60].map((n) => asked[n]!);
}

const thinking = makeBot<Action, View>('expert', 'belfort').thinking!;
/** A hand with a mind of its own, as in another thread, that takes its time. */
const handOf = (question: Question<Action, View>, delay: () => number, atOnce = 1): Hand<Action> => ({
  atOnce,
  async play(piece) {
    await new Promise((resolve) => setTimeout(resolve, delay()));
    return playPiece((batch) => thinking.play(question, batch), piece);
  },
});
const CALM = { hurried: () => false };

test('the answer is the same here and now, with one hand, and with several of any speed', async () => {
  for (const question of questions()) {
    const here = runHere(thinking.search(question), (batch) => thinking.play(question, batch));
    const alone = await runInPieces(thinking.search(question), () => [handOf(question, () => 0)], CALM);
    const random = seeded(question.seed);
    const hands = [1, 2, 2].map((atOnce) => handOf(question, () => below(random, 3), atOnce));
    const together = await runInPieces(thinking.search(question), () => hands, CALM);
    expect(alone).toEqual(here);
    expect(together).toEqual(here);
    expect(here.length).toBeGreaterThan(1);
  }
});

test('who is in a hurry gets an answer from the worlds that were played', async () => {
  const [question] = questions();
  let pieces = 0;
  const count = handOf(question!, () => 0);
  const counting: Hand<Action> = {
    atOnce: 1,
    play(piece) {
      pieces++;
      return count.play(piece);
    },
  };
  const hands = [counting];
  const judged = await runInPieces(thinking.search(question!), () => hands, { hurried: () => pieces >= 3 });
  // the first world is played in two pieces
  expect(pieces).toBe(3);
  expect(judged[0]!.worlds).toBe(2);
  expect(judged.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  const atOnce = await runInPieces(thinking.search(question!), () => hands, { hurried: () => true });
  expect(atOnce[0]!.worlds).toBe(1);
});

test('progress goes up to the whole, and what nobody waits for stops', async () => {
  const [question] = questions();
  const shares: number[] = [];
  const hands = () => [handOf(question!, () => 0)];
  await runInPieces(thinking.search(question!), hands, { ...CALM, progress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect(Math.min(...shares)).toBeGreaterThan(0);
  const dropped = runInPieces(thinking.search(question!), hands, { ...CALM, dropped: () => shares.length > 0 });
  await expect(dropped).rejects.toThrow(Dropped);
});
