import { randomUUID } from 'node:crypto';
import { type Patch, patched } from '@guildhall/kernel';
import type { ClockNews, ToClient } from '@guildhall/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addPerson,
  type Listener,
  layTable,
  listener,
  newFolder,
  openStore,
  type TestHall,
  testHall,
} from '../../test/hall.ts';
import type { Db } from '../store/db.ts';
import { type AnyGame, todaysEngine } from './engines.ts';
import { replayOf } from './replay.ts';
import { Refusing } from './surroundings.ts';

let db: Db;
let here: TestHall;
let [ada, ben, cleo]: string[] = [];
beforeAll(async () => {
  db = await openStore(newFolder());
  [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => addPerson(db, name)));
  here = testHall(db);
});
afterAll(async () => {
  await here.hall.close();
});
afterEach(() => {
  expect(here.failures.splice(0)).toEqual([]);
});

const why = (reason: string) => expect.objectContaining({ why: reason });
const last = <T extends ToClient['t']>({ heard }: Listener, t: T) =>
  heard.findLast((message) => message.t === t) as Extract<ToClient, { t: T }>;

interface Known {
  readonly revision: number;
  readonly moves: number;
  readonly public: unknown;
  readonly own: unknown;
  readonly clock: ClockNews;
}
const NOTHING: Known = { revision: -1, moves: 0, public: undefined, own: undefined, clock: null };
/** How far a listener's messages have been read. */
const readSoFar = new WeakMap<Listener, { readonly count: number; readonly known: Known }>();

/** What a listener knows by now, put together from messages alone. */
function knownTo(listener: Listener): Known {
  const { count, known } = readSoFar.get(listener) ?? { count: 0, known: NOTHING };
  const now = listener.heard.slice(count).reduce(learn, known);
  readSoFar.set(listener, { count: listener.heard.length, known: now });
  return now;
}

function learn(known: Known, message: ToClient): Known {
  switch (message.t) {
    case 'table':
    case 'back': {
      const { revision, moves, own, clock } = message;
      return { revision, moves, public: message.public, own, clock };
    }
    case 'step': {
      const { revision, events } = message;
      expect(revision).toBe(known.revision + 1);
      const open = patched(known.public, message.patch as Patch | null);
      const clock = patched(known.clock, (message.clock ?? null) as Patch | null);
      return { revision, moves: known.moves + events.length, public: open, own: message.own ?? known.own, clock };
    }
    case 'info':
      return { ...known, revision: Math.max(known.revision, message.revision), clock: message.clock };
    default:
      return known;
  }
}

const viewOf = (game: AnyGame, known: Known) =>
  game.joinView(known.public, known.own === undefined ? [] : [known.own as never]);

/** What this seat can do, found out from messages alone. */
function optionsOf(game: AnyGame, listener: Listener, seat: number): readonly Record<string, unknown>[] {
  const state = game.imagine(viewOf(game, knownTo(listener)), 1);
  return game.decision(state)?.seats.includes(seat) ? (game.legal(state, seat) as Record<string, unknown>[]) : [];
}

async function started(people: readonly string[], wanted: Partial<Parameters<typeof layTable>[1]> = {}) {
  const id = await layTable(here, { people, ...wanted });
  const table = here.hall.table(id);
  const players = people.map((person) => listener(person));
  for (const player of players) await table.open(player);
  await table.start();
  return { id, table, players, game: todaysEngine(wanted.game ?? 'belfort')! };
}

/** Plays until the game is over or so many moves are made; every move is found from messages alone. */
async function playOn({ table, players, game }: Awaited<ReturnType<typeof started>>, most = Infinity): Promise<number> {
  for (let made = 0; made < most; made++) {
    const seat = players.findIndex((player, n) => optionsOf(game, player, n).length > 0);
    if (seat < 0) return made;
    const { revision } = knownTo(players[seat]!);
    const options = optionsOf(game, players[seat]!, seat);
    await table.move(players[seat]!.person!, revision, randomUUID(), [options[(made * 7) % options.length]!]);
  }
  return most;
}

describe.each(['belfort', 'bruges'])('a game of %s', (name) => {
  test('with a clock: who has heard every move knows the time as one who comes in', async () => {
    const place = await started([ada!, ben!, cleo!], { game: name, pace: { kind: 'live', minutes: 5, seconds: 3 } });
    await playOn(place, 9);
    await place.table
      .undo(place.players[0]!.person!, knownTo(place.players[0]!).revision, randomUUID())
      .catch(() => {});
    await place.table.seat(place.players[1]!.person!, randomUUID(), 'bot');
    await place.table.seat(place.players[1]!.person!, randomUUID(), 'return');
    await playOn(place, 5);
    const late = listener(null);
    await place.table.open(late);
    const { clock, moves } = knownTo(late);
    expect(clock?.left).toHaveLength(3);
    for (const player of place.players) expect(knownTo(player)).toMatchObject({ clock, moves });
  });

  test('is played to its end from messages alone, and everybody knows what a view tells', async () => {
    const place = await started([ada!, ben!, cleo!], { game: name });
    const watcher = listener(null);
    await place.table.open(watcher);
    await playOn(place);
    const { id, players, game } = place;
    expect(last(players[0]!, 'step').ending).toBeDefined();
    const row = (await here.hall.store.read(id))!;
    expect(row.status).toBe('over');
    expect(row.places).toHaveLength(3);
    const log = await here.hall.store.log(id);
    const state = game.setup(game.options(row.options, 3), 3, row.seed!);
    for (const { entry } of log) {
      if (entry.kind === 'move') for (const action of entry.actions) game.apply(state, entry.seat, action);
    }
    players.forEach((player, seat) => {
      expect(viewOf(game, knownTo(player))).toEqual(JSON.parse(JSON.stringify(game.view(state, [seat]))));
    });
    expect(viewOf(game, knownTo(watcher))).toEqual(JSON.parse(JSON.stringify(game.view(state, []))));
    // the film is what each saw
    const film = (await here.hall.store.film(id, 1)) as { steps: { events: unknown[][] }[] };
    const seen = players[1]!.heard.flatMap((message) => (message.t === 'step' ? message.events : []));
    expect(film.steps.flatMap(({ events }) => events)).toEqual(seen);
    expect(await place.table.story(ben!)).toEqual(film);
    expect((await replayOf(here.hall.store, row)).players).toEqual([
      { name: 'Ada' },
      { name: 'Ben' },
      { name: 'Cleo' },
    ]);
  }, 120_000);
});

describe('what is sent', () => {
  test('a move sent again is made once, also after the table was forgotten', async () => {
    const { id, table, players, game } = await started([ada!, ben!]);
    const key = randomUUID();
    const [option] = optionsOf(game, players[0]!, 0);
    expect(await table.move(ada!, 0, key, [option])).toEqual({ revision: 1 });
    expect(await table.move(ada!, 0, key, [option])).toEqual({ revision: 1, again: true });
    await table.sleep();
    expect(await table.move(ada!, 0, key, [option])).toEqual({ revision: 1, again: true });
    expect(await here.hall.store.log(id)).toHaveLength(1);
  });

  test('several people answer one question at once', async () => {
    const { table, players, game } = await started([ada!, ben!, cleo!]);
    const moves = players.map((player, seat) =>
      table.move(player.person!, 0, randomUUID(), [optionsOf(game, player, seat)[0]!]),
    );
    expect((await Promise.all(moves)).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  test('what may not be done is refused, and changes nothing', async () => {
    const { id, table, players, game } = await started([ada!, ben!]);
    const [option] = optionsOf(game, players[0]!, 0);
    await expect(table.move(cleo!, 0, randomUUID(), [option])).rejects.toThrow(why('notYours'));
    await expect(table.move(ada!, 5, randomUUID(), [option])).rejects.toThrow(why('stale'));
    await expect(table.move(ada!, 0, randomUUID(), [{ do: 'fly' }])).rejects.toThrow(why('illegal'));
    await expect(table.undo(ada!, 0, randomUUID())).rejects.toThrow(why('nothingToUndo'));
    await expect(here.hall.table(randomUUID()).move(ada!, 0, randomUUID(), [option])).rejects.toThrow(why('noTable'));
    expect(await here.hall.store.log(id)).toEqual([]);
    await table.move(ada!, 0, randomUUID(), [option]);
  });

  test('who comes back gets what was missed, or the whole table', async () => {
    const place = await started([ada!, ben!]);
    const { table, players } = place;
    const before = knownTo(players[0]!).revision;
    await playOn(place, 6);
    const back = listener(ada!);
    await table.open(back, before);
    expect(back.heard.filter(({ t }) => t === 'step')).toEqual(players[0]!.heard.filter(({ t }) => t === 'step'));
    await table.sleep();
    const late = listener(ada!);
    await table.open(late, before);
    expect(late.heard[0]).toMatchObject({ t: 'table', me: 0, revision: 6, moves: 6 });
    expect(knownTo(late)).toMatchObject({ public: knownTo(players[0]!).public, own: knownTo(players[0]!).own });
  });
});

describe('taking back', () => {
  test('the last move, by the one who made it', async () => {
    const { table, players, game } = await started([ada!, ben!]);
    const begun = knownTo(players[0]!);
    const [option] = optionsOf(game, players[0]!, 0);
    await table.move(ada!, 0, randomUUID(), [option]);
    expect(last(players[0]!, 'step').undo).toEqual([0]);
    await table.undo(ada!, 1, randomUUID());
    expect(knownTo(players[0]!)).toMatchObject({ revision: 2, moves: 0, public: begun.public, own: begun.own });
    expect(optionsOf(game, players[0]!, 0)).toContainEqual(option);
    await table.sleep();
    await table.move(ada!, 2, randomUUID(), [option]);
  });

  test('beyond a barrier only if everybody agrees', async () => {
    const place = await started([ada!, ben!, cleo!]);
    const { table, players } = place;
    await playOn(place, 8);
    const { revision } = knownTo(players[0]!);
    await table.ask(ada!, { t: 'rewind', moves: 2 });
    const { asking } = last(players[1]!, 'asking');
    expect(asking).toMatchObject({ seat: 0, agreed: [0] });
    await table.answer(ben!, asking!.ask, true);
    expect(knownTo(players[0]!).revision).toBe(revision);
    await table.answer(cleo!, asking!.ask, true);
    expect(knownTo(players[0]!)).toMatchObject({ revision: revision + 1, moves: 2 });
    expect(last(players[2]!, 'asking').asking).toBeNull();
    await playOn(place, 4);
  });

  test('not at all where the table says so', async () => {
    const { table, players, game } = await started([ada!, ben!], { takebacks: false });
    await table.move(ada!, 0, randomUUID(), [optionsOf(game, players[0]!, 0)[0]!]);
    expect(last(players[0]!, 'step').undo).toBeUndefined();
    await expect(table.undo(ada!, 1, randomUUID())).rejects.toThrow(why('noTakebacks'));
    await expect(table.ask(ada!, { t: 'rewind', moves: 0 })).rejects.toThrow(why('noTakebacks'));
  });
});

describe('advice', () => {
  const marks = ({ heard }: Listener) =>
    heard.flatMap((message) => (message.t === 'info' ? [message.advised] : [])).at(-1);

  test('is not given where the table does not allow it', async () => {
    const { id, table } = await started([ada!, ben!]);
    await expect(table.advice(ada!, randomUUID())).rejects.toThrow(why('noAdvice'));
    expect(await here.hall.store.log(id)).toEqual([]);
  });

  test('is noted once for a question, for all to see, and changes nothing else', async () => {
    const { id, table, players, game } = await started([ada!, ben!], { advice: true });
    await expect(table.advice(cleo!, randomUUID())).rejects.toThrow(why('notYours'));
    const watcher = listener(null);
    await table.open(watcher);
    const options = optionsOf(game, players[1]!, 1);
    expect(await table.advice(ben!, randomUUID())).toEqual({ revision: 1 });
    expect(await table.advice(ben!, randomUUID())).toEqual({ revision: 1, again: true });
    for (const each of [...players, watcher]) expect(marks(each)).toEqual([{ seat: 1, moves: 0 }]);
    expect(optionsOf(game, players[1]!, 1)).toEqual(options);
    // Ada answers the same question, and what Ben asked about is still asked
    await table.move(ada!, 0, randomUUID(), [optionsOf(game, players[0]!, 0)[0]!]);
    expect(await table.advice(ben!, randomUUID())).toEqual({ revision: 2, again: true });
    await table.move(ben!, 0, randomUUID(), [options[0]!]);
    expect(await table.advice(ben!, randomUUID())).toEqual({ revision: 4 });
    expect(marks(watcher)).toEqual([
      { seat: 1, moves: 0 },
      { seat: 1, moves: 2 },
    ]);
    // who comes later is told, also after the table was forgotten
    await table.sleep();
    const late = listener(cleo!);
    await table.open(late);
    expect(last(late, 'table').advised).toEqual(marks(watcher));
    expect((await here.hall.store.log(id)).map(({ entry }) => entry.kind)).toEqual([
      'advice',
      'move',
      'move',
      'advice',
    ]);
  });

  test('is for the person who is asked, while the game runs', async () => {
    const place = await started([ada!, ben!], { advice: true });
    const { table, players, game } = place;
    while (optionsOf(game, players[0]!, 0).length > 0) {
      const { revision } = knownTo(players[0]!);
      await table.move(ada!, revision, randomUUID(), [optionsOf(game, players[0]!, 0)[0]!]);
    }
    await expect(table.advice(ada!, randomUUID())).rejects.toThrow(why('notAsked'));
    await table.ask(ada!, { t: 'pause', hours: 1 });
    await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, true);
    await expect(table.advice(ben!, randomUUID())).rejects.toThrow(why('paused'));
  });

  test('stands in the replay at the next move of whoever asked', async () => {
    const { id, table, players, game } = await started([ada!, ben!], { advice: true });
    const move = async (seat: number) => {
      const { revision } = knownTo(players[seat]!);
      await table.move(players[seat]!.person!, revision, randomUUID(), [optionsOf(game, players[seat]!, seat)[0]!]);
    };
    await table.advice(ben!, randomUUID());
    await move(0);
    await move(1);
    // a move that was taken back is marked when it is made again
    await table.advice(ada!, randomUUID());
    await move(0);
    await table.undo(ada!, knownTo(players[0]!).revision, randomUUID());
    await move(0);
    await table.ask(ada!, { t: 'end' });
    await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, true);
    const row = (await here.hall.store.read(id))!;
    expect((await replayOf(here.hall.store, row)).advised).toEqual([1, 2]);
    const other = await started([ada!, ben!], { advice: true });
    expect(await replayOf(here.hall.store, (await here.hall.store.read(other.id))!)).not.toHaveProperty('advised');
  });
});

describe('when people are away', () => {
  test('a bot plays for somebody, and they come back', async () => {
    const place = await started([ada!, ben!]);
    const { table, players, game } = place;
    await table.seat(ada!, randomUUID(), 'bot');
    expect(last(players[1]!, 'info').info.seats[0]).toMatchObject({ bot: 'journeyman', person: { name: 'Ada' } });
    await expect(table.move(ada!, 1, randomUUID(), [optionsOf(game, players[0]!, 0)[0]!])).rejects.toThrow(
      why('notYours'),
    );
    // the bot answers for Ada
    await vi.waitFor(() => expect(players[1]!.heard.some((m) => m.t === 'step' && m.seat === 0)).toBe(true));
    await table.seat(ada!, randomUUID(), 'return');
    expect(last(players[1]!, 'info').info.seats[0]!.bot).toBeNull();
    await playOn(place, 4);
  });

  test('whoever gives up does not come back', async () => {
    const { table } = await started([ada!, ben!]);
    await table.seat(ben!, randomUUID(), 'resign');
    await expect(table.seat(ben!, randomUUID(), 'return')).rejects.toThrow(why('gameOver'));
  });

  test('time runs out: a bot takes the seat', async () => {
    const place = await started([ada!, ben!], { pace: { kind: 'live', minutes: 1, seconds: 0 } });
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await place.table.due();
    later.mockRestore();
    expect(last(place.players[0]!, 'info').info.seats.map(({ bot }) => bot)).toEqual(['journeyman', 'journeyman']);
  });

  test('after time has run out a bot answers once, and then the person comes back, also where nothing is added', async () => {
    let letAnswer: () => void = () => {};
    const slow = testHall(db, {
      think: ({ legal }) => new Promise((resolve) => (letAnswer = () => resolve(legal[0]))),
    });
    const id = await layTable(slow, { people: [ada!, ben!], pace: { kind: 'live', minutes: 1, seconds: 0 } });
    const table = slow.hall.table(id);
    const player = listener(ada!);
    await table.open(player);
    await table.start();
    let now = Date.now() + 61_000;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now);
    void table.due();
    await vi.waitFor(() => expect(last(player, 'info').info.seats[0]!.bot).toBe('journeyman'));
    // else they would have all the time in the world
    await expect(table.seat(ada!, randomUUID(), 'return')).rejects.toThrow(why('outOfTime'));
    letAnswer();
    await vi.waitFor(() => expect(last(player, 'step')?.seat).toBe(0));
    await table.seat(ada!, randomUUID(), 'return');
    now += 29_000;
    const [option] = optionsOf(todaysEngine('belfort')!, player, 0);
    const { revision } = knownTo(player);
    expect(await table.move(ada!, revision, randomUUID(), [option])).toEqual({ revision: revision + 1 });
    later.mockRestore();
    expect(slow.failures).toEqual([]);
  });

  test('a pause stops the clocks and the moves, until it ends', async () => {
    const { table, players, game } = await started([ada!, ben!], { pace: { kind: 'live', minutes: 1, seconds: 0 } });
    await table.ask(ada!, { t: 'pause', hours: 1 });
    await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, true);
    expect(last(players[0]!, 'info').info.status).toBe('paused');
    const option = optionsOf(game, players[0]!, 0)[0]!;
    await expect(table.move(ada!, 1, randomUUID(), [option])).rejects.toThrow(why('paused'));
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
    await table.due();
    later.mockRestore();
    expect(last(players[0]!, 'info').info).toMatchObject({ status: 'running' });
    expect(last(players[0]!, 'info').info.seats.map(({ bot }) => bot)).toEqual([null, null]);
  });

  test('a game is ended when all agree', async () => {
    const { id, table, players } = await started([ada!, ben!]);
    await table.ask(ada!, { t: 'end' });
    await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, true);
    expect((await here.hall.store.read(id))!).toMatchObject({ status: 'ended', places: null });
    for (const player of players) expect(last(player, 'asking').asking).toBeNull();
    await expect(table.seat(ada!, randomUUID(), 'bot')).rejects.toThrow(why('gameOver'));
  });

  test('who refuses ends the asking', async () => {
    const { table, players } = await started([ada!, ben!]);
    await table.ask(ada!, { t: 'end' });
    await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, false);
    expect(last(players[0]!, 'asking').asking).toBeNull();
    await expect(table.answer(ben!, randomUUID(), true)).rejects.toThrow(Refusing);
  });

  test('who asks can withdraw, and an answer after its time ends the asking for everybody', async () => {
    const { id, table, players } = await started([ada!, ben!]);
    const asked = () => last(players[1]!, 'asking').asking;
    await table.ask(ada!, { t: 'end' });
    await table.answer(ada!, asked()!.ask, false);
    expect(asked()).toBeNull();
    await table.ask(ada!, { t: 'end' });
    const later = vi.spyOn(Date, 'now').mockReturnValue(asked()!.until);
    await expect(table.answer(ben!, asked()!.ask, true)).rejects.toThrow(why('nothingAsked'));
    later.mockRestore();
    expect(asked()).toBeNull();
    expect((await here.hall.store.read(id))!).toMatchObject({ status: 'running', asking: null });
  });
});

describe('with another process that this one has not heard from', () => {
  test('who has seen its moves elsewhere is shown them here, and answers them', async () => {
    const place = await started([ada!, ben!]);
    const { id, table, players, game } = place;
    const other = testHall(db);
    const elsewhere = other.hall.table(id);
    const [adaThere, benThere] = [listener(ada!), listener(ben!)];
    await elsewhere.open(adaThere);
    await elsewhere.open(benThere);
    await playOn(place, 3);
    expect(knownTo(adaThere).revision).toBe(0);
    // Ada comes back here with what she knows from there
    await elsewhere.open(adaThere, 3);
    expect(knownTo(adaThere)).toEqual(knownTo(players[0]!));
    expect(knownTo(benThere)).toEqual(knownTo(players[1]!));
    await playOn(place, 1);
    const seat = players.findIndex((player, n) => optionsOf(game, player, n).length > 0);
    const [option] = optionsOf(game, players[seat]!, seat);
    const person = players[seat]!.person!;
    expect(await elsewhere.move(person, 4, randomUUID(), [option])).toEqual({ revision: 5 });
    await expect(elsewhere.move(person, 9, randomUUID(), [option])).rejects.toThrow(why('stale'));
    // and the other way round
    await table.open(players[0]!, 5);
    await playOn(place, 2);
    expect(other.failures).toEqual([]);
  });
});

describe('bots', () => {
  test('play among themselves to the end', async () => {
    const { id } = await started([ada!], { bots: 2 });
    await here.hall.table(id).seat(ada!, randomUUID(), 'bot');
    await vi.waitFor(async () => expect((await here.hall.store.read(id))!.status).toBe('over'), {
      timeout: 60_000,
      interval: 100,
    });
  }, 70_000);

  test('nobody waits for them: somebody’s time ends while bots of other tables think', async () => {
    const own = await openStore(newFolder());
    const [eve, finn] = await Promise.all(['Eve', 'Finn'].map((name) => addPerson(own, name)));
    const before = testHall(own, { think: () => new Promise(() => {}) });
    const withBots = await Promise.all([1, 2, 3].map(() => layTable(before, { people: [eve!], bots: 1 })));
    const live = await layTable(before, { people: [eve!, finn!], pace: { kind: 'live', minutes: 1, seconds: 0 } });
    for (const id of [...withBots, live]) {
      await before.hall.table(id).start();
      await before.hall.table(id).sleep();
    }
    // after a restart all of them are due, and the bots first
    let thinking = 0;
    const after = testHall(own, { think: () => new Promise(() => thinking++) });
    const now = Date.now() + 70_000;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now);
    after.hall.start();
    const entries = async () => (await after.hall.store.log(live)).map(({ entry }) => entry.kind);
    await vi.waitFor(async () => expect(await entries()).toEqual(['clock', 'clock']), 20_000);
    expect(thinking).toBeGreaterThanOrEqual(withBots.length);
    later.mockRestore();
    await after.hall.close();
    expect([...before.failures, ...after.failures]).toEqual([]);
  }, 30_000);
});

test('the story of an ended game is its film, whatever becomes of the engine; without a film the engine tells it', async () => {
  const place = await started([ada!, ben!]);
  const { id, table, players } = place;
  await playOn(place, 5);
  const running = [await table.story(ada!), await table.story(null)];
  await table.ask(ada!, { t: 'end' });
  await table.answer(ben!, last(players[1]!, 'asking').asking!.ask, true);
  await table.sleep();
  // no engine has such rules
  const setRules = (rules: number) =>
    db.write([{ sql: 'UPDATE tbl SET rules = $2 WHERE id = $1', values: [id, rules] }]);
  const { rules } = (await here.hall.store.read(id))!;
  await setRules(999);
  const [mine, anybodys] = [await table.story(ada!), await table.story(cleo!)];
  expect(mine.steps).toEqual(running[0]!.steps);
  expect(mine.own).toEqual(running[0]!.own);
  expect(anybodys.steps).toEqual(running[1]!.steps);
  expect(anybodys).not.toHaveProperty('own');
  await db.write([{ sql: 'DELETE FROM film WHERE tbl = $1', values: [id] }]);
  await setRules(rules);
  await table.sleep();
  expect(await table.story(ada!)).toEqual(mine);
});

test('a replay tells who played: people by their names, who has gone, and bots by who they are', async () => {
  const gone = await addPerson(db, 'Gil');
  const { id, table, players } = await started([ada!, gone], { bots: 3 });
  await table.ask(ada!, { t: 'end' });
  await table.answer(gone, last(players[1]!, 'asking').asking!.ask, true);
  await db.write([{ sql: 'UPDATE person SET gone = 1 WHERE id = $1', values: [gone] }]);
  const row = (await here.hall.store.read(id))!;
  const seats = row.seats.map((seat, n) => ({
    ...seat,
    colour: n === 0 ? 'green' : null,
    bot: [null, null, 'expert/mirel', 'journeyman', 'random'][n]!,
  }));
  expect((await replayOf(here.hall.store, { ...row, seats })).players).toEqual([
    { name: 'Ada', colour: 'green' },
    { name: '…' },
    { name: 'Mirel', bot: 'expert/mirel' },
    { name: 'Journeyman', bot: 'journeyman' },
    { name: 'random', bot: 'random' },
  ]);
});

test('words are told to everybody, once', async () => {
  const { table, players } = await started([ada!, ben!]);
  const key = randomUUID();
  await table.say({ id: ada!, name: 'Ada' }, { key, text: 'Hello' });
  await table.say({ id: ada!, name: 'Ada' }, { key, text: 'Hello' });
  expect(players[1]!.heard.filter(({ t }) => t === 'chat')).toHaveLength(1);
  await expect(table.say({ id: cleo!, name: 'Cleo' }, { key: randomUUID(), text: 'Hi' })).rejects.toThrow(
    why('notYours'),
  );
  const late = listener(ben!);
  await table.open(late);
  expect(last(late, 'table').chat).toMatchObject([{ key, text: 'Hello', from: { name: 'Ada' } }]);
});
