import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BidOptions, sealedBids } from './contract/sealed-bids.ts';
import { Refusal, type Seat } from './game.ts';
import { below, commitment, deriveSeed, seeded } from './random.ts';
import { BadReplay, canonicalJson, type Replay, readReplay, recordReplay, verifyReplay } from './replay.ts';

const options: BidOptions = { rounds: 4, stalls: 2 };
const seed = deriveSeed('replay', 0);
const moves = randomMoves();
const replay = recordReplay(sealedBids, options, 3, seed, moves);
const BID = 1;

function randomMoves() {
  const state = sealedBids.setup(options, 3, seed);
  const random = seeded(1);
  const made: [Seat, ReturnType<typeof sealedBids.legal>[number]][] = [];
  for (;;) {
    const seat = sealedBids.decision(state)?.seats[0];
    if (seat === undefined) return made;
    const legal = sealedBids.legal(state, seat);
    const action = legal[below(random, legal.length)]!;
    sealedBids.apply(state, seat, action);
    made.push([seat, action]);
  }
}

function problems(raw: unknown): readonly string[] {
  try {
    readReplay(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(BadReplay);
    return (error as BadReplay).problems;
  }
  return [];
}

function verdictOn(changes: Partial<Replay>) {
  const verdict = verifyReplay(sealedBids, { ...replay, ...changes });
  return verdict.ok ? { ok: true } : { at: verdict.at, reason: verdict.reason, message: verdict.message };
}

describe('recording', () => {
  test('a replay holds the head, the moves and one digest for the setup and each move', () => {
    expect(replay).toMatchObject({
      format: 'guildhall-replay',
      version: 1,
      game: 'sealed-bids',
      rules: 1,
      seats: 3,
      seed,
    });
    expect(replay.commitment).toBe(commitment(seed));
    expect(replay.trace).toHaveLength(moves.length + 1);
  });

  test('a move that is not legal cannot be recorded', () => {
    expect(() => recordReplay(sealedBids, options, 3, seed, [[0, { t: 'keep' }]])).toThrow(Refusal);
  });
});

describe('verifying', () => {
  test('a file verifies and gives the end and every event', () => {
    const verdict = verifyReplay(sealedBids, readReplay(JSON.stringify(replay)));
    if (!verdict.ok) throw new Error(verdict.message);
    expect(verdict.finished).toBe(true);
    expect(sealedBids.decision(verdict.state)).toBeNull();
    expect(verdict.events).toHaveLength(moves.length);
    expect(verdict.events[0]).toEqual([{ t: 'bid', seat: 0, card: expect.any(Number) }]);
  });

  test('a game that was broken off verifies as far as it goes', () => {
    const verdict = verifyReplay(sealedBids, recordReplay(sealedBids, options, 3, seed, moves.slice(0, 5)));
    expect(verdict).toMatchObject({ ok: true, finished: false });
  });

  test.each<[string, Partial<Replay>, string, RegExp]>([
    ['another game', { game: 'chess' }, 'otherGame', /game of "chess", not of "sealed-bids"/],
    ['other rules', { rules: 2 }, 'otherRules', /rules 2, this program has rules 1/],
    [
      'options that cannot be played',
      { options: { rounds: 99, stalls: 2 } },
      'badOptions',
      /rounds: .* 1 to 8, got 99/,
    ],
    ['too many seats', { seats: 9 }, 'badOptions', /expected 2 to 3, got 9/],
    ['a seed that was not promised', { seed: deriveSeed('other', 0) }, 'badSeed', /was promised/],
    ['a missing digest', { trace: replay.trace.slice(1) }, 'traceLength', /digests/],
    ['another setup', { options: { rounds: 4, stalls: 3 } }, 'differs', /before the first action: .* differently/],
  ])('%s is found before the first action', (_name, changes, t, message) => {
    expect(verdictOn(changes)).toMatchObject({ at: 0, reason: { t }, message: expect.stringMatching(message) });
  });

  test('a changed digest is located', () => {
    for (const at of [0, 1, 7, moves.length]) {
      const trace = replay.trace.with(at, '00000000');
      expect(verdictOn({ trace })).toMatchObject({ at, reason: { t: 'differs', expected: '00000000' } });
    }
  });

  test('a changed move is located', () => {
    const state = sealedBids.setup(options, 3, seed);
    const other = sealedBids.legal(state, 0).find((action) => canonicalJson(action) !== canonicalJson(moves[0]![1]));
    expect(verdictOn({ actions: replay.actions.with(0, [0, other]) })).toMatchObject({
      at: BID,
      reason: { t: 'differs' },
    });
  });

  test.each<[string, readonly [Seat, unknown], object]>([
    ['an impossible move', [0, { t: 'bid', card: 99 }], { t: 'refused', seat: 0, why: 'illegal' }],
    ['a move of somebody who is not there', [9, { t: 'keep' }], { t: 'refused', seat: 9, why: 'notAsked' }],
    ['a move that is no record', [0, [[[]]]], { t: 'refused', seat: 0, why: 'illegal' }],
  ])('%s is refused where it stands', (_name, move, reason) => {
    expect(verdictOn({ actions: replay.actions.with(0, move) })).toMatchObject({ at: BID, reason });
  });

  test('a move after the end is refused', () => {
    const verdict = verdictOn({
      actions: [...replay.actions, [0, { t: 'keep' }]],
      trace: [...replay.trace, '00000000'],
    });
    expect(verdict).toMatchObject({ at: moves.length + 1, reason: { t: 'refused', why: 'gameOver' } });
  });

  test('a game that breaks down is reported, not thrown', () => {
    const broken = {
      ...sealedBids,
      setup: () => {
        throw new Error('out of cards');
      },
    };
    expect(verifyReplay(broken, replay)).toMatchObject({
      ok: false,
      at: 0,
      reason: { t: 'crashed', error: 'out of cards' },
    });
  });

  test('a changed event is a change, even if the state is the same', () => {
    const louder: typeof sealedBids = {
      ...sealedBids,
      apply(state, seat, action, out) {
        const effect = sealedBids.apply(state, seat, action, out);
        if (action.t === 'toast') out?.push({ t: 'shuffle' });
        return effect;
      },
    };
    const toast = moves.findIndex(([, action]) => action.t === 'toast') + 1;
    expect(verifyReplay(louder, replay)).toMatchObject({ ok: false, at: toast, reason: { t: 'differs' } });
  });
});

describe('reading', () => {
  test('text and parsed JSON are read alike', () => {
    expect(readReplay(JSON.stringify(replay))).toEqual(replay);
    expect(readReplay(replay)).toEqual(replay);
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /format: expected "guildhall-replay"/],
    ['an empty file', '', /not JSON/],
    ['half a file', JSON.stringify(replay).slice(0, 500), /not JSON/],
    ['another file', '{"name": "package"}', /format: expected/],
    ['a list', [], /format: expected/],
    ['a newer file', { ...replay, version: 2 }, /version: 2 is newer than the 1/],
    ['an odd version', { ...replay, version: 'one' }, /version: expected 1, got "one"/],
    ['a short seed', { ...replay, seed: 'abc' }, /seed: expected 64 hex digits, got "abc"/],
    ['no moves', { ...replay, actions: undefined }, /actions: expected array, got nothing/],
    ['a move without a seat', { ...replay, actions: [[{ t: 'keep' }]] }, /actions\.0/],
    ['a nested move', { ...replay, actions: [[0, { t: { t: 1 } }]] }, /actions\.0\.1: expected a flat record/],
    ['a bad digest', { ...replay, trace: ['xyz'] }, /trace\.0: expected 8 hex digits, got "xyz"/],
    ['a seat that is no number', { ...replay, seats: '3' }, /seats: expected a whole number from 1 to 100, got "3"/],
    ['a file beyond all measure', ' '.repeat(16_000_001), /at most 16000000/],
    ['a deep nest', '['.repeat(200_000) + ']'.repeat(200_000), /not JSON|format: expected/],
  ])('%s is refused with an explanation', (_name, raw, problem) => {
    expect(problems(raw).join('; ')).toMatch(problem);
  });

  test('many problems are cut short', () => {
    expect(problems({ ...replay, trace: new Array(1000).fill('') })).toHaveLength(11);
  });

  test('options nested beyond measure are an unplayable replay, not a crash', () => {
    const nest = '['.repeat(50_000) + ']'.repeat(50_000);
    const text = JSON.stringify({ ...replay, options: null }).replace('"options":null', `"options":${nest}`);
    expect(verifyReplay(sealedBids, readReplay(text))).toMatchObject({ ok: false, at: 0, reason: { t: 'badOptions' } });
  });

  test('whatever is read gives a replay or a BadReplay', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (raw) => problems(raw).length > 0));
    const changed = fc.record({ key: fc.constantFrom(...Object.keys(replay)), value: fc.jsonValue() });
    fc.assert(
      fc.property(changed, ({ key, value }) => {
        const raw = { ...replay, [key]: value };
        if (problems(raw).length === 0) expect(typeof verifyReplay(sealedBids, readReplay(raw)).ok).toBe('boolean');
      }),
    );
  });
});

describe('canonical JSON', () => {
  test('sorts keys at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [{ z: 1, y: null }, 'x'], a: true, c: undefined })).toBe(
      '{"a":true,"b":[{"y":null,"z":1},"x"]}',
    );
  });

  test('says the same as the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('refuses what is nested without end', () => {
    const endless: unknown[] = [];
    endless.push(endless);
    expect(() => canonicalJson(endless)).toThrow(/nested more than 100 deep/);
  });
});
