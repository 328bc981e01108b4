import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Saying, type SocketLike, wire } from './socket.ts';

type Heard = Saying & { readonly n: number };

/** A socket of a server that answers only when it is told to. */
class Fake implements SocketLike {
  readyState = 0;
  readonly heard: Heard[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener as (event: { data: unknown }) => void);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }
  close(): void {
    this.readyState = 3;
    this.#listeners.get('close')?.({ data: null });
  }
  open(): void {
    this.readyState = 1;
    this.#listeners.get('open')?.({ data: null });
    this.tell({ t: 'welcome', me: null, now: 0, version: '1' });
  }
  tell(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
  said(t: Saying['t']): Heard[] {
    return this.heard.filter((each) => each.t === t);
  }
}

const MOVE: Saying = { t: 'move', table: 'table-1', revision: 4, key: 'key-0001', actions: [{ do: 'pass' }] };

let sockets: Fake[];
let line: ReturnType<typeof wire>;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  line = wire(() => {
    const socket = new Fake();
    sockets.push(socket);
    return socket;
  });
  sockets[0]!.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** The line is found again by itself, after a while. */
async function comeBack(): Promise<Fake> {
  const before = sockets.length;
  while (sockets.length === before) await vi.advanceTimersByTimeAsync(1000);
  const socket = sockets.at(-1)!;
  socket.open();
  return socket;
}

test('a move that is made while the line is cut is sent once it is back, and only once', async () => {
  sockets[0]!.close();
  const made = line.say(MOVE);
  const second = await comeBack();
  expect(sockets[0]!.said('move')).toEqual([]);
  expect(second.said('move')).toEqual([{ ...MOVE, n: expect.any(Number) }]);
  second.tell({ t: 'done', n: second.said('move')[0]!.n, revision: 5 });
  expect(await made).toMatchObject({ revision: 5 });

  // what was answered is not said again
  second.close();
  expect((await comeBack()).said('move')).toEqual([]);
});

test('a move whose answer got lost is said again with the same key, by which the server does it once', async () => {
  const made = line.say(MOVE);
  expect(sockets[0]!.said('move')).toHaveLength(1);
  sockets[0]!.close();
  const second = await comeBack();
  expect(second.said('move')).toEqual(sockets[0]!.said('move'));
  second.tell({ t: 'done', n: second.said('move')[0]!.n, revision: 5, again: true });
  expect(await made).toMatchObject({ again: true });
});

test('what only counts at the moment is not said later', async () => {
  const seen = line.say({ t: 'seen', table: 'table-1', revision: 4 });
  const failed = expect(seen).rejects.toMatchObject({ why: 'busy' });
  sockets[0]!.close();
  await failed;
  await expect(line.say({ t: 'looking', on: false })).rejects.toMatchObject({ why: 'busy' });
  const second = await comeBack();
  expect(second.heard.map(({ t }) => t)).toEqual(['hello']);
});
