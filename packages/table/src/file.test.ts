import { deriveSeed } from '@guildhall/kernel';
import { sealedBids } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { BadTable, newTable, openTable, readTable, type TableFile } from './index.ts';

const SEATS = [
  { kind: 'human', name: 'Ada', colour: 'red' },
  { kind: 'bot', name: 'Automaton', bot: 'greedy', colour: 'blue' },
] as const;

/** A table after five moves; the winner of the first round has toasted. */
function sample(): TableFile {
  const table = newTable(sealedBids, { rounds: 2, stalls: 1 }, SEATS, deriveSeed('file test', 0));
  for (let i = 0; i < 5; i++) {
    const seat = table.decision()!.seats[0]!;
    table.submit(table.revision, seat, table.legal(seat)[0]);
  }
  return table.file();
}

const file = sample();
const changed = (changes: object): unknown => ({ ...file, ...changes });
const withEntry = (at: number, entry: unknown): unknown => changed({ entries: file.entries.with(at, entry as never) });

function problems(deed: () => unknown): readonly string[] {
  try {
    deed();
  } catch (error) {
    expect(error).toBeInstanceOf(BadTable);
    expect((error as BadTable).message).toContain('this is no table that can be opened: ');
    return (error as BadTable).problems;
  }
  throw new Error('it was read');
}

describe('reading', () => {
  test('takes text or JSON and changes nothing', () => {
    expect(readTable(JSON.stringify(file))).toEqual(file);
    expect(readTable(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });

  test.each<[string, unknown, RegExp]>([
    ['empty text', '', /^not JSON/],
    ['half a file', JSON.stringify(file).slice(0, 200), /^not JSON/],
    ['nothing', null, /object/],
    ['a list', [], /object/],
    ['a replay', changed({ format: 'guildhall-replay' }), /^format: .*"guildhall-table"/],
    ['a later version', changed({ version: 2 }), /^version/],
    ['a short seed', changed({ seed: 'abc' }), /^seed: .*64 hex digits/],
    ['one seat', changed({ seats: file.seats.slice(0, 1) }), /^seats/],
    ['a seat of an unknown kind', changed({ seats: [SEATS[0], { ...SEATS[1], kind: 'ghost' }] }), /^seats/],
    ['a seat without a name', changed({ seats: [SEATS[0], { ...SEATS[1], name: '' }] }), /^seats/],
    ['something more', changed({ extra: true }), /extra/],
    ['an entry without a move', withEntry(2, { seat: 0 }), /entries.*2/],
    ['an entry of a seat that cannot be', withEntry(1, { undo: -1 }), /entries.*1/],
    ['no entries', changed({ entries: undefined }), /^entries/],
  ])('refuses %s', (_name, raw, problem) => {
    expect(problems(() => readTable(raw)).join('\n')).toMatch(problem);
  });

  test('says at most five things at once', () => {
    const seats = Array.from({ length: 9 }, () => ({ kind: 'ghost' }));
    const found = problems(() => readTable(changed({ seats })));
    expect(found.length).toBeGreaterThan(5);
    expect(new BadTable({ t: 'damaged' }, found).message.split('; ')).toHaveLength(5);
  });
});

describe('opening', () => {
  const open = (raw: unknown) => problems(() => openTable(sealedBids, readTable(raw)));

  test('plays everything again', () => {
    const table = openTable(sealedBids, readTable(file));
    expect(table.revision).toBe(5);
    expect(table.file()).toEqual(file);
  });

  test('refuses another game and other rules', () => {
    expect(open(changed({ game: 'chess' }))).toEqual(['it is a table of chess, not of sealed-bids']);
    expect(open(changed({ rules: 9 }))).toEqual(['it was played under rules 9, these are 1']);
  });

  test('refuses options and seats that cannot be played', () => {
    expect(open(changed({ options: { rounds: 99, stalls: 1 } })).join()).toMatch(/rounds/);
    expect(open(changed({ seats: [...SEATS, ...SEATS] })).join()).toMatch(/seats: expected 2 or 3, got 4/);
  });

  test.each<[number, string, unknown, RegExp]>([
    [1, 'a card that was not in the hand', { seat: 0, action: { t: 'bid', card: 99 } }, /not possible now \(bid\)/],
    [2, 'a seat that was not asked', { ...file.entries[1], seat: 0 }, /seat 0 is not asked now/],
    [3, 'taking back past a barrier', { undo: 1 }, /something new was revealed/],
    [3, 'taking back past what a bot has revealed', { undo: 0 }, /something new was revealed/],
    [4, 'a move made too early', file.entries[0], /not (asked|possible) now/],
  ])('names entry %i: %s', (number, _name, entry, problem) => {
    const [found] = open(withEntry(number - 1, entry));
    expect(found).toMatch(problem);
    expect(found).toMatch(new RegExp(`^entry ${number} of 5: `));
  });

  test('names the first entry when nothing was there to take back', () => {
    expect(open(withEntry(0, { undo: 0 }))).toEqual(['entry 1 of 5: nothing has happened yet']);
  });

  test('notices a seed that does not fit', () => {
    expect(open(changed({ seed: deriveSeed('another', 0) })).join()).toMatch(/^entry \d of 5: /);
  });
});
