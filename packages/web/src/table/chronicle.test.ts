import { expect, test } from 'vitest';
import { advisedLines, chronicler, newLines } from './chronicle.ts';

type Event = { readonly t: 'round'; readonly n: number } | { readonly t: 'turn' | 'deed'; readonly who: string };

const turn = (who: string): Event => ({ t: 'turn', who });
const deed = (who: string): Event => ({ t: 'deed', who });
const moves = (...events: Event[][]) => events.map((each) => ({ events: each }));

function storyteller() {
  const told: string[] = [];
  const tell = chronicler<Event>(
    {
      roundOf: (event) => (event.t === 'round' ? event.n : null),
      chapterOf: (event) => (event.t === 'turn' ? { title: event.who, seat: 0 } : null),
      story(events) {
        told.push(events.map((event) => (event.t === 'deed' ? event.who : '·')).join(''));
        return events.flatMap((event, i) => (event.t === 'deed' ? [{ text: `${event.who} acts`, of: [i] }] : []));
      },
      targetsOf: (event) => (event.t === 'deed' ? [`seat:${event.who}`] : []),
    },
    { title: 'Dawn', round: 1 },
  );
  return { tell, told };
}

test('a chapter per turn, with the round and the move of each line', () => {
  const { tell } = storyteller();
  const chapters = tell(moves([turn('A'), deed('A')], [{ t: 'round', n: 2 }, turn('B')], [deed('B')]));
  expect(chapters).toEqual([
    {
      key: '1',
      title: 'A',
      round: 1,
      seat: 0,
      opened: 1,
      lines: [{ text: 'A acts', move: 1, moves: [1], targets: ['seat:A'] }],
    },
    {
      key: '2',
      title: 'B',
      round: 2,
      seat: 0,
      opened: 2,
      lines: [{ text: 'B acts', move: 3, moves: [3], targets: ['seat:B'] }],
    },
  ]);
});

test('only the chapter that goes on is told again', () => {
  const { tell, told } = storyteller();
  const game = moves([turn('A'), deed('A')], [turn('B'), deed('B')]);
  const before = tell(game);
  told.length = 0;
  const after = tell([...game, { events: [deed('B')] }]);
  expect(told).toEqual(['·BB']);
  expect(after[0]).toBe(before[0]);
  expect(after[1]!.lines).toHaveLength(2);
});

test('what was taken back and done differently is told anew', () => {
  const { tell } = storyteller();
  const [first, ...rest] = moves([turn('A'), deed('A')], [deed('A')]);
  tell([first!, ...rest]);
  expect(tell([first!, { events: [deed('C')] }])[0]!.lines.map(({ text }) => text)).toEqual(['A acts', 'C acts']);
});

test('advice is noted at the move that followed, and never in the turn of the next player', () => {
  const { tell } = storyteller();
  // after the second move A has advice for the third, and after the third for the fourth, which hands over to B
  const [first, second] = tell(
    moves([turn('A'), deed('A')], [deed('A')], [deed('A')], [turn('B'), deed('B')], [deed('B')]),
  );
  expect(advisedLines(first!, second, [2])).toEqual([2]);
  expect(advisedLines(second!, undefined, [2])).toEqual([]);
  expect(advisedLines(first!, second, [1, 3])).toEqual([1, 2]);
  expect(advisedLines(second!, undefined, [3, 4])).toEqual([1]);
});

test('advice is noted at the sentence that tells the move, also where it tells several, of one player or by turns', () => {
  const tell = chronicler<Event>(
    {
      roundOf: () => null,
      chapterOf: () => null,
      // one sentence for all that somebody did
      story: (events) =>
        ['A', 'B'].map((who) => ({
          text: `${who} acts`,
          of: events.flatMap((event, i) => (event.t === 'deed' && event.who === who ? [i] : [])),
        })),
      targetsOf: () => [],
    },
    { title: 'Dawn', round: 1 },
  );
  const [only] = tell(moves([deed('A')], [deed('B')], [deed('A')], [deed('B')]));
  expect(advisedLines(only!, undefined, [0])).toEqual([0]);
  expect(advisedLines(only!, undefined, [1])).toEqual([1]);
  expect(advisedLines(only!, undefined, [0, 2])).toEqual([0]);
  expect(advisedLines(only!, undefined, [3, 7])).toEqual([1]);
});

test('a move that ends a turn and is told in it is noted there alone', () => {
  const { tell } = storyteller();
  const [first, second] = tell(moves([turn('A'), deed('A')], [deed('A'), turn('B'), deed('B')]));
  expect(advisedLines(first!, second, [1])).toEqual([1]);
  expect(advisedLines(second!, undefined, [1])).toEqual([]);
});

test('what the reader has missed is found line by line, and nothing that came after they were back', () => {
  const { tell } = storyteller();
  const [first, second] = tell(moves([turn('A'), deed('A')], [deed('A')], [turn('B'), deed('B')], [deed('B')]));
  expect(newLines(first!, { from: 1, to: 3 })).toEqual([1]);
  expect(newLines(second!, { from: 1, to: 3 })).toEqual([0]);
});
