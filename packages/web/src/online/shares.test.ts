import { commitment } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { dropShare, keepShare, newShare, shareOf } from './shares.ts';

test('at a live table only the hash of a share is sent', () => {
  const { share, sent } = newShare({ kind: 'live', minutes: 30, seconds: 0 });
  expect(sent).toEqual({ share: commitment(share) });
});

test.each([{ kind: 'turns', hours: 24 }, { kind: 'free' }] as const)(
  'whoever may be away at the start hands in the share itself: %j',
  (pace) => {
    const { share, sent } = newShare(pace);
    expect(sent).toEqual({ deposit: share });
  },
);

test('every share is another one', () => {
  const shares = Array.from({ length: 20 }, () => newShare({ kind: 'free' }).share);
  expect(new Set(shares).size).toBe(20);
});

test('a share is kept with what was promised, until it is dropped', () => {
  keepShare({ id: 'table-1', commitment: 'promised' }, 'mine');
  expect(shareOf('table-1')).toEqual({ share: 'mine', commitment: 'promised' });
  expect(shareOf('table-2')).toBeNull();
  dropShare('table-1');
  expect(shareOf('table-1')).toBeNull();
});
