import { below, canonicalJson, deriveSeed, readReplay, type Seat, seeded, verifyReplay } from '@guildhall/kernel';
import { type BidAction, type BidOptions, type BidState, sealedBids } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { newTable, openTable, readTable, type SeatPlan, TableRefusal } from './index.ts';

const OPTIONS: BidOptions = { rounds: 3, stalls: 2 };
const SEED = deriveSeed('table test', 0);
const PEOPLE: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ada', colour: 'red' },
  { kind: 'human', name: 'Ben', colour: 'blue' },
];

const start = (seats = PEOPLE) => newTable(sealedBids, OPTIONS, seats, SEED);
type BidTable = ReturnType<typeof start>;

/** A move for whoever is asked first; `choose` picks among the options. */
function step(table: BidTable, choose: (options: number) => number = () => 0): void {
  const seat = table.decision()!.seats[0]!;
  const legal = table.legal(seat);
  table.submit(table.revision, seat, legal[choose(legal.length)]);
}

function playToEnd(table: BidTable, choose?: (options: number) => number): void {
  while (table.decision() !== null) step(table, choose);
}

const bid = (table: BidTable, seat: Seat, card: number) => table.submit(table.revision, seat, { t: 'bid', card });
const highest = (table: BidTable, seat: Seat) => table.state.hands[seat]!.at(-1)!;
const lowest = (table: BidTable, seat: Seat) => table.state.hands[seat]![0]!;

/** Both have bid, the winner last, so that nobody else has moved since; the winner is asked to build. */
function bidsMade(): { table: BidTable; winner: Seat } {
  const table = start();
  const winner = highest(table, 0) > highest(table, 1) ? 0 : 1;
  bid(table, 1 - winner, lowest(table, 1 - winner));
  bid(table, winner, highest(table, winner));
  return { table, winner };
}

/** Everything a table is, as text. */
const all = (table: BidTable) =>
  canonicalJson({ state: table.state, file: table.file(), moves: table.moves, revision: table.revision });

function refusal(table: BidTable, deed: () => unknown): TableRefusal['why'] {
  const before = all(table);
  try {
    deed();
  } catch (error) {
    expect(error).toBeInstanceOf(TableRefusal);
    expect(all(table)).toBe(before);
    expect((error as TableRefusal).message).not.toBe('');
    return (error as TableRefusal).why;
  }
  throw new Error('it was not refused');
}

describe('a move', () => {
  test('is made for the revision it answers, and raises it', () => {
    const table = start();
    expect(table.revision).toBe(0);
    const card = lowest(table, 1);
    const move = bid(table, 1, card);
    expect(move).toEqual({
      seat: 1,
      action: { t: 'bid', card },
      effect: 'open',
      events: [{ t: 'bid', seat: 1, card }],
    });
    expect(table.revision).toBe(1);
    expect(table.moves).toEqual([move]);
    expect(table.state.bids).toEqual([null, card]);
  });

  test('for an older or a later revision is refused as stale', () => {
    const table = start();
    const action: BidAction = { t: 'bid', card: lowest(table, 0) };
    bid(table, 1, lowest(table, 1));
    for (const revision of [0, 2, -1, Number.NaN]) {
      expect(refusal(table, () => table.submit(revision, 0, action))).toBe('stale');
    }
    expect(() => table.submit(0, 0, action)).toThrow('the table is at revision 1, this answers revision 0');
    table.submit(1, 0, action);
  });

  test.each<[string, unknown]>([
    ['a card that is not in the hand', { t: 'bid', card: 99 }],
    ['another kind of move', { t: 'keep' }],
    ['something more than asked', { t: 'bid', card: 0, extra: 1 }],
    ['nothing', null],
    ['text', 'bid'],
  ])('that is not possible is refused: %s', (_name, action) => {
    const table = start();
    expect(refusal(table, () => table.submit(0, 0, action))).toBe('illegal');
  });

  test('of a seat that is not asked is refused', () => {
    const table = start();
    const action = { t: 'bid', card: lowest(table, 0) };
    table.submit(0, 0, action);
    expect(refusal(table, () => table.submit(1, 0, action))).toBe('notAsked');
    expect(refusal(table, () => table.submit(1, 2, action))).toBe('notAsked');
    expect(refusal(table, () => table.submit(1, -1, action))).toBe('notAsked');
  });

  test('of the card of another seat is refused', () => {
    const table = start();
    expect(refusal(table, () => bid(table, 0, lowest(table, 1)))).toBe('illegal');
  });

  test('after the end is refused', () => {
    const table = start();
    playToEnd(table);
    expect(refusal(table, () => table.submit(table.revision, 0, { t: 'keep' }))).toBe('gameOver');
  });
});

const robot = (name: string): SeatPlan => ({ kind: 'bot', bot: 'random', name, colour: 'blue' });

describe('taking back', () => {
  test('an open move restores the state before it, and is an entry of its own', () => {
    const table = start();
    const before = canonicalJson(table.state);
    const card = lowest(table, 0);
    bid(table, 0, card);
    expect(table.canUndo(0)).toBe(true);
    table.undo(1, 0);
    expect(canonicalJson(table.state)).toBe(before);
    expect(table.moves).toEqual([]);
    expect(table.revision).toBe(2);
    expect(table.file().entries).toEqual([{ seat: 0, action: { t: 'bid', card } }, { undo: 0 }]);
  });

  test('reaches the barrier, and not past it', () => {
    const { table, winner } = bidsMade();
    const revealed = canonicalJson(table.state);
    expect(table.moves.at(-1)).toMatchObject({ seat: winner, effect: 'barrier' });
    expect(table.canUndo(winner)).toBe(false);
    table.submit(table.revision, winner, { t: 'stall', stall: 1 });
    table.undo(table.revision, winner);
    expect(canonicalJson(table.state)).toBe(revealed);
    expect(refusal(table, () => table.undo(table.revision, winner))).toBe('barrier');
    table.submit(table.revision, winner, { t: 'keep' });
    expect(table.state.stalls).toEqual([null, null]);
  });

  test('is not possible after another seat has moved', () => {
    const table = start();
    bid(table, 0, lowest(table, 0));
    expect(table.canUndo(1)).toBe(false);
    expect(refusal(table, () => table.undo(1, 1))).toBe('notYours');
    const three = start([...PEOPLE, { kind: 'human', name: 'Cleo', colour: 'green' }]);
    bid(three, 0, lowest(three, 0));
    bid(three, 1, lowest(three, 1));
    expect(refusal(three, () => three.undo(2, 0))).toBe('notYours');
    three.undo(2, 1);
    three.undo(3, 0);
    expect(three.state.bids).toEqual([null, null, null]);
  });

  test('goes past what bots have done since, unless that told something', () => {
    const table = start([PEOPLE[0]!, robot('Bert')]);
    bid(table, 0, lowest(table, 0));
    bid(table, 1, lowest(table, 1));
    // both bids lie open now
    expect(refusal(table, () => table.undo(table.revision, 0))).toBe('barrier');
    const alone = start([PEOPLE[0]!, ...Array.from({ length: 2 }, (_, i) => robot(`Bert ${i}`))]);
    bid(alone, 0, lowest(alone, 0));
    bid(alone, 1, lowest(alone, 1));
    // a bid names a card that only its owner knows
    expect(refusal(alone, () => alone.undo(alone.revision, 0))).toBe('barrier');
  });

  test('is not possible before the first move, nor for a stale revision', () => {
    const table = start();
    expect(refusal(table, () => table.undo(0, 0))).toBe('nothingToUndo');
    bid(table, 0, lowest(table, 0));
    expect(refusal(table, () => table.undo(0, 0))).toBe('stale');
  });

  test('never deletes: everything that happened stays in the file', () => {
    const { table, winner } = bidsMade();
    for (let i = 0; i < 3; i++) {
      const before = table.file().entries;
      table.submit(table.revision, winner, { t: 'stall', stall: 0 });
      table.undo(table.revision, winner);
      const after = table.file().entries;
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after).toHaveLength(before.length + 2);
    }
    expect(table.moves).toHaveLength(2);
    expect(table.revision).toBe(8);
  });
});

describe('a saved table', () => {
  test('opens again as it was, at every move and after every undo', () => {
    const table = start();
    const random = seeded(7);
    let undone = 0;
    const check = () => {
      const again = openTable(sealedBids, readTable(JSON.stringify(table.file())));
      expect(all(again)).toBe(all(table));
      for (const seat of [0, 1]) expect(again.canUndo(seat)).toBe(table.canUndo(seat));
    };
    check();
    while (table.decision() !== null) {
      step(table, (options) => below(random, options));
      check();
      const last = table.moves.at(-1)!.seat;
      if (table.canUndo(last) && below(random, 3) === 0) {
        table.undo(table.revision, last);
        undone++;
        check();
      }
    }
    expect(undone).toBeGreaterThan(0);
  });

  test('is not touched by playing on', () => {
    const table = start();
    const file = table.file();
    const text = JSON.stringify(file);
    playToEnd(table);
    expect(JSON.stringify(file)).toBe(text);
  });
});

describe('the past', () => {
  test('can be looked at after any number of moves, without changing the present', () => {
    const table = start();
    const states: string[] = [canonicalJson(table.state)];
    while (table.decision() !== null) {
      step(table);
      states.push(canonicalJson(table.state));
    }
    const end = all(table);
    const past = states.map((_, n) => canonicalJson(table.stateAfter(n)));
    expect(past).toEqual(states);
    expect(all(table)).toBe(end);
  });

  test('does not contain what was taken back', () => {
    const { table, winner } = bidsMade();
    table.submit(table.revision, winner, { t: 'stall', stall: 0 });
    table.undo(table.revision, winner);
    table.submit(table.revision, winner, { t: 'stall', stall: 1 });
    expect(table.stateAfter(3).stalls).toEqual([null, winner]);
    expect(table.stateAfter(2).stalls).toEqual([null, null]);
  });
});

describe('a bot', () => {
  const mixed: readonly SeatPlan[] = [PEOPLE[0]!, { kind: 'bot', name: 'Automaton', bot: 'greedy', colour: 'blue' }];

  test('is asked for its seat and sees no more than its seat', () => {
    const table = start(mixed);
    bid(table, 0, lowest(table, 0));
    const request = table.botRequest()!;
    expect(Object.keys(request).sort()).toEqual(['bot', 'chance', 'legal', 'revision', 'rules', 'seat', 'view']);
    expect(request).toMatchObject({ revision: 1, seat: 1, bot: 'greedy' });
    expect(request.view).toEqual(sealedBids.view(table.state, [1]));
    expect(request.view.hands[0]).toEqual([-1, -1]);
    expect(request.view.bids).toEqual([-1, null]);
    expect(request.legal).toEqual(table.state.hands[1]!.map((card) => ({ t: 'bid', card })));
    expect(JSON.stringify(request)).not.toContain(SEED);
  });

  test('has the same chance at the same table and revision, and another one everywhere else', () => {
    const chance = (seed: string, bids: number) => {
      const table = newTable(sealedBids, OPTIONS, mixed, seed);
      if (bids > 0) bid(table, 0, lowest(table, 0));
      return table.botRequest()!.chance;
    };
    expect(chance(SEED, 1)).toBe(chance(SEED, 1));
    expect(new Set([chance(SEED, 0), chance(SEED, 1), chance('f'.repeat(64), 1)]).size).toBe(3);
  });

  test('answers a revision like everybody else', () => {
    const table = start(mixed);
    const request = table.botRequest()!;
    bid(table, 0, lowest(table, 0));
    expect(refusal(table, () => table.submit(request.revision, request.seat, request.legal[0]))).toBe('stale');
    const again = table.botRequest()!;
    table.submit(again.revision, again.seat, again.legal[0]);
  });

  test('is not asked while only people are, nor after the end', () => {
    expect(start().botRequest()).toBeNull();
    const table = start(mixed);
    bid(table, 1, lowest(table, 1));
    expect(table.decision()!.seats).toEqual([0]);
    expect(table.botRequest()).toBeNull();
    playToEnd(table);
    expect(table.botRequest()).toBeNull();
  });

  test('without a name plays at random', () => {
    const table = start([PEOPLE[0]!, { kind: 'bot', name: 'Automaton', colour: 'blue' }]);
    expect(table.botRequest()!.bot).toBe('random');
  });
});

describe('the replay', () => {
  test('is kept back until the game is over, since it tells the seed', () => {
    const table = start();
    while (table.decision() !== null) {
      expect(refusal(table, () => table.replay())).toBe('barrier');
      step(table);
    }
    const verdict = verifyReplay(sealedBids, readReplay(JSON.stringify(table.replay())));
    if (!verdict.ok) throw new Error(verdict.message);
    expect(verdict.finished).toBe(true);
    expect(canonicalJson(verdict.state)).toBe(canonicalJson(table.state));
    expect(verdict.events).toEqual(table.moves.map(({ events }) => events));
  });

  test('tells only moves that stand', () => {
    const { table, winner } = bidsMade();
    table.submit(table.revision, winner, { t: 'stall', stall: 0 });
    table.undo(table.revision, winner);
    playToEnd(table);
    expect(table.replay().actions).toEqual(table.moves.map(({ seat, action }) => [seat, action]));
    expect(table.file().entries.length).toBe(table.moves.length + 2);
  });
});

test('views show what the eyes may see', () => {
  const table = start();
  const own: BidState['hands'] = table.state.hands;
  expect(table.view([]).hands).toEqual([
    [-1, -1, -1],
    [-1, -1, -1],
  ]);
  expect(table.view([1]).hands).toEqual([[-1, -1, -1], own[1]]);
  expect(table.view([0, 1]).hands).toEqual(own);
});

test('a table is not laid for options or seats that cannot be played', () => {
  expect(() => newTable(sealedBids, { rounds: 0, stalls: 0 }, PEOPLE, SEED)).toThrow('rounds');
  expect(() => newTable(sealedBids, OPTIONS, PEOPLE.slice(0, 1), SEED)).toThrow('seats');
});
