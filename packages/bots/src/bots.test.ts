import { type Action, belfort, joined, type State, type View } from '@guildhall/belfort';
import { type RandomState, type Seat, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { foresight, greedy } from './greedy.ts';
import { type Bot, belfortEvaluator, botNames, makeBot } from './index.ts';

type BelfortBot = Bot<Action, View>;
const botOf = (name: string): BelfortBot => makeBot(name, 'belfort');

/** Plays a game and shows every question before it is answered. */
function play(
  bots: readonly BelfortBot[],
  seed: number,
  watch: (state: State, seat: Seat, legal: readonly Action[], choice: Action) => void = () => {},
): State {
  const seats = bots.length;
  const state = belfort.setup(belfort.options({ guilds: 'advanced' }, seats), seats, seed);
  const randoms: RandomState[] = bots.map((_, seat) => seeded(seed * 10 + seat));
  for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = belfort.legal(state, seat);
    const choice = bots[seat]!.choose(legal, () => belfort.view(state, [seat]), seat, randoms[seat]!);
    watch(state, seat, legal, choice);
    belfort.apply(state, seat, choice);
  }
  return state;
}

const table = (...names: string[]) => names.map(botOf);

/** The share of games won by seat `g % seats` of game g, where the first bot sits. */
function winRate(names: readonly string[], games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const first = game % names.length;
    const seated = names.map((_, seat) => names[(seat - first + names.length) % names.length]!);
    const end = play(table(...seated), 500 + game);
    const winners = belfort.standings(end).filter(({ place }) => place === 1);
    if (winners.some(({ seat }) => seat === first)) wins += 1 / winners.length;
  }
  return wins / games;
}

describe('makeBot', () => {
  test.each(botNames)('%s plays Belfort', (name) => {
    expect(botOf(name).name).toBe(name);
  });

  test('an unknown bot is refused with the names there are', () => {
    expect(() => makeBot('clever', 'belfort')).toThrow('there is no bot "clever"; there are novice, apprentice');
    expect(() => makeBot('toString', 'belfort')).toThrow('there is no bot "toString"');
  });

  test('an unknown game is refused with the games there are', () => {
    expect(() => makeBot('greedy', 'chess')).toThrow('there are no bots for "chess"; there are for belfort');
  });
});

/** Those who answer at once; the others play in search/search.test.ts. */
describe.each(['novice', 'apprentice', 'journeyman', 'greedy-1', 'random'])('%s', (name) => {
  test.each([2, 3, 4, 5])('chooses one of the legal options, at a table of %i', (seats) => {
    const bots = Array.from({ length: seats }, () => botOf(name));
    const end = play(bots, seats, (_state, _seat, legal, choice) => expect(legal).toContain(choice));
    expect(belfort.decision(end)).toBeNull();
    expect(belfort.violations(end)).toEqual([]);
  });

  test('plays the same game from the same seed, and another one from another', () => {
    const bots = table(name, name, name);
    expect(play(bots, 7)).toEqual(play(bots, 7));
    expect(play(bots, 7).markers).not.toEqual(play(bots, 8).markers);
  });

  test('does not peek: what it cannot see makes no difference', () => {
    const bots = table(name, name, name, name);
    let hidden = 0;
    play(bots, 11, (state, seat, legal) => {
      const view = belfort.view(state, [seat]);
      const other = belfort.imagine(view, 99);
      const before = structuredClone(view);
      expect(belfort.view(other, [seat])).toEqual(view);
      if (JSON.stringify(other.deck) !== JSON.stringify(state.deck)) hidden++;
      const chosen = [state, other].map((world) =>
        bots[seat]!.choose(legal, () => belfort.view(world, [seat]), seat, seeded(3)),
      );
      expect(chosen[1]).toBe(chosen[0]);
      expect(view).toEqual(before);
    });
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('random', () => {
  test('does not ask for a view', () => {
    const noView = (): View => {
      throw new Error('looked');
    };
    const legal: Action[] = [{ do: 'pass' }, { do: 'endTurn' }];
    const choices = Array.from({ length: 40 }, (_, i) => botOf('random').choose(legal, noView, 0, seeded(i)));
    expect(new Set(choices)).toEqual(new Set(legal));
  });
});

describe('greedy', () => {
  test('does not look when there is nothing to choose', () => {
    const legal: Action[] = [{ do: 'endTurn' }];
    const noView = (): View => {
      throw new Error('looked');
    };
    expect(botOf('greedy').choose(legal, noView, 0, seeded(1))).toBe(legal[0]);
  });

  test('takes the best option, and any of the best', () => {
    const prices = belfort.setup(belfort.options({}, 3), 3, 1);
    const seat = belfort.decision(prices)!.seats[0]!;
    const legal = belfort.legal(prices, seat);
    const liking = (...liked: readonly Action[]) =>
      greedy(
        'liking',
        belfort,
        foresight(belfort, {
          value: () => 0,
          judge: (_state: State, _seat: Seat, action: Action) => (liked.includes(action) ? 1 : 0),
          follows: () => false,
        }),
      );
    const choose = (bot: BelfortBot, seed: number) =>
      bot.choose(legal, () => belfort.view(prices, [seat]), seat, seeded(seed));
    expect(choose(liking(legal[1]!), 1)).toBe(legal[1]);
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => choose(liking(legal[0]!, legal[2]!), seed)));
    expect(seen).toEqual(new Set([legal[0], legal[2]]));
  });

  test('beats a random player', () => {
    expect(winRate(['greedy', 'random'], 10)).toBeGreaterThanOrEqual(0.9);
  });

  test('beats three random players', () => {
    expect(winRate(['greedy', 'random', 'random', 'random'], 8)).toBeGreaterThanOrEqual(0.8);
  });

  test('builds, hires and recruits', () => {
    const end = play(table('greedy', 'greedy', 'greedy', 'greedy'), 21);
    const builders = new Set(end.markers.filter((builder) => builder >= 0));
    expect(builders.size).toBe(4);
    expect(end.players.flatMap(({ built }) => built).length).toBeGreaterThanOrEqual(8);
    expect(end.players.some(({ built }) => built.some(({ gnomes }) => gnomes > 0))).toBe(true);
    expect(end.players.some(({ elfSupply, dwarfSupply }) => elfSupply + dwarfSupply < 8)).toBe(true);
  });
});

describe('the evaluator of Belfort', () => {
  test('leaves the position as it was', () => {
    play(table('greedy', 'greedy'), 31, (state, seat, legal) => {
      const before = belfort.clone(state);
      belfortEvaluator.value(state, seat);
      for (const action of legal) belfortEvaluator.judge?.(state, seat, action);
      expect(state).toEqual(before);
    });
  });

  test('a finished game is worth its points', () => {
    const end = play(table('random', 'random', 'random'), 41);
    const more = belfort.clone(end);
    more.players[0]!.score += 5;
    expect(belfortEvaluator.value(more, 0) - belfortEvaluator.value(end, 0)).toBeCloseTo(5);
    expect(belfortEvaluator.value(more, 1)).toBeLessThan(belfortEvaluator.value(end, 1));
  });

  test('a marker more, a worker more and more goods are better', () => {
    const state = belfort.setup(belfort.options({}, 4), 4, 3);
    const better = (change: (state: State) => void) => {
      const changed = belfort.clone(state);
      change(changed);
      expect(belfortEvaluator.value(changed, 0)).toBeGreaterThan(belfortEvaluator.value(state, 0));
    };
    for (let symbol = 0; symbol < state.markers.length; symbol++) better(({ markers }) => (markers[symbol] = 0));
    for (const good of ['wood', 'stone', 'metal', 'gold'] as const) better(({ players }) => players[0]![good]++);
    better(({ players }) => {
      players[0]!.elfSupply--;
      players[0]!.home = joined(players[0]!.home, 'elf', 1);
    });
  });

  describe('neutral dwarves', () => {
    const guilds = ['recruiters', 'sawyers', 'masons', 'miners', 'librarians'];
    const start = (seed: number): State => {
      const state = belfort.setup(belfort.options({ guilds: 'custom', custom: guilds }, 2), 2, seed);
      while (belfort.decision(state)!.ask !== 'neutralDwarf') answer(state, seed);
      return state;
    };
    const answer = (state: State, seed: number): Action => {
      const seat = belfort.decision(state)!.seats[0]!;
      const choice = botOf('greedy').choose(
        belfort.legal(state, seat),
        () => belfort.view(state, [seat]),
        seat,
        seeded(seed),
      );
      belfort.apply(state, seat, choice);
      return choice;
    };

    test.each([1, 2, 3, 4, 5])('the first to place keeps the best guild open, the second closes it (%i)', (seed) => {
      const state = start(seed);
      answer(state, seed);
      answer(state, seed);
      const [first, second] = state.neutralDwarves.map((district) => state.guilds[district]);
      expect(first).not.toBe('recruiters');
      expect(second).toBe('recruiters');
    });

    test('chance has no say', () => {
      const state = start(1);
      const choices = Array.from({ length: 10 }, (_, seed) => JSON.stringify(answer(belfort.clone(state), seed)));
      expect(new Set(choices).size).toBe(1);
    });
  });
});
