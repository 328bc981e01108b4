import { expect, test } from 'vitest';
import { withLine } from './chat.ts';

test('a line that is told twice is shown once', () => {
  const ada = { id: 'a', name: 'Ada' };
  const first = { key: 'one', at: 1, from: ada, text: 'hello' };
  const second = { key: 'two', at: 2, from: ada, text: 'hello' };
  const chat = withLine(withLine([], first), second);
  expect(chat).toEqual([first, second]);
  expect(withLine(chat, { ...first })).toEqual(chat);
});
