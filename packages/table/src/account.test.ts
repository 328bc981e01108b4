import { canonicalJson, deriveSeed } from '@guildhall/kernel';
import { type BidAction, type BidEvent, type BidView, sealedBids } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { type Account, accountOf, momentOf, newTable, type SeatPlan } from './index.ts';

const SEED = deriveSeed('account test', 0);
const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ada', colour: 'red' },
  { kind: 'human', name: 'Ben', colour: 'blue' },
];

const start = () => newTable(sealedBids, { rounds: 3, stalls: 2 }, SEATS, SEED);
type BidTable = ReturnType<typeof start>;

function step(table: BidTable): void {
  const seat = table.decision()!.seats[0]!;
  table.submit(table.revision, seat, table.legal(seat)[0]);
}

/** Everything that could give a secret away, if it were in the account of this seat. */
const secretsFor = (table: BidTable, me: number | null): string[] => {
  const others = table.state.hands.flatMap((hand, seat) => (seat === me || hand.length === 0 ? [] : [hand.join()]));
  return [SEED, ...others.map((cards) => `[${cards}]`)];
};

describe('an account', () => {
  test('is plain data: it survives JSON unchanged, and holds nothing that only the table knows', () => {
    const table = start();
    while (table.decision() !== null) {
      for (const me of [null, 0, 1]) {
        const account = accountOf(table, { me, moving: true });
        const text = JSON.stringify(account);
        expect(JSON.parse(text)).toEqual(account);
        for (const secret of secretsFor(table, me)) expect(text).not.toContain(secret);
      }
      step(table);
    }
  });

  test('stays as it was when the table goes on', () => {
    const table = start();
    const account = accountOf(table, { me: 0 });
    const before = canonicalJson(account);
    step(table);
    step(table);
    expect(canonicalJson(account)).toBe(before);
    expect(accountOf(table, { me: 0 }).revision).toBe(2);
  });

  test('tells the moves as the seat may see them, and never what was chosen', () => {
    const table = start();
    const card = table.state.hands[1]![0]!;
    table.submit(0, 1, { t: 'bid', card });
    expect(accountOf(table, { me: 1 }).moves).toEqual([{ number: 1, seat: 1, events: [{ t: 'bid', seat: 1, card }] }]);
    expect(accountOf(table, { me: 0 }).moves[0]!.events).toEqual([{ t: 'bid', seat: 1, card: null }]);
    expect(accountOf(table, { me: null }).moves[0]).not.toHaveProperty('action');
  });

  test('keeps every move the same object, for each pair of eyes', () => {
    const table = start();
    step(table);
    const first = accountOf(table, { me: 0 });
    step(table);
    const second = accountOf(table, { me: 0 });
    expect(second.moves[0]).toBe(first.moves[0]);
    expect(accountOf(table, { me: 1 }).moves[0]).not.toBe(first.moves[0]);
  });

  test('behind a curtain shows nothing secret and offers nothing, but keeps its seat', () => {
    const table = start();
    const hidden = accountOf(table, { me: 0, eyes: [] });
    expect(hidden).toMatchObject({ me: 0, legal: [] });
    expect(hidden.view).toEqual(table.view([]));
  });

  test('says whether the last move may be taken back, and why not', () => {
    const table = start();
    expect(accountOf(table, { me: 0 }).undo).toBe('nothingToUndo');
    table.submit(0, 0, { t: 'bid', card: table.state.hands[0]![0]! });
    expect(accountOf(table, { me: 0 }).undo).toBe('yes');
    expect(accountOf(table, { me: 1 }).undo).toBe('notYours');
    expect(accountOf(table, { me: null }).undo).toBe('onlooker');
    table.submit(1, 1, { t: 'bid', card: table.state.hands[1]![0]! });
    expect(accountOf(table, { me: 1 }).undo).toBe('barrier');
  });

  test('names the move that led to it only if it is to be shown in motion', () => {
    const table = start();
    expect(accountOf(table, { me: 0, moving: true }).last).toBeNull();
    step(table);
    expect(accountOf(table, { me: 0 }).last).toBeNull();
    expect(accountOf(table, { me: 0, moving: true }).last).toMatchObject({ number: 1 });
  });

  test('tells how the game ended once it has', () => {
    const table = start();
    expect(accountOf(table, { me: 0 }).ending).toBeNull();
    while (table.decision() !== null) step(table);
    const account: Account<BidAction, BidView, BidEvent> = accountOf(table, { me: null });
    expect(account.ending).toEqual({
      lines: sealedBids.score(table.state),
      standings: sealedBids.standings(table.state),
    });
  });
});

test('a former moment is what the seat saw then', () => {
  const table = start();
  const views = [table.view([1])];
  while (table.decision() !== null) {
    step(table);
    views.push(table.view([1]));
  }
  expect(views.map((_, n) => momentOf(table, n, { me: 1 }).view)).toEqual(views);
  expect(momentOf(table, views.length - 1, { me: 1 }).decision).toBeNull();
  expect(momentOf(table, 0, { me: 1, eyes: [] }).view).not.toEqual(views[0]);
});
