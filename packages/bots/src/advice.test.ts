import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { type Effect, type Game, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { leadOf, reasonsFor } from './advice.ts';
import { foresight } from './greedy.ts';
import { type Bot, makeBot } from './index.ts';
import { type Mind, runHere } from './search/search.ts';
import { mindOf } from './tools.ts';

interface AnyState {
  readonly seats: number;
  readonly round: number;
}
/** What points are called in Belfort, and in Bruges. */
interface Points {
  readonly players: readonly { score: number; points: number; gold: number }[];
}
type AnyGame = Game<AnyState, unknown, unknown, unknown, unknown>;
const games = { belfort, bruges } as unknown as Record<'belfort' | 'bruges', AnyGame>;

/** A game between quick bots, question by question. */
function* played(game: AnyGame, seats: number, seed: number) {
  const state = game.setup(game.options({}, seats), seats, seed);
  const bot: Bot<unknown, unknown> = makeBot('journeyman', game.id);
  const random = seeded(seed);
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = game.legal(state, seat);
    yield { state, seat, legal };
    const view = () => game.view(state, [seat]);
    game.apply(state, seat, bot.choose(legal, view, seat, random));
  }
  yield { state, seat: 0, legal: [] };
}

test('the lead is that over the next best; where nothing else was tried there is no next', () => {
  const judged = [0.5, 0.4, 0.45].map((chance, action) => ({ action, chance, worlds: 4 }));
  expect(leadOf(judged)).toBeCloseTo(0.1);
  expect(leadOf(judged.slice(0, 1))).toBe(Number.POSITIVE_INFINITY);
});

describe('reasons', () => {
  interface Duel {
    gold: number;
    others: number;
    moves: number;
  }
  /** One move; some end the game. */
  const moves: Readonly<Record<string, (state: Duel) => void>> = {
    earn: (state) => {
      state.gold += 2;
    },
    rob: (state) => {
      state.others -= 2;
    },
    wait: () => {},
    end: (state) => {
      state.moves = 9;
    },
  };
  const game = {
    imagine: (): Duel => ({ gold: 0, others: 5, moves: 0 }),
    clone: (state: Duel) => ({ ...state }),
    apply(state: Duel, _: number, move: string): Effect {
      state.moves++;
      moves[move]!(state);
      return 'open';
    },
    decision: ({ moves }: Duel) => (moves > 5 ? null : { seats: [0], ask: 'move', source: null }),
    legal: () => Object.keys(moves),
    standings: () => [],
  };
  const mind: Mind<Duel, string, null> = {
    game,
    ahead: foresight(game, { value: () => 0, follows: () => false }),
    others: foresight(game, { value: () => 0, follows: () => false }),
    round: (state) => state.moves,
    value: { chances: () => [1], parts: ({ gold, others }) => ({ gold, rivals: -others }) },
    steady: false,
  };
  const question = { legal: game.legal(), view: null, seat: 0, seed: 1 };
  const why = (...actions: readonly string[]) =>
    reasonsFor(
      mind,
      question,
      actions.map((action) => ({ action, chance: 0.5, worlds: 1 })),
    );

  test('are what the better option makes better', () => {
    expect(why('earn', 'wait')).toEqual([{ part: 'gold', points: 2 }]);
    expect(why('rob', 'wait')).toEqual([{ part: 'rivals', points: 2 }]);
    expect(why('wait', 'earn')).toEqual([]);
    expect(why('earn')).toEqual([]);
  });

  test('are not looked for between a game that is over and one that goes on', () => {
    expect(why('end', 'wait')).toEqual([]);
  });
});

describe.each(['belfort', 'bruges'] as const)('%s', (id) => {
  const game = games[id];
  const mind = mindOf(id, 'expert') as Mind<AnyState, unknown, unknown>;

  test('a finished game is told by its final reckoning, and by the best of the others', () => {
    const { state } = [...played(game, 3, 4)].at(-1)!;
    const scores = game.standings(state).map(({ score }) => score);
    scores.forEach((score, seat) => {
      const { rivals, ...own } = mind.value.parts(state, seat);
      expect(Object.values(own).reduce((sum, points) => sum + points, 0)).toBe(score);
      expect(rivals).toBe(-Math.max(...scores.filter((_, other) => other !== seat)));
    });
  });

  test('what the others have is a part of every position', () => {
    for (const { state, seat } of played(game, 3, 5)) {
      if (game.decision(state) === null || state.round < 4) continue;
      const richer = game.clone(state);
      const rival = (richer as unknown as Points).players[(seat + 1) % 3]!;
      rival.score += 5;
      rival.points += 5;
      // the taxes of Belfort rise with the score
      rival.gold += 5;
      expect(mind.value.parts(richer, seat).rivals).toBeLessThan(mind.value.parts(state, seat).rivals!);
    }
  });

  test('the last round has reasons too', () => {
    const adept: Bot<unknown, unknown> = makeBot('adept', id);
    const told: string[] = [];
    const last = Math.max(...[...played(game, 3, 6)].map(({ state }) => state.round));
    let asked = 0;
    for (const { state, seat, legal } of played(game, 3, 6)) {
      if (state.round < last || legal.length < 3 || told.length > 3 || asked > 15) continue;
      asked++;
      const { thinking } = adept;
      const question = thinking!.question(legal, game.view(state, [seat]), seat, seeded(asked));
      const judged = runHere(thinking!.search(question), (batch) => thinking!.play(question, batch));
      told.push(...thinking!.reasons(question, judged).map(({ part }) => part));
    }
    expect(told).not.toEqual([]);
  });
});
