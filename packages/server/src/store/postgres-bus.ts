import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { settings } from './postgres-client.ts';

const CHANNEL = 'guildhall';
/** PostgreSQL takes less than 8000 bytes in one notice. */
const MOST_BYTES = 7900;
/** What waits while the database is away. They are hints: whoever misses one finds out later. */
const MOST_WAITING = 10_000;
const LONGEST_PAUSE = 2000;

/** Messages, each as JSON, in as few notices as possible: lists with the name of the sender in front. */
export function notices(sender: string, messages: Iterable<string>): string[] {
  const payloads: string[] = [];
  const head = JSON.stringify(sender);
  let size = 0;
  let current: string[] = [];
  for (const message of messages) {
    const bytes = Buffer.byteLength(message) + 1;
    if (bytes + head.length + 2 > MOST_BYTES) throw new RangeError(`a message of ${bytes} bytes is too long`);
    if (current.length > 0 && size + bytes > MOST_BYTES) {
      payloads.push(`[${current.join(',')}]`);
      current = [];
    }
    if (current.length === 0) {
      current = [head];
      size = head.length + 2;
    }
    current.push(message);
    size += bytes;
  }
  if (current.length > 0) payloads.push(`[${current.join(',')}]`);
  return payloads;
}

/** One connection that tells other processes and hears them. It comes back by itself when it is lost. */
export function postgresBus(address: string) {
  const sender = randomUUID();
  const mine = `["${sender}"`;
  const listeners: ((message: object) => void)[] = [];
  /** The same message twice says nothing more; it is told where it came last, because it may be true again. */
  let waiting = new Set<string>();
  let client: pg.Client | null = null;
  let telling = false;
  let planned = false;
  let closed = false;
  let pause = 50;
  let timer: NodeJS.Timeout | undefined;

  function heard({ payload }: pg.Notification): void {
    // every process hears itself as well
    if (payload === undefined || payload.startsWith(mine)) return;
    const [, ...messages] = JSON.parse(payload) as [string, ...object[]];
    for (const message of messages) for (const listener of listeners) listener(message);
  }

  function later(): void {
    if (closed) return;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random()));
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(settings(address));
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      if (client === next) client = null;
      void next.end().catch(() => {});
      later();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', heard);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch {
      return lose();
    }
    if (closed) return void (await next.end().catch(() => {}));
    client = next;
    pause = 50;
    void tellAll();
  }

  async function tellAll(): Promise<void> {
    planned = false;
    if (telling || client === null) return;
    telling = true;
    while (waiting.size > 0 && client !== null) {
      const messages = waiting;
      waiting = new Set();
      try {
        await client.query({
          name: 'tell',
          text: `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`,
          values: [notices(sender, messages)],
        });
      } catch {
        // Told again with the next connection.
        for (const newer of waiting) messages.delete(newer);
        waiting = new Set([...messages, ...waiting]);
        break;
      }
    }
    telling = false;
  }

  return {
    connect,
    tell(message: object): void {
      if (waiting.size >= MOST_WAITING) waiting.clear();
      // what is told in one turn of the event loop goes together
      if (!planned) setImmediate(() => void tellAll());
      planned = true;
      const text = JSON.stringify(message);
      waiting.delete(text);
      waiting.add(text);
    },
    hear(listener: (message: object) => void): void {
      listeners.push(listener);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
