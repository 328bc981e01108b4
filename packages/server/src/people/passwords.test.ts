import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Derive, passwordKeeper, TooBusy } from './passwords.ts';

/** What was worked, for the same work is the same time. */
function counting() {
  const worked: unknown[] = [];
  const derive: Derive = async (password, salt, bytes, cost) => {
    worked.push({ salt: salt.length, bytes, ...cost });
    return scryptSync(password, salt, bytes, { ...cost, N: 2 });
  };
  return { worked, keeper: passwordKeeper(derive) };
}

describe('passwords', () => {
  test('are stored as a salted hash with what it cost', async () => {
    const { hash, check } = passwordKeeper();
    const [one, two] = [await hash('correct horse'), await hash('correct horse')];
    expect(one).toMatch(/^scrypt:16384:8:5:[\w-]{22}:[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await check('correct horse', one)).toBe(true);
    expect(await check('correct horse', two)).toBe(true);
    expect(await check('correct  horse', one)).toBe(false);
    expect(await check('', one)).toBe(false);
  });

  test('are the same however the letters are composed', async () => {
    const { keeper } = counting();
    expect(await keeper.check('cafe\u0301 creme', await keeper.hash('caf\u00e9 creme'))).toBe(true);
  });

  test('a hash of another cost is checked by its own', async () => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync('correct horse', salt, 32, { N: 1024, r: 4, p: 2 });
    const stored = `scrypt:1024:4:2:${salt.toString('base64url')}:${key.toString('base64url')}`;
    expect(await passwordKeeper().check('correct horse', stored)).toBe(true);
  });

  test('nobody has a password, and it takes the same work to find out', async () => {
    const { worked, keeper } = counting();
    const stored = await keeper.hash('correct horse');
    worked.length = 0;
    expect(await keeper.check('wrong horse', stored)).toBe(false);
    expect(await keeper.check('wrong horse', null)).toBe(false);
    expect(worked).toEqual([
      { salt: 16, bytes: 32, N: 16_384, r: 8, p: 5 },
      { salt: 16, bytes: 32, N: 16_384, r: 8, p: 5 },
    ]);
  });

  test('two are checked at a time; a long line is told to come back', async () => {
    const doors: (() => void)[] = [];
    const keeper = passwordKeeper(async () => {
      await new Promise<void>((open) => doors.push(open));
      return Buffer.alloc(32);
    });
    const asked = Array.from({ length: 66 }, () => keeper.hash('correct horse'));
    expect(doors).toHaveLength(2);
    await expect(keeper.hash('one more')).rejects.toThrow(TooBusy);
    for (let n = 0; n < asked.length; n++) {
      doors[n]!();
      await asked[n];
      // one leaves, one enters
      expect(doors.length).toBeLessThanOrEqual(n + 3);
    }
    const after = keeper.hash('the line is empty');
    doors.at(-1)!();
    await after;
  });
});
