import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** How much work a guess is. OWASP's Password Storage Cheat Sheet names these three as enough; they need 16 MiB. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
/** Node hashes on four threads, which also read files: two are left to them. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

export type Derive = (password: string, salt: Buffer, bytes: number, cost: ScryptOptions) => Promise<Buffer>;

/** Too many people sign in at this moment. */
export class TooBusy extends Error {}

const byScrypt: Derive = (password, salt, bytes, cost) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, cost, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

/** Lets so many work at a time; the others wait in a line. */
function inTurn<A extends readonly unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new TooBusy('too many passwords to check');
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

/** The same letters, however a keyboard composes them. */
const spelt = (password: string): string => password.normalize('NFKC');

/** Hashes and checks passwords. Every check costs the same, whether there is a password or not. */
export function passwordKeeper(derive: Derive = byScrypt) {
  const work = inTurn(derive);

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await work(spelt(password), salt, KEY_BYTES, COST);
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(':');
  }

  /** What is checked where there is no password. Nothing hashes to it. */
  const nobody = ['scrypt', COST.N, COST.r, COST.p, randomBytes(16).toString('base64url'), ''].join(':');

  return {
    hash,

    async check(password: string, stored: string | null): Promise<boolean> {
      const [, N, r, p, salt, key] = (stored ?? nobody).split(':') as [string, string, string, string, string, string];
      const cost = { N: Number(N), r: Number(r), p: Number(p) };
      const made = await work(spelt(password), Buffer.from(salt, 'base64url'), KEY_BYTES, cost);
      const wanted = Buffer.alloc(KEY_BYTES);
      Buffer.from(key, 'base64url').copy(wanted);
      return timingSafeEqual(made, wanted) && stored !== null;
    },
  };
}
export type PasswordKeeper = ReturnType<typeof passwordKeeper>;
