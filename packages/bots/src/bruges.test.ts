import {
  type Action,
  ADVANCE,
  bruges,
  COLOURS,
  DECLINE,
  none,
  PERSONS,
  playPerson,
  playThreat,
  type State,
  type View,
} from '@guildhall/bruges';
import { type RandomState, type Seat, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, brugesEvaluator, makeBot } from './index.ts';

type BrugesBot = Bot<Action, View>;
const botOf = (name: string): BrugesBot => makeBot(name, 'bruges');
const table = (...names: string[]) => names.map(botOf);

/** Plays a game and shows every question before it is answered. */
function play(
  bots: readonly BrugesBot[],
  seed: number,
  watch: (state: State, seat: Seat, legal: readonly Action[], choice: Action) => void = () => {},
): State {
  const seats = bots.length;
  const state = bruges.setup(bruges.options({}, seats), seats, seed);
  const randoms: RandomState[] = bots.map((_, seat) => seeded(seed * 10 + seat));
  for (let asked = bruges.decision(state); asked !== null; asked = bruges.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = bruges.legal(state, seat);
    const choice = bots[seat]!.choose(legal, () => bruges.view(state, [seat]), seat, randoms[seat]!);
    watch(state, seat, legal, choice);
    bruges.apply(state, seat, choice);
  }
  return state;
}

const card = (id: string): number => PERSONS.findIndex((person) => person.id === id);

/** A table of two in its first turn, with nothing but what `change` lays there; seat 0 is asked. */
function position(change: (state: State) => void, stage: 'turn' | 'advance' = 'turn'): State {
  const state = bruges.setup(bruges.options({}, 2), 2, 1);
  state.start = 0;
  state.round = 4;
  state.stage = stage === 'turn' ? 'actions' : 'dice';
  state.dice = { blue: 3, brown: 3, red: 3, purple: 3, yellow: 3 };
  for (const player of state.players) {
    player.workers = none();
    player.fresh.length = 0;
  }
  state.agenda = [{ t: 'round' }, { t: 'turns', next: 1 }, { t: 'turn', seat: 0, played: false }];
  change(state);
  return state;
}

/** The last turn of the last round. */
function atTheEnd(state: State): void {
  state.lastRound = state.round;
  const turns = state.agenda[1]!;
  if (turns.t === 'turns') turns.next = 4 * state.seats - 1;
}

function hold(state: State, ...cards: number[]): void {
  state.players[0]!.hand = cards.toSorted((a, b) => a - b);
}

function build(state: State, seat: number, house: number, person = -1): void {
  state.players[seat]!.houses.push({ card: house, person, used: false, maybe: [], sure: false });
}

function chosen(state: State): Action {
  const legal = bruges.legal(state, 0);
  expect(legal.length).toBeGreaterThan(1);
  const choices = [1, 2, 3].map((seed) =>
    botOf('greedy').choose(legal, () => bruges.view(state, [0]), 0, seeded(seed)),
  );
  expect(new Set(choices).size).toBe(1);
  return choices[0]!;
}

/** Those who answer at once; the others play in search/search.test.ts. */
describe.each(['novice', 'apprentice', 'journeyman', 'greedy-1', 'random'])('%s', (name) => {
  test.each([2, 3, 4])('chooses one of the legal options, at a table of %i', (seats) => {
    const bots = Array.from({ length: seats }, () => botOf(name));
    const end = play(bots, seats, (_state, _seat, legal, choice) => expect(legal).toContain(choice));
    expect(bruges.decision(end)).toBeNull();
    expect(bruges.violations(end)).toEqual([]);
  });

  test('plays the same game from the same seed', () => {
    const bots = table(name, name, name);
    expect(play(bots, 7)).toEqual(play(bots, 7));
  });

  test('does not peek: what it cannot see makes no difference', () => {
    const bots = table(name, name, name);
    let hidden = 0;
    play(bots, 11, (state, seat, legal) => {
      const view = bruges.view(state, [seat]);
      const other = bruges.imagine(view, 99);
      if (JSON.stringify(other.piles) !== JSON.stringify(state.piles)) hidden++;
      const [one, two] = [state, other].map((world) =>
        bots[seat]!.choose(legal, () => bruges.view(world, [seat]), seat, seeded(3)),
      );
      expect(two).toBe(one);
    });
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('greedy', () => {
  test.each([2, 3, 4])('beats random players, at a table of %i', (seats) => {
    const games = 2 * seats;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const bots = Array.from({ length: seats }, (_, seat) => botOf(seat === game % seats ? 'greedy' : 'random'));
      const winners = bruges.standings(play(bots, 300 + game)).filter(({ place }) => place === 1);
      if (winners.some(({ seat }) => seat === game % seats)) wins += 1 / winners.length;
    }
    expect(wins).toBeGreaterThanOrEqual(games - 1);
  });

  test('builds, recruits, digs, advances and wards off', () => {
    const done = new Set<string>();
    const end = play(table('greedy', 'greedy', 'greedy', 'greedy'), 21, (_state, _seat, _legal, choice) =>
      done.add(choice.do === 'play' ? choice.as : choice.do),
    );
    for (const use of ['workers', 'guilders', 'threat', 'canal', 'house', 'person', 'advance', 'activate']) {
      expect(done).toContain(use);
    }
    for (const { points } of end.players) expect(points).toBeGreaterThan(30);
  });

  test('recruits a person it can pay rather than take workers for rounds that never come', () => {
    const state = position((state) => {
      atTheEnd(state);
      state.players[0]!.guilders = 12;
      build(state, 0, card('carpenter'));
      hold(state, card('dowager'), card('mason'));
    });
    expect(chosen(state)).toBe(playPerson(0)(card('dowager')));
  });

  test('a worker is not paid for one worker, but for two', () => {
    const church = (...people: string[]) =>
      position((state) => {
        state.players[0]!.workers.purple = 1;
        for (const person of people) build(state, 0, card('cook'), card(person));
        state.agenda[2] = { t: 'turn', seat: 0, played: true };
      });
    const use = { do: 'activate', person: card('vicar') };
    expect(bruges.legal(church('vicar'), 0)).toContainEqual(use);
    expect(chosen(church('vicar'))).not.toEqual(use);
    expect(chosen(church('vicar', 'mendicant-friar'))).toEqual(use);
  });

  test('a laurel is recruited for what it counts', () => {
    const state = position((state) => {
      atTheEnd(state);
      state.players[0]!.guilders = 9;
      for (const house of ['cook', 'weaver', 'coachman']) build(state, 0, card(house));
      // both are worth the same print; the glass painter finds three blue houses, the sculptor no red one
      hold(state, card('glass-painter'), card('sculptor'));
    });
    expect(chosen(state)).toEqual(playPerson(0)(card('glass-painter')));
  });

  test('wards off the raid while it is rich, the intrigue while it is poor', () => {
    const lastTurn = (guilders: number) =>
      position((state) => {
        const [player] = state.players;
        player!.guilders = guilders;
        player!.threats.yellow = 2;
        player!.points = 10;
        player!.threats.purple = 2;
        state.agenda[1] = { t: 'turns', next: 7 };
        hold(state, card('gilder'), card('illuminator'), card('wood-carver'));
      });
    expect(chosen(lastTurn(20))).toBe(playThreat(card('gilder')));
    expect(chosen(lastTurn(0))).toBe(playThreat(card('illuminator')));
  });

  describe('a step of reputation', () => {
    /** Seat 0 is asked for a step at this price, on the way from step `from`. */
    const asked = (from: number, cost: number, change: (state: State) => void) =>
      position((state) => {
        state.lastRound = state.round;
        state.players[0]!.reputation = from;
        // nobody can catch up with seat 1, so that only the points of the steps count
        state.players[1]!.reputation = 8;
        state.agenda = [{ t: 'round' }, { t: 'advances', next: 1 }, { t: 'advance', seat: 0, cost }];
        hold(state, card('poet'), card('queen'), card('knight'), card('prince'), card('relic-keeper'));
        change(state);
      }, 'advance');

    test('is bought in the last round for guilders that have no better use', () => {
      const state = asked(5, 3, (state) => {
        state.players[0]!.guilders = 3;
        hold(state, card('dowager'));
      });
      expect(chosen(state)).toBe(ADVANCE);
    });

    test('is left alone if the guilders pay for somebody who is worth more', () => {
      const state = asked(0, 6, (state) => {
        state.players[0]!.guilders = 12;
        build(state, 0, card('carpenter'));
        hold(state, card('dowager'));
      });
      expect(chosen(state)).toBe(DECLINE);
    });

    test('the last one is taken when it is cheap', () => {
      const state = asked(7, 2, (state) => {
        state.players[0]!.guilders = 8;
      });
      expect(chosen(state)).toBe(ADVANCE);
    });
  });
});

describe('the evaluator of Bruges', () => {
  const worth = (state: State): number => brugesEvaluator.value(state, 0);

  test('leaves the position as it was', () => {
    play(table('greedy', 'greedy'), 31, (state, seat, legal) => {
      const before = bruges.clone(state);
      brugesEvaluator.value(state, seat);
      for (const action of legal) brugesEvaluator.judge?.(state, seat, action);
      expect(state).toEqual(before);
    });
  });

  test('a finished game is worth its points', () => {
    const end = play(table('random', 'random', 'random'), 41);
    const more = bruges.clone(end);
    more.players[0]!.points += 5;
    expect(brugesEvaluator.value(more, 0) - brugesEvaluator.value(end, 0)).toBeCloseTo(5);
    expect(brugesEvaluator.value(more, 1)).toBeLessThan(brugesEvaluator.value(end, 1));
  });

  test('goods, room, steps and canals are good, threats are bad', () => {
    const state = position(() => {});
    const changed = (change: (state: State) => void): number => {
      const other = bruges.clone(state);
      change(other);
      return worth(other) - worth(state);
    };
    expect(changed(({ players }) => players[0]!.guilders++)).toBeGreaterThan(0);
    expect(changed(({ players }) => players[0]!.reputation++)).toBeGreaterThan(1);
    expect(changed(({ players }) => players[0]!.canals[0]++)).toBeGreaterThan(0);
    expect(changed((other) => build(other, 0, card('cook')))).toBeGreaterThan(1);
    for (const colour of COLOURS) {
      expect(changed(({ players }) => players[0]!.workers[colour]++)).toBeGreaterThan(0);
      // a card of the colour could turn the marker into a point
      expect(
        changed(({ players }) => {
          players[0]!.hand = [];
          players[0]!.threats[colour] = 2;
        }),
      ).toBeLessThan(0);
    }
    expect(changed(({ players }) => players[1]!.points++)).toBeLessThan(0);
  });

  test('goods are worth next to nothing after the last turn', () => {
    const state = position(atTheEnd);
    state.players[0]!.hand = [];
    const richer = bruges.clone(state);
    richer.players[0]!.guilders += 10;
    richer.players[0]!.workers.red += 5;
    expect(worth(richer) - worth(state)).toBeLessThan(0.1);
    expect(worth(richer)).toBeGreaterThan(worth(state));
  });
});
