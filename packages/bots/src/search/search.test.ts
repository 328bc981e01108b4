import { type Action, belfort, type State, type View } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { type Effect, type Game, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { foresight } from '../greedy.ts';
import { type Bot, makeBot } from '../index.ts';
import { type Batch, type Effort, type Mind, type Outcome, playBatch, race, runHere, search } from './search.ts';

type AnyGame = Game<{ stage: string }, unknown, unknown, unknown, unknown>;
const games = { belfort, bruges } as unknown as Record<'belfort' | 'bruges', AnyGame>;

/** Positions of a game between quick bots in which somebody has a choice. */
function positions(game: AnyGame, seats: number, seed: number, every: number) {
  const found: { state: { stage: string }; seat: number; legal: readonly unknown[] }[] = [];
  const state = game.setup(game.options({}, seats), seats, seed);
  const bot: Bot<unknown, unknown> = makeBot('apprentice', game.id);
  const random = seeded(seed);
  let n = 0;
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = game.legal(state, seat);
    if (legal.length > 1 && n++ % every === 0) found.push({ state: game.clone(state), seat, legal });
    game.apply(
      state,
      seat,
      bot.choose(legal, () => game.view(state, [seat]), seat, random),
    );
  }
  return found;
}

describe('the race', () => {
  const effort: Effort = { candidates: 8, margin: 5, nodes: 400, worlds: 30 };

  /** Playouts of 10 nodes in which option n wins n times of 8. */
  const wins = (batch: Batch<number>): Outcome => ({
    chances: batch.worlds.map((world) => batch.options.map((option) => ((world * 5 + option) % 8 < option ? 1 : 0))),
    nodes: 10 * batch.worlds.length * batch.options.length,
  });

  test('finds the option that wins most often, and lists the others by how far they came', () => {
    const { runners: judged } = runHere(race([1, 4, 2, 7, 3], effort), wins);
    expect(judged[0]!.action).toBe(7);
    expect(judged.map(({ action }) => action).sort()).toEqual([1, 2, 3, 4, 7]);
    expect(judged[0]!.worlds).toBeGreaterThan(judged.at(-1)!.worlds);
  });

  test('plays every option in the same worlds, from the first on, each once', () => {
    const seen = new Map<number, number[]>();
    runHere(race([1, 2, 3, 4], effort), (batch) => {
      for (const option of batch.options) seen.set(option, [...(seen.get(option) ?? []), ...batch.worlds]);
      return wins(batch);
    });
    expect(seen.size).toBe(4);
    for (const worlds of seen.values()) expect(worlds).toEqual(worlds.map((_, i) => i));
  });

  test('considers fewer options when playouts are dear', () => {
    const played = new Set<number>();
    const { runners: judged } = runHere(race([1, 2, 3, 4, 5, 6], effort), (batch) => {
      for (const option of batch.options) played.add(option);
      return { ...wins(batch), nodes: 120 * batch.options.length * batch.worlds.length };
    });
    expect([...played]).toEqual([1, 2, 3]);
    expect(judged).toHaveLength(6);
  });

  test('spends on the last two what is too little for all', () => {
    const { runners: judged } = runHere(race([1, 2, 3, 4, 5, 6, 7, 8], effort), (batch) => ({
      ...wins(batch),
      nodes: 40 * batch.options.length * batch.worlds.length,
    }));
    expect(judged.map(({ worlds }) => worlds)).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
  });

  test('costs about what it may cost', () => {
    let nodes = 0;
    runHere(race([1, 2, 3, 4, 5, 6, 7, 8], effort), (batch) => {
      const outcome = wins(batch);
      nodes += outcome.nodes;
      return outcome;
    });
    expect(nodes).toBeLessThanOrEqual(400);
    expect(nodes).toBeGreaterThan(200);
  });

  test('ends at once when somebody is in a hurry', () => {
    let batches = 0;
    const { runners: judged } = runHere(race([1, 2, 3, 4], effort), (batch) => {
      batches++;
      return { ...wins(batch), enough: true };
    });
    expect(batches).toBe(1);
    expect(judged).toHaveLength(4);
  });

  test('a single option needs no race', () => {
    const never = () => expect.fail('played');
    expect(runHere(race([1], effort), never).runners[0]!.action).toBe(1);
  });
});

describe.each(['belfort', 'bruges'] as const)('an adept of %s', (id) => {
  const game = games[id];
  const bot: Bot<unknown, unknown> = makeBot('adept', id);

  test('does not peek: what it cannot see makes no difference', () => {
    for (const { state, seat, legal } of positions(game, 3, 5, 40)) {
      const view = game.view(state, [seat]);
      const other = game.imagine(view, 77);
      const choose = (seen: unknown) => bot.choose(legal, () => seen, seat, seeded(3));
      expect(choose(game.view(other, [seat]))).toEqual(choose(view));
    }
  });

  test('finds the same when its worlds are spread over several', () => {
    const { thinking } = bot;
    for (const { state, seat, legal } of positions(game, 2, 8, 30)) {
      const question = thinking!.question(legal, game.view(state, [seat]), seat, seeded(11));
      const alone = runHere(thinking!.search(question), (batch) => thinking!.play(question, batch));
      const spread = runHere(thinking!.search(question), (batch) => {
        const parts = batch.worlds.map((world) => thinking!.play(question, { ...batch, worlds: [world] }));
        return {
          chances: parts.flatMap(({ chances }) => chances),
          nodes: parts.reduce((sum, { nodes }) => sum + nodes, 0),
        };
      });
      expect(spread).toEqual(alone);
    }
  });
});

test('an option that ends a round is judged at the start of the next one, like all others', () => {
  interface Count {
    moves: number;
  }
  let made = 0;
  const game = {
    imagine: (): Count => ({ moves: made }),
    clone: (state: Count) => ({ ...state }),
    apply: (state: Count): Effect => {
      state.moves++;
      return 'open';
    },
    decision: () => ({ seats: [0], ask: 'move', source: null }),
    legal: () => ['move'],
    standings: () => [],
  };
  const mind: Mind<Count, string, null> = {
    game,
    ahead: foresight(game, { value: () => 0, follows: () => false }),
    others: foresight(game, { value: () => 0, follows: () => false }),
    round: ({ moves }) => Math.floor(moves / 3),
    value: { chances: ({ moves }) => [moves], parts: () => ({}) },
    steady: false,
  };
  for (made = 0; made < 3; made++) {
    const { chances } = playBatch(
      mind,
      { legal: ['move'], view: null, seat: 0, seed: 1 },
      { options: [['move']], worlds: [0] },
    );
    expect(chances).toEqual([[3]]);
  }
});

test('the others are played on by what they are thought to like, the own seat by its own liking', () => {
  /** Three seats take something in turns; that makes a round. */
  interface Shelf {
    readonly taken: string[];
  }
  const game = {
    imagine: (): Shelf => ({ taken: [] }),
    clone: ({ taken }: Shelf): Shelf => ({ taken: [...taken] }),
    apply({ taken }: Shelf, _: number, thing: string): Effect {
      taken.push(thing);
      return 'open';
    },
    decision: ({ taken }: Shelf) => ({ seats: [taken.length % 3], ask: 'take', source: null }),
    legal: () => ['bread', 'cheese'],
    standings: () => [],
  };
  const liking = (liked: string) =>
    foresight<Shelf, string>(game, { value: ({ taken }) => (taken.at(-1) === liked ? 1 : 0), follows: () => false });
  const ends: string[] = [];
  const mind: Mind<Shelf, string, null> = {
    game,
    ahead: liking('bread'),
    others: liking('cheese'),
    round: ({ taken }) => Math.floor(taken.length / 6),
    value: {
      chances({ taken }) {
        ends.push(taken.join());
        return [1, 0, 0];
      },
      parts: () => ({}),
    },
    steady: false,
  };
  const question = { legal: game.legal(), view: null, seat: 0, seed: 1 };
  const { nodes } = playBatch(mind, question, { options: [['cheese']], worlds: [0] });
  expect(ends).toEqual(['cheese,cheese,cheese,bread,cheese,cheese']);
  // five moves, and two options looked at before each of them
  expect(nodes).toBe(15);
});

test('where rounds are steady, the others do again what they did, unless it is not possible any more', () => {
  /** Two seats take things of a pile in turns; whoever took is not asked again before the other has taken, too. */
  interface Pile {
    readonly taken: string[];
    looks: number;
  }
  const things = ['bread', 'cheese', 'wine', 'salt', 'figs'];
  const left = ({ taken }: Pile) => things.filter((thing) => !taken.includes(thing));
  const game = {
    imagine: (): Pile => ({ taken: [], looks: 0 }),
    clone: ({ taken, looks }: Pile): Pile => ({ taken: [...taken], looks }),
    apply({ taken }: Pile, _: number, thing: string): Effect {
      taken.push(thing);
      return 'open';
    },
    decision: ({ taken }: Pile) => ({ seats: [taken.length % 2], ask: 'take', source: null }),
    legal: left,
    standings: () => [],
  };
  const likes = (...order: readonly string[]) =>
    foresight<Pile, string>(game, { value: ({ taken }) => -order.indexOf(taken.at(-1)!), follows: () => false });
  const ends: string[] = [];
  const mind = (steady: boolean): Mind<Pile, string, null> => ({
    game,
    ahead: likes('salt', 'bread', 'figs', 'cheese', 'wine'),
    others: likes('cheese', 'figs', 'wine', 'bread', 'salt'),
    round: ({ taken }) => Math.floor(taken.length / 4),
    value: {
      chances({ taken }) {
        ends.push(taken.join());
        return [1, 0];
      },
      parts: () => ({}),
    },
    steady,
  });
  const question = { legal: things, view: null, seat: 0, seed: 1 };
  const play = (steady: boolean) =>
    playBatch(mind(steady), question, { options: [['bread'], ['wine'], ['cheese']], worlds: [0] }).nodes;
  const each = play(false);
  expect(ends.splice(0)).toEqual(['bread,cheese,salt,figs', 'wine,cheese,salt,figs', 'cheese,figs,salt,wine']);
  const steady = play(true);
  // cheese is gone in the last of them, and what was to follow it waits for its turn in vain
  expect(ends).toEqual(['bread,cheese,salt,figs', 'wine,cheese,salt,figs', 'cheese,figs,salt,wine']);
  expect(steady).toBeLessThan(each);
});

test('who thinks two moves ahead finds what pays only together', () => {
  /** Two moves make a round. Gold looks best at once; stone twice wins. */
  interface Hoard {
    readonly taken: string[];
  }
  const legal = ['gold', 'wood', 'stone'];
  const game = {
    imagine: (): Hoard => ({ taken: [] }),
    clone: ({ taken }: Hoard): Hoard => ({ taken: [...taken] }),
    apply({ taken }: Hoard, _: number, good: string): Effect {
      taken.push(good);
      return 'open';
    },
    decision: () => ({ seats: [0], ask: 'take', source: null }),
    legal: () => legal,
    standings: () => [],
  };
  const worth: Readonly<Record<string, number>> = { gold: 0.3, wood: 0.2, stone: 0.1 };
  const mind: Mind<Hoard, string, null> = {
    game,
    ahead: foresight(game, { value: ({ taken }) => worth[taken.at(-1)!]!, follows: () => false }),
    others: foresight(game, { value: ({ taken }) => worth[taken.at(-1)!]!, follows: () => false }),
    round: ({ taken }) => Math.floor(taken.length / 2),
    value: {
      chances: ({ taken }) => [taken.join() === 'stone,stone' ? 0.9 : 0.5 + worth[taken[0]!]! / 100],
      parts: () => ({}),
    },
    steady: false,
  };
  const question = { legal, view: null, seat: 0, seed: 1 };
  const effort: Effort = { candidates: 3, margin: 5, nodes: 400, worlds: 8 };
  const firstOf = (wanted: Effort, enough = false) =>
    runHere(search(mind, question, wanted), (batch) => ({ ...playBatch(mind, question, batch), enough }))[0]!.action;
  expect(firstOf(effort)).toBe('gold');
  const lines = { first: 3, next: 3 };
  expect(firstOf({ ...effort, lines })).toBe('stone');
  expect(firstOf({ ...effort, lines }, true)).toBe('gold');
});

test('a search of Belfort never considers a folly', () => {
  const isCircle = (state: State, action: Action) => action.do === 'sell' && action.metal > 0 && state.round > 0;
  const bot: Bot<Action, View> = makeBot('adept', 'belfort');
  const state = belfort.setup(belfort.options({}, 2), 2, 4);
  const random = seeded(2);
  for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
    const seat = asked.seats[0]!;
    const action = bot.choose(belfort.legal(state, seat), () => belfort.view(state, [seat]), seat, random);
    expect(isCircle(state, action)).toBe(false);
    belfort.apply(state, seat, action);
  }
});
