import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 hex digits: a live game, drawn from a cryptographic stream. A whole number: an imagined game, fast and guessable. */
export type Seed = string | number;

/** Where a game's chance stands. Plain JSON, one shape for both kinds, so that it lives inside the state. */
export interface RandomState {
  /** The seed of a live game; null in an imagined one. */
  key: string | null;
  /** How many words have been drawn. */
  n: number;
  a: number;
  b: number;
  c: number;
  d: number;
}

const TWO_32 = 2 ** 32;
const SEED = /^[0-9a-f]{64}$/i;

export function isLiveSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && SEED.test(seed);
}

export function seeded(seed: Seed): RandomState {
  if (typeof seed === 'string') return { key: liveSeed(seed), n: 0, a: 0, b: 0, c: 0, d: 0 };
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is 64 hex digits or a whole number, not ${seed}`);
  // The seeding of PractRand's sfc32: half the seed in each of two words, then twelve rounds of mixing.
  const random: RandomState = { key: null, n: 0, a: 0, b: seed | 0, c: Math.floor(seed / TWO_32) | 0, d: 1 };
  for (let round = 0; round < 12; round++) imaginedWord(random);
  return random;
}

export function cloneRandom(random: RandomState): RandomState {
  return { key: random.key, n: random.n, a: random.a, b: random.b, c: random.c, d: random.d };
}

/** A whole number from 0 to n - 1, each equally likely: draws beyond the last full multiple of n are thrown away. */
export function below(random: RandomState, n: number): number {
  if (!(n >= 1 && n <= TWO_32 && Number.isInteger(n))) {
    throw new RangeError(`can only choose among 1 to 2^32 things, not ${n}`);
  }
  if (n === 1) return 0;
  if (n === TWO_32) return nextWord(random);
  // as unsigned words the remainders need no floating point, which is many times slower
  const count = n >>> 0;
  const excess = (-n >>> 0) % count;
  const last = ~excess >>> 0;
  for (;;) {
    const word = nextWord(random) >>> 0;
    if (word <= last) return word % count;
  }
}

/** In place (Fisher–Yates); returns the same array. */
export function shuffle<T>(random: RandomState, array: T[]): T[] {
  for (let last = array.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = array[last] as T;
    array[last] = array[other] as T;
    array[other] = moved;
  }
  return array;
}

/** A six-sided die. */
export function die(random: RandomState): number {
  return below(random, 6) + 1;
}

export function newSeed(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

/** What is shown before the first move, so that the seed revealed at the end can be checked: SHA-256 of its bytes. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(liveSeed(seed))));
}

/** The seed of one run of a series. The series itself may be named by any text. */
export function deriveSeed(seed: string, label: string | number): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(['guildhall', seed, String(label)]))));
}

function liveSeed(seed: string): string {
  if (!SEED.test(seed)) {
    throw new RangeError(`a live seed is 64 hex digits (256 bits), not ${JSON.stringify(seed.slice(0, 80))}`);
  }
  return seed.toLowerCase();
}

function nextWord(random: RandomState): number {
  if (random.key === null) {
    random.n++;
    return imaginedWord(random);
  }
  return liveWord(random.key, random.n++);
}

/** sfc32, Chris Doty-Humphrey's "small fast counting" generator. */
function imaginedWord(random: RandomState): number {
  const { b, c } = random;
  const word = (((random.a + b) | 0) + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = b ^ (b >>> 9);
  random.b = (c + (c << 3)) | 0;
  random.c = (((c << 21) | (c >>> 11)) + word) | 0;
  return word >>> 0;
}

const WORDS_PER_BLOCK = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(WORDS_PER_BLOCK * 4);

// The last block only, for sequential draws: it follows from (key, block) and is therefore no part of any state.
const cached = { key: '', block: -1, bytes: new DataView(ZEROS.slice().buffer) };

/** Word `n` of the ChaCha20 keystream (RFC 8439, zero nonce, counter from 0). */
function liveWord(key: string, n: number): number {
  const block = Math.floor(n / WORDS_PER_BLOCK);
  if (cached.key !== key || cached.block !== block) {
    const bytes = chacha20(hexToBytes(key), NONCE, ZEROS, undefined, block);
    cached.bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    cached.key = key;
    cached.block = block;
  }
  return cached.bytes.getUint32((n % WORDS_PER_BLOCK) * 4, true);
}
