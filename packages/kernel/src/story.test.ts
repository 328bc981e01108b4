import { expect, test } from 'vitest';
import { readOn, type Sentence, storyFrom } from './story.ts';

test('reading on ends at the first event that does not fit and is not silent', () => {
  const events = ['a', '', 'a', 'b', 'a'];
  const found = readOn(
    events,
    0,
    (event) => event === 'a',
    (event) => event === '',
  );
  expect(found).toEqual([0, 2]);
});

test('a story tells every event once; lines stand alone and empty ones are left out', () => {
  const asked: number[] = [];
  const tell = (at: number): Sentence[] => {
    asked.push(at);
    if (at === 0) return [{ text: 'both', of: [0, 2] }];
    return at === 1 ? [{ text: '', of: [1] }] : [{ text: 'one\ntwo', of: [at] }];
  };
  expect(storyFrom(4, tell)).toEqual([
    { text: 'both', of: [0, 2] },
    { text: 'one', of: [3] },
    { text: 'two', of: [3] },
  ]);
  expect(asked).toEqual([0, 1, 3]);
});
