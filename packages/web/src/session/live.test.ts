import { type Action, belfort, type Event, type View } from '@guildhall/belfort';
import { bots as players } from '@guildhall/bots/belfort';
import { botCalled } from '@guildhall/bots/bot';
import { deriveSeed, seeded } from '@guildhall/kernel';
import { type Account, newTable, openTable, type SeatPlan } from '@guildhall/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotHost } from './bots.ts';
import { liveTable, type Pace } from './live.ts';
import { memoryShelf } from './shelf.ts';
import { type Keeper, keeperOf } from './tables.ts';

const human = (name: string, colour: string): SeatPlan => ({ kind: 'human', name, colour });
const bot = (name: string, colour: string): SeatPlan => ({ kind: 'bot', bot: 'random', name, colour });
const ALONE = [human('Ada', 'red'), bot('Bert', 'blue'), bot('Cleo', 'yellow')];
const TWO = [human('Ada', 'red'), human('Ben', 'blue'), bot('Cleo', 'yellow')];

/** The real bots, in this process. */
const here: BotHost = {
  ask: async ({ bot, legal, view, seat, chance }) =>
    botCalled(bot, players).choose(legal, () => view, seat, seeded(chance)),
  advise: async () => ({ option: 0, chance: 0.5, lead: 0.1, reasons: [] }),
  hurry() {},
  drop() {},
  close() {},
};

interface Choice {
  readonly seats?: readonly SeatPlan[];
  readonly pace?: Pace;
  readonly bots?: BotHost;
  readonly keeper?: Keeper;
  isOpen?(ask: string): boolean;
  readonly shelf?: ReturnType<typeof memoryShelf>;
}

async function open({
  seats = ALONE,
  pace = () => 500,
  bots = here,
  shelf = memoryShelf(),
  keeper,
  isOpen,
}: Choice = {}) {
  const table = newTable(belfort, {}, seats, deriveSeed('live', 1));
  const own = keeperOf('one', null, shelf);
  await own.save(table);
  const live = liveTable(table, {
    pace,
    bots,
    keeper: keeper ?? own,
    whenIdle: (job) => void setTimeout(job, 0),
    ...(isOpen === undefined ? {} : { isOpen }),
  });
  const account = (): Account<Action, View, Event> => live.account();
  /** Makes the first move that is possible. */
  const act = () => live.act(account().revision, account().legal[0]!);
  return { live, table, shelf, account, act };
}

/** Lets everything happen that is due, and the time go on by so many milliseconds. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pace of the bots', () => {
  test('a bot moves when its time has come, and not before', async () => {
    const { account, act } = await open();
    // everybody is asked for the starting hand: Ada first, then the bots
    while (account().decision!.seats.includes(0)) act();
    expect(account().thinking).toBe(1);
    const { revision } = account();
    await pass(499);
    expect(account().revision).toBe(revision);
    await pass(1);
    expect(account().revision).toBe(revision + 1);
    expect(account().last).toMatchObject({ seat: 1, number: account().moves.length });
  });

  test('step by step: nothing moves until the player goes on', async () => {
    const { live, account, act } = await open({ pace: () => null });
    while (account().decision!.seats.includes(0)) act();
    const { revision } = account();
    await pass(60_000);
    expect(account().revision).toBe(revision);
    live.next();
    await pass();
    expect(account().revision).toBe(revision + 1);
    await pass(60_000);
    expect(account().revision).toBe(revision + 1);
  });

  test('skipped: the bots move without waiting until a person is asked', async () => {
    const { live, account, act } = await open({ pace: () => null });
    while (account().decision!.seats.includes(0)) act();
    live.skip();
    await pass(10);
    expect(account().decision!.seats).toContain(0);
    expect(account().thinking).toBeNull();
    // and afterwards they wait again
    const { revision } = account();
    act();
    await pass(60_000);
    expect(account().decision!.seats.includes(0) || account().revision === revision + 1).toBe(true);
  });

  test('while something must be seen first, no bot moves; afterwards its time runs anew', async () => {
    const { live, account, act } = await open();
    while (account().decision!.seats.includes(0)) act();
    const { revision } = account();
    live.hold(true);
    await pass(60_000);
    expect(account().revision).toBe(revision);
    live.hold(false);
    await pass(500);
    expect(account().revision).toBe(revision + 1);
  });

  test('a person who may still take back is given the longer time', async () => {
    const asked: boolean[] = [];
    const { act, account } = await open({
      pace: (undoable) => {
        asked.push(undoable);
        return 100;
      },
    });
    while (account().decision!.seats.includes(0)) act();
    expect(asked.at(-1)).toBe(account().undo === 'yes');
    await pass(100);
    expect(asked.at(-1)).toBe(false);
  });
});

describe('a bot that thinks for long', () => {
  /** Answers when it is hurried, and not before. */
  function thinker(): BotHost & { hurried: number } {
    let decide = () => {};
    const host = {
      ...here,
      hurried: 0,
      ask: (request: Parameters<BotHost['ask']>[0]) =>
        new Promise((resolve) => {
          decide = () => resolve(here.ask(request));
        }),
      hurry() {
        host.hurried++;
        decide();
      },
    };
    return host;
  }

  test('is called slow once its time has come and more has passed, and can be hurried', async () => {
    const bots = thinker();
    const { live, account, act } = await open({ bots, pace: () => 500 });
    while (account().decision!.seats.includes(0)) act();
    const { revision } = account();
    await pass(1000);
    expect(live.status().slow).toBe(false);
    await pass(200);
    expect(live.status().slow).toBe(true);
    live.hurry();
    await pass();
    expect(account().revision).toBe(revision + 1);
    expect(live.status().slow).toBe(false);
  });

  test('is hurried by whoever skips again, and not by the first time', async () => {
    const bots = thinker();
    const { live, account, act } = await open({ bots, pace: () => null });
    while (account().decision!.seats.includes(0)) act();
    live.skip();
    await pass(10);
    expect(bots.hurried).toBe(0);
    live.skip();
    await pass(10);
    expect(bots.hurried).toBe(1);
  });
});

describe('advice', () => {
  test('is remembered beside the table, not in its log', async () => {
    const { live, table, shelf, act } = await open();
    const before = JSON.stringify(table.file());
    const { advised } = live.advise!(() => {});
    expect(await advised).toEqual({ option: 0, chance: 0.5, lead: 0.1, reasons: [] });
    live.advise!(() => {});
    expect(live.status().advised).toEqual([0]);
    expect(JSON.stringify(table.file())).toBe(before);
    act();
    live.advise!(() => {});
    await pass(10);
    expect((await shelf.get('one'))!.advised).toEqual([0, 1]);
  });

  test('is not there for people around one screen, nor for who watches bots', async () => {
    expect((await open({ seats: TWO })).live.advise).toBeUndefined();
    expect((await open({ seats: ALONE.map(({ colour }) => bot(colour, colour)) })).live.advise).toBeUndefined();
  });
});

describe('undo', () => {
  test('while a bot waits: its move is not made, and the person is asked again', async () => {
    const { live, account, act } = await open({ pace: () => 500 });
    const before = account();
    while (account().decision!.seats.includes(0)) act();
    expect(account()).toMatchObject({ undo: 'yes', thinking: 1 });
    live.undo(account().revision);
    expect(account().decision!.seats).toContain(0);
    expect(account().legal.length).toBeGreaterThan(0);
    expect(account().last).toBeNull();
    await pass(5000);
    // the bot was asked in the same question, so it may have answered it; Ada still has her turn
    expect(account().decision!.seats).toContain(0);
    expect(account().revision).toBeGreaterThan(before.revision);
  });

  test('goes back to the own last decision, past what bots have done since', async () => {
    const { live, account, act } = await open({ pace: () => 0 });
    const placing = () => account().decision!.seats.includes(0) && account().decision!.ask === 'place';
    for (let steps = 0; steps < 200 && !placing(); steps++) {
      if (account().decision!.seats.includes(0)) act();
      await pass(10);
    }
    const { moves, decision, view } = account();
    act();
    for (let steps = 0; steps < 50 && account().moves.length < moves.length + 3; steps++) await pass(10);
    const since = account().moves.slice(moves.length);
    expect(since.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    expect(account().undo).toBe('yes');
    live.undo(account().revision);
    expect(account()).toMatchObject({ decision, view });
    expect(account().moves).toEqual(moves);
  });

  test('for a position that has gone is refused', async () => {
    const { live, account, act } = await open();
    act();
    live.undo(0);
    expect(live.status().problem).toEqual({ t: 'refused', why: 'stale' });
    expect(account().moves).toHaveLength(1);
  });
});

describe('around one screen', () => {
  test('the next person comes to the screen behind a curtain, and nobody’s hand is shown meanwhile', async () => {
    const { live, table, account } = await open({ seats: TWO, pace: () => 0 });
    await pass(10);
    expect(live.status().curtain).toBe(0);
    expect(account().view).toEqual(table.view([]));
    expect(account().legal).toEqual([]);
    live.takeOver(0);
    expect(live.status().curtain).toBeNull();
    expect(account()).toMatchObject({ me: 0, view: table.view([0]) });
    while (account().decision!.seats.includes(0) && live.status().curtain === null) {
      live.act(account().revision, account().legal[0]!);
    }
    await pass(10);
    // the one before still sees what came of it, and may take it back
    expect(live.status()).toMatchObject({ curtain: null, handOver: 1 });
    expect(account()).toMatchObject({ me: 0, view: table.view([0]) });
    live.handOver();
    expect(live.status()).toMatchObject({ curtain: 1, handOver: null });
    expect(account().view).toEqual(table.view([]));
    live.takeOver(1);
    expect(account()).toMatchObject({ me: 1, last: null, view: table.view([1]) });
  });

  test('an open question goes on to the next person without a curtain and with a covered hand; undo stays in reach', async () => {
    const { live, table, account, act } = await open({ seats: TWO, pace: () => 0, isOpen: (ask) => ask === 'place' });
    for (const seat of [0, 1]) {
      live.takeOver(seat);
      while (account().decision!.seats.includes(seat) && account().decision!.ask !== 'place') act();
      await pass(10);
    }
    await pass(10);
    expect(account().decision!.ask).toBe('place');
    expect(live.status().curtain).toBeNull();
    const first = account().me!;
    const placer = () => account().decision!.seats[0]!;
    act();
    await pass(10);
    while (placer() === first) act();
    expect(live.status()).toMatchObject({ curtain: null, handOver: null, covered: true });
    expect(account()).toMatchObject({ me: placer(), view: table.view([]) });
    expect(account().legal.length).toBeGreaterThan(0);
    const last = table.moves.at(-1)!.seat;
    if (table.seats[last]!.kind === 'human') {
      expect(account().undo).toBe('yes');
      live.undo(account().revision);
      expect(account().me).toBe(last);
    }
    live.takeOver(account().me!);
    expect(account().view).toEqual(table.view([account().me!]));
  });
});

describe('when something fails', () => {
  test('a move that answers an older position is refused, and nothing is lost', async () => {
    const { live, account, act } = await open();
    const former = account();
    act();
    const after = account().moves;
    live.act(former.revision, former.legal.at(-1)!);
    expect(live.status().problem).toEqual({ t: 'refused', why: 'stale' });
    expect(account().moves).toEqual(after);
    act();
    expect(live.status().problem).toBeNull();
  });

  test('a bot that fails is told of, and can be asked again', async () => {
    let broken = true;
    const bots: BotHost = {
      ...here,
      ask: (request) => (broken ? Promise.reject(new Error('no bot')) : here.ask(request)),
    };
    const { live, account, act } = await open({ bots, pace: () => 0 });
    while (account().decision!.seats.includes(0)) act();
    await pass(10);
    expect(live.status().problem).toEqual({ t: 'botFailed' });
    expect(account().thinking).toBeNull();
    broken = false;
    const { revision } = account();
    live.next();
    await pass(10);
    expect(live.status().problem).toBeNull();
    expect(account().revision).toBeGreaterThan(revision);
  });

  test('a bot that answers nonsense is told of, and its move is not made', async () => {
    const { live, account, act } = await open({ bots: { ...here, ask: async () => ({ do: 'fly' }) }, pace: () => 0 });
    while (account().decision!.seats.includes(0)) act();
    const { moves } = account();
    await pass(10);
    expect(live.status().problem).toEqual({ t: 'botFailed' });
    expect(account().moves).toEqual(moves);
  });

  test('a game that cannot be saved goes on, and says so until it could be saved', async () => {
    let full = true;
    const saved: number[] = [];
    const keeper: Keeper = {
      async save({ revision }) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        saved.push(revision);
      },
      advised: () => [],
      noteAdvised() {},
    };
    const { live, account, act } = await open({ keeper });
    act();
    await pass();
    expect(live.status().problem).toEqual({ t: 'notSaved' });
    act();
    expect(account().moves).toHaveLength(2);
    await pass();
    expect(live.status().problem).toEqual({ t: 'notSaved' });
    full = false;
    live.undo(account().revision);
    await pass();
    expect(saved).toEqual([3]);
    expect(live.status().problem).toBeNull();
  });

  test('two tabs on one table: the second is told, stops, and writes over nothing', async () => {
    const { live: first, act, table, shelf } = await open({ pace: () => null });
    const file = (await shelf.get('one'))!.file;
    const late = openTable(belfort, file);
    const keeper = keeperOf('one', file.entries.length, shelf);
    const second = liveTable(late, { pace: () => 0, bots: here, keeper, whenIdle: (job) => void setTimeout(job, 0) });
    act();
    await pass(10);
    const kept = (await shelf.get('one'))!.file;
    expect(kept.entries).toEqual(table.file().entries);
    second.act(second.account().revision, second.account().legal.at(-1)!);
    await pass(10);
    expect(second.status().problem).toEqual({ t: 'elsewhere' });
    expect((await shelf.get('one'))!.file).toEqual(kept);
    const { revision } = second.account();
    second.act(revision, second.account().legal[0]!);
    await pass(1000);
    expect(second.account().revision).toBe(revision);
    expect(first.status().problem).toBeNull();
  });
});

test('what was made is kept: also the bots’ moves, at the latest when the table is closed', async () => {
  const { live, account, act, shelf } = await open({ pace: () => 0 });
  while (account().decision!.seats.includes(0)) act();
  await pass(0);
  live.close();
  await pass(10);
  expect((await shelf.get('one'))!.file.entries).toHaveLength(account().revision);
});

test('the past is what the seat saw then', async () => {
  const { live, table, account, act } = await open();
  act();
  act();
  const { view } = await live.moment(1);
  expect(view).toEqual(belfort.view(table.stateAfter(1), [0]));
  expect(account().moves).toHaveLength(2);
});
