import { expect, test } from 'vitest';
import { Mailbox } from './mailbox.ts';

function begin() {
  const heard: string[] = [];
  const mailbox = new Mailbox((error) => heard.push(`failed: ${(error as Error).message}`));
  const post = (name: string, work: Promise<unknown>) =>
    mailbox.post(async () => {
      heard.push(`begun: ${name}`);
      await work;
      heard.push(`done: ${name}`);
      return name;
    });
  return { heard, mailbox, post };
}

test('the first job begins at once, the next ones when the one before is done', async () => {
  const { heard, mailbox, post } = begin();
  expect(mailbox.isEmpty).toBe(true);
  const first = Promise.withResolvers<void>();
  const jobs = [post('a', first.promise), post('b', Promise.resolve()), post('c', Promise.resolve())];
  expect(heard).toEqual(['begun: a']);
  expect(mailbox.isEmpty).toBe(false);
  first.resolve();
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c']);
  expect(heard).toEqual(['begun: a', 'done: a', 'begun: b', 'done: b', 'begun: c', 'done: c']);
  expect(mailbox.isEmpty).toBe(true);
});

test('that a job has failed is heard before the next one begins, and stops none', async () => {
  const { heard, post } = begin();
  const outcomes = await Promise.allSettled([post('a', Promise.reject(new Error('no'))), post('b', Promise.resolve())]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(heard).toEqual(['begun: a', 'failed: no', 'begun: b', 'done: b']);
});
