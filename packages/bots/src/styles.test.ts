import { type State as Belfort, belfort, joined, NOBODY } from '@guildhall/belfort';
import { type State as Bruges, bruges, NOBODY as EMPTY } from '@guildhall/bruges';
import { type Game, type Seat, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { belfortSchool } from './belfort.ts';
import { brugesSchool } from './bruges.ts';
import type { School } from './hire.ts';
import { type Bot, makeBot } from './index.ts';
import { BELFORT_STYLES, type BelfortStyle, BRUGES_STYLES, type BrugesStyle } from './styles.ts';
import { type Value, valueBy } from './value/value.ts';

type AnyGame<S> = Game<S, unknown, unknown, unknown, unknown>;
type AnyState = { readonly seats: number; readonly round: number };
type AnySchool<S> = School<S, unknown, string, string>;
type Change<S> = (state: S, me: Seat) => void;

/** The seat that is most likely to win beside this one. */
function leader<S extends AnyState>(school: Pick<AnySchool<S>, 'features' | 'learned'>, state: S, me: Seat): Seat {
  const chances = valueBy(school.features, school.learned).chances(state, me);
  const others = chances.filter((_, seat) => seat !== me);
  return chances.findIndex((chance, seat) => seat !== me && chance === Math.max(...others));
}

/** What each style is named after. */
const belfortLikes: Readonly<Record<BelfortStyle, Change<Belfort>>> = {
  recruiter({ players }, me) {
    const player = players[me]!;
    player.elfSupply--;
    player.home = joined(player.home, 'elf', 1);
  },
  'wall-builder'({ markers }, me) {
    markers[markers.indexOf(NOBODY)] = me;
  },
  courtier({ players }, me) {
    const first = players.find(({ crest }) => crest === 1)!;
    first.crest = players[me]!.crest;
    players[me]!.crest = 1;
  },
  thief(state, me) {
    state.players[leader(belfortSchool, state, me)]!.score -= 4;
  },
};
const brugesLikes: Readonly<Record<BrugesStyle, Change<Bruges>>> = {
  host({ players }, me) {
    players[me]!.houses.push(players.flatMap(({ houses }) => houses).find(({ person }) => person !== EMPTY)!);
  },
  digger({ players }, me) {
    players[me]!.canals[0]++;
  },
  burgomaster({ players }, me) {
    players[me]!.reputation++;
  },
  schemer(state, me) {
    state.players[leader(brugesSchool, state, me)]!.points -= 4;
  },
};

/** The starts of rounds, but for the first ones, in which points do not count yet. */
function starts<S extends { readonly round: number }>(game: AnyGame<S>): S[] {
  const bot: Bot<unknown, unknown> = makeBot('journeyman', game.id);
  const found: S[] = [];
  for (const seed of [1, 2]) {
    const state = game.setup(game.options({}, 4), 4, seed);
    const random = seeded(seed);
    let { round } = state;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      if (state.round > round && state.round > 3) found.push(game.clone(state));
      round = state.round;
      const seat = asked.seats[0]!;
      const choice = bot.choose(game.legal(state, seat), () => game.view(state, [seat]), seat, random);
      game.apply(state, seat, choice);
    }
  }
  return found;
}

/** More points than anything here is worth. */
const MOST = 32;

function suite<S extends AnyState, Style extends string>(
  game: AnyGame<S>,
  school: School<S, unknown, string, Style>,
  styles: readonly Style[],
  likes: Readonly<Record<Style, Change<S>>>,
  score: (state: S, seat: Seat, points: number) => void,
): void {
  const positions = starts(game);
  const changed = (state: S, change: (other: S) => void): S => {
    const other = game.clone(state);
    change(other);
    return other;
  };

  /** For how many points this player would do without the change. */
  function price(value: Value<S>, state: S, me: Seat, change: Change<S>): number {
    const wanted = value.chances(
      changed(state, (other) => change(other, me)),
      me,
    )[me]!;
    let [low, high] = [0, MOST];
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      const rich = changed(state, (other) => score(other, me, middle));
      if (value.chances(rich, me)[me]! < wanted) low = middle;
      else high = middle;
    }
    return low;
  }

  test.each([...styles])('a %s pays more points for what it is named after than a plain player', (style) => {
    const plain = valueBy(school.features, school.learned);
    const styled = valueBy(school.features, school.learned, school.styles[style]);
    const prices = positions.map((state, i) => {
      const me = i % state.seats;
      return [plain, styled].map((value) => price(value, state, me, likes[style]));
    });
    const higher = prices.filter(([usual, own]) => own! > usual!);
    const sums = [0, 1].map((who) => prices.reduce((sum, pair) => sum + pair[who]!, 0));
    expect(higher.length / prices.length).toBeGreaterThan(0.5);
    expect(sums[1]! / sums[0]!).toBeGreaterThan(1.05);
  });
}

describe('in Belfort', () =>
  suite(
    belfort as unknown as AnyGame<Belfort>,
    belfortSchool as unknown as School<Belfort, unknown, string, BelfortStyle>,
    BELFORT_STYLES,
    belfortLikes,
    ({ players }, seat, points) => {
      players[seat]!.score += points;
    },
  ));

describe('in Bruges', () =>
  suite(
    bruges as unknown as AnyGame<Bruges>,
    brugesSchool as unknown as School<Bruges, unknown, string, BrugesStyle>,
    BRUGES_STYLES,
    brugesLikes,
    ({ players }, seat, points) => {
      players[seat]!.points += points;
    },
  ));

test('who watches the others holds back the leader rather than somebody behind, and one who likes nothing is as before', () => {
  const features = {
    names: ['gold'],
    parts: ['gold'] as ('gold' | 'rivals')[],
    round: () => 1,
    set: () => 0,
    sets: 1,
    season: () => 0,
    seasons: 1,
    look: (state: { gold: number[] }, seat: Seat, into: Float64Array) => {
      into[0] = state.gold[seat]!;
    },
    final: () => null,
  };
  const learned = { 3: { game: 'toy', seats: 3, version: 1, names: ['gold'], weights: [[1]], temperatures: [3] } };
  const chance = (taste: { rivals?: number }, ...gold: number[]) =>
    valueBy<{ seats: number; gold: number[] }, 'gold' | 'rivals'>(features, learned, taste).chances(
      { seats: 3, gold },
      0,
    );
  expect(chance({ rivals: 1 }, 5, 9, 2)).toEqual(chance({}, 5, 9, 2));
  // a point more for oneself, or 0.9 less for who leads
  expect(chance({}, 6, 9, 2)[0]).toBeGreaterThan(chance({}, 5, 8.1, 2)[0]!);
  expect(chance({ rivals: 1.8 }, 6, 9, 2)[0]).toBeLessThan(chance({ rivals: 1.8 }, 5, 8.1, 2)[0]!);
});
