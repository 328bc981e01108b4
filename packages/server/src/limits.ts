/** A bucket of tokens: so many at once, and so many more each second. */
export interface Bucket {
  readonly most: number;
  readonly perSecond: number;
  left: number;
  at: number;
}

export const newBucket = (most: number, perSecond: number, now: number): Bucket => ({
  most,
  perSecond,
  left: most,
  at: now,
});

/** Takes one; false: the bucket is empty. */
export function take(bucket: Bucket, now: number): boolean {
  bucket.left = Math.min(bucket.most, bucket.left + ((now - bucket.at) / 1000) * bucket.perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** Buckets by name, such as an address. Full ones are forgotten, so that their number stays small. */
export class Buckets {
  readonly #known = new Map<string, Bucket>();
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  take(name: string, now: number): boolean {
    let bucket = this.#known.get(name);
    if (bucket === undefined) {
      if (this.#known.size >= 50_000) this.#sweep(now);
      bucket = newBucket(this.#most, this.#perSecond, now);
      this.#known.set(name, bucket);
    }
    return take(bucket, now);
  }

  #sweep(now: number): void {
    const full = (this.#most / this.#perSecond) * 1000;
    for (const [name, { at }] of this.#known) if (now - at > full) this.#known.delete(name);
    if (this.#known.size >= 50_000) this.#known.clear();
  }
}

/** The name under which an address is counted. One household has a whole /64 of IPv6. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped !== null) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...middle, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
