import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { belfort } from '../game.ts';
import { BASIC, GUILDS, INTERACTIVE, RESOURCE } from '../guilds/names.ts';
import { TWO_PLAYER_GUILDS } from '../options.ts';
import type { State } from '../state.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const start = (seats: number, seed = 1, options: unknown = {}): State =>
  belfort.setup(belfort.options(options, seats), seats, seed);

const count = (guilds: readonly string[], of: readonly string[]) => guilds.filter((guild) => of.includes(guild)).length;

/** Everybody discards the first cards offered. */
function chooseHands(state: State, out: Event[] = []): void {
  while (belfort.decision(state)!.ask === 'startingHand') {
    const seat = belfort.decision(state)!.seats[0]!;
    belfort.apply(state, seat, belfort.legal(state, seat)[0]!, out);
  }
}

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  test('[Belfort 1.2] three elves and three dwarves at home, four of each in the supply', () => {
    for (const player of start(seats).players) {
      expect(player).toMatchObject({
        home: { elf: 3, dwarf: 3, masterElf: 0, masterDwarf: 0 },
        elfSupply: 4,
        dwarfSupply: 4,
      });
    }
  });

  test('[Belfort 1.3] starting goods', () => {
    for (const player of start(seats).players) {
      expect(player).toMatchObject({ wood: 1, stone: 1, metal: 1, gold: 5, score: 0, built: [] });
    }
  });

  test('[Belfort 1.4] fifty cards, five of each kind, three of them in the pool', () => {
    const state = start(seats);
    const cards = [...state.deck, ...state.pool, ...state.players.flatMap((player) => player.hand)];
    expect(cards).toHaveLength(50);
    const kinds = new Map<string, number>();
    for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
    expect(kinds.size).toBe(10);
    expect(new Set(kinds.values())).toEqual(new Set([5]));
    expect(state.pool).toHaveLength(3);
  });

  test('[Belfort 2.2] five cards each; everybody is asked at once', () => {
    const state = start(seats);
    for (const player of state.players) expect(player.hand).toHaveLength(5);
    expect(belfort.decision(state)).toMatchObject({
      seats: state.players.map((_, seat) => seat),
      ask: 'startingHand',
      many: { min: 2, max: 2, picked: 0 },
    });
  });

  test('[Belfort 2.2] three stay, two of each go to the discard pile', () => {
    const state = start(seats);
    const out: Event[] = [];
    chooseHands(state, out);
    for (const player of state.players) expect(player.hand).toHaveLength(3);
    expect(state.discard).toHaveLength(2 * seats);
    const shown = out.filter((event) => event.t === 'startingHands');
    expect(shown).toHaveLength(1);
    expect(shown[0]!.discards.flat()).toEqual(state.discard);
  });

  test('[Belfort 2.3] crests 1 to n, and chance decides who has which', () => {
    const first = new Set<number>();
    for (const seed of SEEDS) {
      const crests = start(seats, seed).players.map(({ crest }) => crest);
      expect(crests.toSorted((a, b) => a - b)).toEqual(crests.map((_, i) => i + 1));
      first.add(crests.indexOf(1));
    }
    expect(first.size).toBe(seats);
  });

  test('[Belfort 2.3] the holder of crest 1 places first', () => {
    const state = start(seats);
    chooseHands(state);
    while (state.stage === 'setup') {
      const seat = belfort.decision(state)!.seats[0]!;
      belfort.apply(state, seat, belfort.legal(state, seat)[0]!);
    }
    const [seat] = belfort.decision(state)!.seats;
    expect(state.players[seat!]!.crest).toBe(1);
    expect(state.round).toBe(1);
  });
});

test.each([
  [2, 9],
  [3, 14],
  [4, 18],
  [5, 22],
])('[Belfort 1.5] %i players: %i gnomes', (seats, gnomes) => {
  expect(start(seats).gnomes).toBe(gnomes);
});

test.each([
  ['beginner', 3, { resource: 3, basic: 2, interactive: 0 }],
  ['beginner', 2, { resource: 3, basic: 2, interactive: 0 }],
  ['normal', 3, { resource: 1, basic: 2, interactive: 2 }],
  ['normal', 5, { resource: 1, basic: 2, interactive: 2 }],
] as const)('[Belfort 2.1] %s with %i players: %j', (guilds, seats, { resource, basic, interactive }) => {
  for (const seed of SEEDS) {
    const drawn = start(seats, seed, { guilds }).guilds;
    expect(new Set(drawn).size).toBe(5);
    expect([count(drawn, RESOURCE), count(drawn, BASIC), count(drawn, INTERACTIVE)]).toEqual([
      resource,
      basic,
      interactive,
    ]);
  }
});

test('[Belfort 2.1] advanced draws any five of the twelve', () => {
  const seen = new Set<string>();
  const mixes = new Set<number>();
  for (const seed of SEEDS) {
    const drawn = start(4, seed, { guilds: 'advanced' }).guilds;
    expect(new Set(drawn).size).toBe(5);
    for (const guild of drawn) seen.add(guild);
    mixes.add(count(drawn, INTERACTIVE));
  }
  expect(seen.size).toBe(GUILDS.length);
  expect(mixes.size).toBeGreaterThan(2);
});

test('[Belfort 2.1] custom plays the five that were named; chance decides where they stand', () => {
  const custom = ['spies', 'miners', 'masons', 'architects', 'bankers'];
  const places = new Set<number>();
  for (const seed of SEEDS) {
    const drawn = start(3, seed, { guilds: 'custom', custom }).guilds;
    expect(drawn.toSorted()).toEqual(custom.toSorted());
    places.add(drawn.indexOf('spies'));
  }
  expect(places.size).toBe(5);
});

test('[Belfort 7.2] two players, normal: the wizards with two basic and two resource guilds', () => {
  for (const seed of SEEDS) {
    const drawn = start(2, seed, { guilds: 'normal' }).guilds;
    expect(drawn).toContain('wizards');
    expect([count(drawn, RESOURCE), count(drawn, BASIC), count(drawn, INTERACTIVE)]).toEqual([2, 2, 1]);
  }
});

test('[Belfort 7.2] two players, advanced: five of the nine', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) for (const guild of start(2, seed, { guilds: 'advanced' }).guilds) seen.add(guild);
  expect([...seen].toSorted()).toEqual([...TWO_PLAYER_GUILDS].toSorted());
});

test('[Belfort 2.2] choices are hidden until the last one is made', () => {
  const state = start(3);
  const discardOne = (seat: number) => belfort.apply(state, seat, belfort.legal(state, seat)[0]!);
  discardOne(2);
  discardOne(2);
  expect(belfort.decision(state)!.seats).toEqual([0, 1]);
  expect(belfort.legal(state, 2)).toEqual([]);
  expect(state.discard).toEqual([]);
  const frame = { t: 'startingHands', discards: [[], [], ['hidden', 'hidden']] };
  expect(belfort.view(state, [0]).agenda.at(-1)).toEqual(frame);
  expect(belfort.view(state, []).agenda.at(-1)).toEqual(frame);
  expect(belfort.view(state, [2]).agenda.at(-1)).not.toEqual(frame);
});

test('[Belfort 2.2] every pair of cards can be discarded, in any order', () => {
  const state = start(3);
  state.players[0]!.hand = ['pub', 'pub', 'inn', 'bank', 'keep'];
  const pairs: string[] = [];
  for (const first of belfort.legal(state, 0)) {
    const next = belfort.clone(state);
    belfort.apply(next, 0, first);
    for (const second of belfort.legal(next, 0))
      pairs.push(`${(first as { card: string }).card} ${(second as { card: string }).card}`);
  }
  expect(pairs).toEqual([
    ...['pub pub', 'pub inn', 'pub bank', 'pub keep'],
    ...['inn pub', 'inn bank', 'inn keep'],
    ...['bank pub', 'bank inn', 'bank keep'],
    ...['keep pub', 'keep inn', 'keep bank'],
  ]);
});

test('[Belfort 2.2] a card further right first, one to its left afterwards', () => {
  const state = start(2);
  state.players[0]!.hand = ['pub', 'pub', 'inn', 'bank', 'keep'];
  belfort.apply(state, 0, { do: 'discard', card: 'keep' });
  belfort.apply(state, 0, { do: 'discard', card: 'pub' });
  chooseHands(state);
  expect(state.players[0]!.hand).toEqual(['pub', 'inn', 'bank']);
  expect(state.discard.slice(0, 2)).toEqual(['keep', 'pub']);
});

test('[B27] only the choice that shows all discards cannot be taken back', () => {
  const state = start(3);
  const effects = [0, 0, 1, 1, 2, 2].map((seat) => belfort.apply(state, seat, belfort.legal(state, seat)[0]!));
  expect(effects).toEqual(['open', 'open', 'open', 'open', 'open', 'barrier']);
});

test('[Belfort 1.11] hands and the order of the deck are hidden, all else is open', () => {
  const state = start(3);
  chooseHands(state);
  const view = belfort.view(state, [1]);
  expect(view.players.map(({ hand }) => hand)).toEqual([null, state.players[1]!.hand, null]);
  expect(view.players.map(({ handSize }) => handSize)).toEqual([3, 3, 3]);
  expect(view.deckSize).toBe(state.deck.length);
  expect(view).not.toHaveProperty('deck');
  expect(view).not.toHaveProperty('random');
  expect(view.pool).toEqual(state.pool);
  expect(view.discard).toEqual(state.discard);
  expect(view.players[0]).toMatchObject({ wood: 1, gold: 5, home: { elf: 3 }, built: [] });
});

test('[Belfort 1.11] a drawn card is seen by its owner alone', () => {
  const event: Event = { t: 'draw', seat: 1, cards: ['keep', 'pub'], source: 'buyCard' };
  expect(belfort.seen(event, [1])).toEqual(event);
  expect(belfort.seen(event, [0, 2])).toEqual({ ...event, cards: [null, null] });
  expect(belfort.seen(event, [])).toEqual({ ...event, cards: [null, null] });
});
