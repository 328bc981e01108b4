import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a long job is seen to go on, and its end is told', async () => {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const job = new Promise((resolve) => setTimeout(resolve, 7000, 42));
  const result = withProgress('Building ', job, write);
  await vi.advanceTimersByTimeAsync(5000);
  expect(text).toBe('Building ..');
  await vi.advanceTimersByTimeAsync(5000);
  expect(text).toBe('Building ... done in 7 s\n');
  expect(await result).toBe(42);
});

test('a job that fails fails as it did', async () => {
  const failing = withProgress('Building ', Promise.reject(new Error('no room')), () => {});
  await expect(failing).rejects.toThrow('no room');
});
