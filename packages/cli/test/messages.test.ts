import { below, diff, type OwnPart, type Patch, patched, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyGame, games } from '../src/games.ts';

const SEATS = 4;
const GAMES = 8;
/** For all else that a message says: which table, which revision, the clock. */
const ENVELOPE = 100;
const OPTIONS: Readonly<Record<string, unknown>> = { belfort: { guilds: 'advanced' } };

/** What is sent to everybody and to each seat after one move. */
interface News {
  readonly patch: Patch | null;
  /** By seat; null: as before. */
  readonly owns: readonly (OwnPart | null)[];
  readonly events: readonly (readonly unknown[])[];
}

/** A game in which everybody plays at random, as its seats are told of it. */
function* newsOf(game: AnyGame, seed: number): Generator<News> {
  const random = seeded(seed);
  const state = game.setup(game.options(OPTIONS[game.id] ?? {}, SEATS), SEATS, seed);
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  let open = game.publicView(state);
  let owns = seats.map((seat) => game.ownView(state, seat));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const seat = asked.seats[below(random, asked.seats.length)]!;
    const legal = game.legal(state, seat);
    const events: unknown[] = [];
    game.apply(state, seat, legal[below(random, legal.length)]!, events);
    const before = { open, owns };
    open = game.publicView(state);
    owns = seats.map((each) => game.ownView(state, each));
    const patch = diff(before.open, open);
    const changes = owns.map((own, each) => (diff(before.owns[each], own) === null ? null : own));
    told(game, before, { patch, owns: changes }, game.view(state, seats));
    const seen = (each: number) => events.flatMap((event) => game.seen(event, [each]) ?? []);
    yield { patch, owns: changes, events: seats.map(seen) };
  }
}

/** Whoever got the messages knows what there is to know. */
function told(
  game: AnyGame,
  before: { open: unknown; owns: readonly OwnPart[] },
  { patch, owns }: Pick<News, 'patch' | 'owns'>,
  after: unknown,
): void {
  const sent = JSON.parse(JSON.stringify({ patch, owns })) as Pick<News, 'patch' | 'owns'>;
  const parts = before.owns.map((own, seat) => sent.owns[seat] ?? own);
  expect(game.joinView(patched(before.open, sent.patch), parts)).toEqual(after);
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

describe.each([...games.values()])('what is told of a move of $title', ({ game }) => {
  const all = Array.from({ length: GAMES }, (_, seed) => [...newsOf(game, seed + 1)]).flat();

  test('nine of ten patches of what everybody knows have at most 300 bytes', () => {
    const large = all.filter(({ patch }) => bytes(patch) > 300);
    expect(large.length).toBeLessThanOrEqual(all.length / 10);
  });

  test('all that four seats are told of a move has at most 2 kB on average', () => {
    const sizes = all.map(({ patch, owns, events }) =>
      sum(owns.map((own, seat) => ENVELOPE + bytes({ patch, own, events: events[seat] }))),
    );
    expect(sum(sizes) / sizes.length).toBeLessThanOrEqual(2048);
  });
});
