import type { FromClient, Refused, ToClient } from '@guildhall/protocol';

/** What a client says, without its number. */
export type Saying = FromClient extends infer M ? (M extends FromClient ? Omit<M, 'n'> : never) : never;
export type Answer = Extract<ToClient, { t: 'done' }>;

/** The server has said no. */
export class SaidNo extends Error {
  readonly why: Refused;
  readonly revision: number | undefined;
  constructor(why: Refused, message: string, revision?: number) {
    super(message);
    this.name = 'SaidNo';
    this.why = why;
    this.revision = revision;
  }
}

/** `lost`: it is being found again. */
export type Link = 'connecting' | 'open' | 'lost';

/** The line to the server. It is found again by itself; what was said and not answered is said again, once it is back. */
export interface Wire {
  /** Resolves when the server has done it; throws SaidNo. */
  say(saying: Saying): Promise<Answer>;
  hear(listener: (message: ToClient) => void): () => void;
  link(): Link;
  onLink(listener: () => void): () => void;
  /** Tries to connect at once, because somebody is here. */
  wake(): void;
  close(): void;
}

/** Only as much of a WebSocket as is used, so that one of Node's or of a test fits too. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

interface Pending {
  readonly saying: Saying;
  readonly again: boolean;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** Without a word for so long, the line is dead, whatever the browser thinks. */
const SILENCE = 40_000;
const PING_EVERY = 15_000;
const OPEN = 1;

/** What has a key is done once, however often it is said. What opens a table is said anew by whoever opened it. */
const sayableAgain = (saying: Saying): boolean => 'key' in saying || saying.t === 'answer' || saying.t === 'reveal';

export function wire(connect: () => SocketLike): Wire {
  const listeners = new Set<(message: ToClient) => void>();
  const linkListeners = new Set<() => void>();
  const pending = new Map<number, Pending>();
  let socket: SocketLike | null = null;
  let link: Link = 'connecting';
  let numbers = 0;
  let tries = 0;
  let heardAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function setLink(now: Link): void {
    if (link === now) return;
    link = now;
    for (const listener of [...linkListeners]) listener();
  }

  function post(n: number, saying: Saying): void {
    if (socket?.readyState === OPEN && link === 'open') socket.send(JSON.stringify({ ...saying, n }));
  }

  function open(): void {
    clearTimeout(timer);
    const mine = connect();
    socket = mine;
    mine.addEventListener('open', () => mine.send(JSON.stringify({ t: 'hello', n: 0, protocol: 2 })));
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine && typeof data === 'string') receive(JSON.parse(data) as ToClient);
    });
    mine.addEventListener('close', () => lost(mine));
    mine.addEventListener('error', () => {});
  }

  function receive(message: ToClient): void {
    heardAt = Date.now();
    if (message.t === 'welcome') welcome();
    if (message.t === 'bye') tries = Math.max(1, Math.round(Math.log2(Math.max(1, message.retryAfter / FIRST_WAIT))));
    if (message.t === 'done' || message.t === 'no') {
      const asked = message.n === null ? undefined : pending.get(message.n);
      if (asked !== undefined) {
        pending.delete(message.n!);
        if (message.t === 'done') asked.resolve(message);
        else asked.reject(new SaidNo(message.why, message.message, message.revision));
      }
      return;
    }
    for (const listener of [...listeners]) listener(message);
  }

  function welcome(): void {
    tries = 0;
    // what is said from now on is not said again
    const unanswered = [...pending];
    setLink('open');
    for (const [n, { saying }] of unanswered) post(n, saying);
  }

  function lost(gone: SocketLike): void {
    if (socket !== gone || closed) return;
    socket = null;
    setLink('lost');
    for (const [n, { again, reject }] of pending) {
      if (again) continue;
      pending.delete(n);
      reject(new SaidNo('busy', 'the connection was lost'));
    }
    // everybody who lost it at the same moment comes back at a different one
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + Math.random());
    timer = setTimeout(open, wait);
  }

  const pulse = setInterval(() => {
    if (socket === null || link !== 'open') return;
    if (Date.now() - heardAt > SILENCE) {
      const dead = socket;
      dead.close();
      lost(dead);
    } else post(++numbers, { t: 'ping' });
  }, PING_EVERY);

  open();

  return {
    say(saying) {
      const n = ++numbers;
      return new Promise((resolve, reject) => {
        const again = sayableAgain(saying);
        if (!again && link !== 'open') return reject(new SaidNo('busy', 'the connection was lost'));
        pending.set(n, { saying, again, resolve, reject });
        post(n, saying);
      });
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    link: () => link,
    onLink(listener) {
      linkListeners.add(listener);
      return () => linkListeners.delete(listener);
    },
    wake() {
      if (socket !== null || closed) return;
      tries = 0;
      open();
    },
    close() {
      closed = true;
      clearInterval(pulse);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
