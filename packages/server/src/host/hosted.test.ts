import { type Action, belfort } from '@guildhall/belfort';
import { below, deriveSeed, seeded } from '@guildhall/kernel';
import {
  beginHosted,
  type Charter,
  decisionOf,
  follow,
  type Holder,
  type Hosted,
  hasLearnt,
  hostedDeadline,
  type LogBody,
  type LogEntry,
  play,
  standing,
  wake,
  whyNoUndo,
} from '@guildhall/table';
import { describe, expect, test } from 'vitest';

type State = ReturnType<typeof belfort.setup>;
const SEED = deriveSeed('hosted', 1);
const person: Holder = { owner: true, bot: null, resigned: false };
const BEGUN = 1_000_000;

const charter = (seats = 4, timing: Charter<never, never, never, never, never>['timing'] = { kind: 'free' }) => ({
  game: belfort,
  options: belfort.options({}, seats),
  seed: SEED,
  timing,
  seats: Array.from({ length: seats }, () => person),
});
type Here = ReturnType<typeof charter>;

const first = (hosted: Hosted<State>, seat: number) => belfort.legal(hosted.state, seat)[0]!;
/** What a seat does first, again and again, until somebody else is asked. */
function answerAll(here: Here, hosted: Hosted<State>, seat: number, revision: number): void {
  for (let at = revision; decisionOf(here, hosted)!.seats.includes(seat); at = hosted.revision) {
    play(here, hosted, at, { seat, actions: [first(hosted, seat)], at: BEGUN });
  }
}
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a move is stale only if its seat’s own question has changed', () => {
  test('four people answer the opening question at the same time', () => {
    const here = charter();
    const hosted = beginHosted(here, BEGUN);
    expect(decisionOf(here, hosted)!.seats).toEqual([0, 1, 2, 3]);
    for (const seat of [2, 0, 3]) play(here, hosted, 0, { seat, actions: [first(hosted, seat)], at: BEGUN });
    expect(hosted.revision).toBe(3);
  });

  test('what answers a question that has gone is refused', () => {
    const here = charter(2);
    const hosted = beginHosted(here, BEGUN);
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN });
    expect(decisionOf(here, hosted)!.seats).toContain(0);
    const again = { seat: 0, actions: [first(hosted, 0)], at: BEGUN };
    expect(() => play(here, hosted, 0, again)).toThrow(expect.objectContaining({ why: 'stale' }));
    expect(() => play(here, hosted, 9, again)).toThrow(expect.objectContaining({ why: 'stale' }));
    expect(hosted.revision).toBe(1);
    play(here, hosted, 1, again);
  });
});

test('several actions are one move: what is refused halfway leaves no trace', () => {
  const here = charter(2);
  const hosted = beginHosted(here, BEGUN);
  const before = throughJson(hosted);
  const good = first(hosted, 0);
  expect(() => play(here, hosted, 0, { seat: 0, actions: [good, { do: 'fly' }], at: BEGUN })).toThrow(
    expect.objectContaining({ why: 'illegal' }),
  );
  expect(throughJson(hosted)).toEqual(before);
});

/** A game of random moves with all that can happen beside them; every entry is kept as a server keeps it. */
function randomGame(here: Here, entries: number): { hosted: Hosted<State>; log: LogEntry[]; middle: Hosted<State> } {
  const random = seeded(7);
  const hosted = beginHosted(here, BEGUN);
  const log: LogEntry[] = [];
  let middle = hosted;
  let at = BEGUN;
  const enter = (entry: LogBody) => {
    const former = standing(log);
    follow(here, hosted, { ...entry, at }, () => former);
    log.push({ ...entry, at } as LogEntry);
  };
  while (log.length < entries) {
    at += below(random, 5000);
    const decision = decisionOf(here, hosted);
    if (decision === null) break;
    const seat = decision.seats[below(random, decision.seats.length)]!;
    const chance = below(random, 20);
    const { holders, clock } = hosted;
    if (clock.pausedUntil !== null) enter({ kind: 'resume', seat });
    else if (chance === 0 && whyNoUndo(hosted, hosted.lastSeat ?? 0) === null) {
      enter({ kind: 'undo', seat: hosted.lastSeat!, moves: hosted.lastMove[hosted.lastSeat!]! });
    } else if (chance === 1 && hosted.moves > 3) enter({ kind: 'rewind', seat, moves: hosted.moves - 3 });
    else if (chance === 2 && holders[seat]!.bot === null) enter({ kind: 'takeover', seat, bot: 'greedy' });
    else if (chance === 3 && holders[seat]!.bot !== null) enter({ kind: 'return', seat });
    else if (chance === 4) enter({ kind: 'pause', seat, until: at + 60_000 });
    else {
      const legal = belfort.legal(hosted.state, seat);
      const actions: Action[] = [legal[below(random, legal.length)]!];
      play(here, hosted, hosted.revision, { seat, actions, at });
      log.push({ kind: 'move', seat, actions, at });
    }
    if (log.length === 120) middle = throughJson(hosted);
  }
  return { hosted, log: throughJson(log), middle };
}

describe('a table wakes as it fell asleep', () => {
  const here = charter(3, { kind: 'live', minutes: 20, seconds: 10 });
  const { hosted, log, middle } = randomGame(here, 300);

  test('the game had everything in it', () => {
    expect(new Set(log.map(({ kind }) => kind))).toEqual(
      new Set(['move', 'undo', 'rewind', 'takeover', 'return', 'pause', 'resume']),
    );
    expect(hosted.revision).toBe(log.length);
  });

  test('from its log', () => {
    expect(throughJson(wake(here, BEGUN, log))).toEqual(throughJson(hosted));
  });

  test('from a snapshot and what came after it', () => {
    expect(middle.revision).toBe(120);
    expect(throughJson(wake(here, BEGUN, log, middle))).toEqual(throughJson(hosted));
  });

  test('what stands is what led here', () => {
    const state = belfort.setup(here.options, 3, SEED);
    for (const { seat, action } of standing(log)) belfort.apply(state, seat, action as Action);
    expect(state).toEqual(hosted.state);
  });
});

describe('taking back', () => {
  test('whoever moved last may, until somebody else has moved or something was revealed', () => {
    const here = charter(2);
    const hosted = beginHosted(here, BEGUN);
    const opening = decisionOf(here, hosted)!.ask;
    expect(whyNoUndo(hosted, 0)?.why).toBe('nothingToUndo');
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN });
    expect(whyNoUndo(hosted, 0)).toBeNull();
    play(here, hosted, 0, { seat: 1, actions: [first(hosted, 1)], at: BEGUN });
    expect(whyNoUndo(hosted, 0)?.why).toBe('notYours');
    answerAll(here, hosted, 1, hosted.revision);
    while (decisionOf(here, hosted)!.ask === opening) {
      play(here, hosted, hosted.revision, { seat: 0, actions: [first(hosted, 0)], at: BEGUN });
    }
    // the hands are chosen: cards have come to light
    expect(hosted.barrier).toBe(hosted.moves);
    expect(whyNoUndo(hosted, 0)?.why).toBe('barrier');
  });

  test('alone among bots, past what they have done since', () => {
    const bot: Holder = { owner: false, bot: 'greedy', resigned: false };
    const here = { ...charter(2), seats: [person, bot] };
    const hosted = beginHosted(here, BEGUN);
    while (decisionOf(here, hosted)!.ask !== 'place') {
      answerAll(here, hosted, decisionOf(here, hosted)!.seats[0]!, hosted.revision);
    }
    const { moves } = hosted;
    const placed = [0, 0].map(() => {
      const seat = decisionOf(here, hosted)!.seats[0]!;
      play(here, hosted, hosted.revision, { seat, actions: [first(hosted, seat)], at: BEGUN });
      return seat;
    });
    expect(placed.toSorted()).toEqual([0, 1]);
    expect(whyNoUndo(hosted, 0)).toBeNull();
    expect(hosted.lastMove[0]).toBe(moves + placed.indexOf(0));
  });

  test('a card played from a hidden hand tells something', () => {
    const here = charter(2);
    const hosted = beginHosted(here, BEGUN);
    const log: LogEntry[] = [];
    const step = (seat: number, action: Action) => {
      play(here, hosted, hosted.revision, { seat, actions: [action], at: BEGUN });
      log.push({ kind: 'move', seat, actions: [action], at: BEGUN });
    };
    // until somebody builds a property out of their hand
    const random = seeded(3);
    for (let i = 0; i < 400; i++) {
      const seat = decisionOf(here, hosted)!.seats[0]!;
      const legal = belfort.legal(hosted.state, seat);
      const build = legal.find((action) => action.do === 'build');
      if (build !== undefined) {
        const other = 1 - seat;
        step(seat, build);
        expect(hasLearnt(here, standing(log), other, hosted.moves - 1)).toBe(true);
        expect(hasLearnt(here, standing(log), seat, hosted.moves - 1)).toBe(false);
        return;
      }
      step(seat, legal[below(random, legal.length)]!);
    }
    throw new Error('nobody built anything');
  });
});

describe('clocks', () => {
  test('live: time runs for those who are asked, and seconds are added for each move', () => {
    const here = charter(2, { kind: 'live', minutes: 1, seconds: 5 });
    const hosted = beginHosted(here, BEGUN);
    expect(hostedDeadline(here, hosted)).toBe(BEGUN + 60_000);
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN + 10_000 });
    expect(hosted.clock.left).toEqual([55_000, 50_000]);
    expect(hostedDeadline(here, hosted)).toBe(BEGUN + 60_000);
  });

  test('by turns: every answer has its own time', () => {
    const here = charter(2, { kind: 'turns', hours: 24 });
    const hosted = beginHosted(here, BEGUN);
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN + 3_600_000 });
    expect(hosted.clock.left).toEqual([24 * 3_600_000, 23 * 3_600_000]);
  });

  test('nobody gains time by leaving their seat to a bot and coming back, whatever the bot answers meanwhile', () => {
    const here = charter(2, { kind: 'live', minutes: 1, seconds: 20 });
    const hosted = beginHosted(here, BEGUN);
    const at = BEGUN + 10_000;
    const enter = (entry: LogBody) => follow(here, hosted, { ...entry, at } as LogEntry, () => []);
    const answer = () => play(here, hosted, hosted.revision, { seat: 0, actions: [first(hosted, 0)], at });
    for (let i = 0; i < 3; i++) {
      enter({ kind: 'takeover', seat: 0, bot: 'greedy' });
      if (i === 1) answer();
      enter({ kind: 'return', seat: 0 });
      expect(hosted.clock.left[0]).toBe(50_000);
    }
    answer();
    expect(hosted.clock.left[0]).toBe(70_000);
  });

  test('whose time ran out gets half a minute to come back with, for an answer of the bot and not before', () => {
    for (const seconds of [0, 45]) {
      const here = charter(2, { kind: 'live', minutes: 1, seconds });
      const hosted = beginHosted(here, BEGUN);
      let at = BEGUN + 60_000;
      const enter = (entry: LogBody) => follow(here, hosted, { ...entry, at } as LogEntry, () => []);
      const answer = () => play(here, hosted, hosted.revision, { seat: 0, actions: [first(hosted, 0)], at });
      enter({ kind: 'clock', seat: 0, bot: 'greedy' });
      expect(hosted.clock.left[0]).toBe(0);
      answer();
      expect(hosted.clock.left[0]).toBe(30_000);
      enter({ kind: 'return', seat: 0 });
      enter({ kind: 'takeover', seat: 0, bot: 'greedy' });
      enter({ kind: 'return', seat: 0 });
      expect(hosted.clock.left[0]).toBe(30_000);
      at += 29_000;
      answer();
      expect(hosted.clock.left[0]).toBe(1000 + seconds * 1000);
    }
  });

  test('nobody gains time by taking a move back and making it again', () => {
    const here = charter(2, { kind: 'live', minutes: 1, seconds: 20 });
    const hosted = beginHosted(here, BEGUN);
    const move = () => play(here, hosted, hosted.revision, { seat: 0, actions: [first(hosted, 0)], at: BEGUN });
    for (let i = 0; i < 3; i++) {
      move();
      expect(hosted.clock.left[0]).toBe(80_000);
      follow(here, hosted, { kind: 'undo', seat: 0, moves: 0, at: BEGUN }, () => []);
    }
    move();
    move();
    expect(hosted.clock.left[0]).toBe(100_000);
  });

  test('a snapshot of an older version, which does not know how far the game had come, is as far as it is', () => {
    const here = charter(2, { kind: 'live', minutes: 1, seconds: 20 });
    const hosted = beginHosted(here, BEGUN);
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN });
    const { furthest, ...older } = throughJson(hosted);
    expect(wake(here, BEGUN, [], older as typeof hosted).furthest).toBe(furthest);
  });

  test('by turns: who comes back has what was left, and a full time again for the next question', () => {
    const here = charter(2, { kind: 'turns', hours: 24 });
    const hosted = beginHosted(here, BEGUN);
    const at = BEGUN + 23 * 3_600_000;
    const enter = (entry: LogBody) => follow(here, hosted, { ...entry, at } as LogEntry, () => []);
    enter({ kind: 'takeover', seat: 0, bot: 'greedy' });
    enter({ kind: 'return', seat: 0 });
    expect(hosted.clock.left[0]).toBe(3_600_000);
    enter({ kind: 'takeover', seat: 0, bot: 'greedy' });
    play(here, hosted, hosted.revision, { seat: 0, actions: [first(hosted, 0)], at });
    enter({ kind: 'return', seat: 0 });
    expect(hosted.clock.left[0]).toBe(24 * 3_600_000);
  });

  test('no time passes while the game is paused, and none for a seat that a bot plays', () => {
    const here = charter(2, { kind: 'live', minutes: 1, seconds: 0 });
    const hosted = beginHosted(here, BEGUN);
    const enter = (entry: LogBody, at: number) => follow(here, hosted, { ...entry, at } as LogEntry, () => []);
    enter({ kind: 'pause', seat: 0, until: BEGUN + 90_000 }, BEGUN + 1000);
    expect(hostedDeadline(here, hosted)).toBe(BEGUN + 90_000);
    enter({ kind: 'resume', seat: 0 }, BEGUN + 80_000);
    expect(hosted.clock.left).toEqual([59_000, 59_000]);
    enter({ kind: 'takeover', seat: 1, bot: 'greedy' }, BEGUN + 80_000);
    play(here, hosted, 0, { seat: 0, actions: [first(hosted, 0)], at: BEGUN + 81_000 });
    expect(hosted.clock.left).toEqual([58_000, 59_000]);
  });
});
