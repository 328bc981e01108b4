import { randomUUID } from 'node:crypto';
import { type Patch, patched } from '@guildhall/kernel';
import type { ToClient } from '@guildhall/protocol';
import { WebSocket } from 'ws';
import { type AnyGame, todaysEngine } from '../../src/host/engines.ts';

/** What a player tells about the moves it sends. */
export interface PlayerEvents {
  /** The server has said that the move is made. */
  acknowledged(key: string): void;
  /** The server has said that the move will not be made. */
  refused(key: string, why: string): void;
  over(): void;
}

export interface PlayerSettings {
  readonly game: string;
  readonly table: string;
  readonly cookie: string;
  /** Servers that carry the same tables. */
  readonly addresses: readonly string[];
  readonly events: PlayerEvents;
}

export interface Player {
  /** What it knows and waits for, for those who look for a fault. */
  describe(): string;
  stop(): void;
}

interface Known {
  readonly revision: number;
  readonly me: number;
  readonly open: unknown;
  readonly own: unknown;
}

interface Pending {
  readonly n: number;
  readonly key: string;
  readonly revision: number;
  readonly action: unknown;
}

/** After these answers the same message is sent again. */
const LATER = new Set(['busy', 'failed', 'tooFast']);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/**
 * Plays one seat from messages alone, as a browser would: it keeps what it was told, comes back when the line is lost,
 * and sends what was not answered again, under the same key.
 */
export function player({ game: name, table, cookie, addresses, events }: PlayerSettings): Player {
  const game: AnyGame = todaysEngine(name)!;
  let socket: WebSocket | null = null;
  let known: Known | null = null;
  let pending: Pending | null = null;
  let numbers = 0;
  let stopped = false;
  let over = false;
  let lastHeard = '';

  function connect(): void {
    if (stopped) return;
    const address = pick(addresses);
    const next = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { origin: address, cookie },
      handshakeTimeout: 5000,
    });
    socket = next;
    next.on('open', () => {
      send({ t: 'open', table, ...(known !== null && { since: known.revision }) });
      if (pending !== null) sendMove(pending);
    });
    next.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as ToClient));
    next.on('error', () => {});
    next.on('close', () => setTimeout(connect, 30 + Math.random() * 150));
  }

  function send(message: object, n = ++numbers): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, n }));
  }
  const sendMove = ({ n, key, revision, action }: Pending) =>
    send({ t: 'move', table, revision, key, actions: [action] }, n);

  function hear(message: ToClient): void {
    lastHeard = JSON.stringify(message).slice(0, 120);
    switch (message.t) {
      case 'table': {
        over = message.info.status === 'over';
        if (over) return finish();
        if (message.public === undefined) return;
        known = { revision: message.revision, me: message.me!, open: message.public, own: message.own };
        return think();
      }
      case 'step':
      case 'back':
        return follow(message);
      case 'info':
        if (known !== null) known = { ...known, revision: Math.max(known.revision, message.revision) };
        return;
      case 'done':
      case 'no':
        return answered(message);
    }
  }

  function follow(message: Extract<ToClient, { t: 'step' | 'back' }>): void {
    if (known === null || message.revision <= known.revision) return;
    if (message.revision !== known.revision + 1) return send({ t: 'open', table });
    const open = message.t === 'step' ? patched(known.open, message.patch as Patch | null) : message.public;
    known = { ...known, revision: message.revision, open, own: message.own ?? known.own };
    over = message.ending !== undefined;
    if (over) return finish();
    think();
  }

  function answered(message: Extract<ToClient, { t: 'done' | 'no' }>): void {
    if (pending === null || message.n !== pending.n) return;
    const { key } = pending;
    if (message.t === 'no' && LATER.has(message.why)) {
      const again = pending;
      setTimeout(() => pending === again && sendMove(again), 50 + Math.random() * 200);
      return;
    }
    pending = null;
    if (message.t === 'done') {
      events.acknowledged(key);
      if (over) return finish();
    } else {
      events.refused(key, message.why);
      if (message.why === 'gameOver') return finish();
      // what it knows is not what is
      return send({ t: 'open', table });
    }
    think();
  }

  function think(): void {
    if (stopped || pending !== null || known === null) return;
    const { open, own, me, revision } = known;
    const state = game.imagine(game.joinView(open, [own as never]), 1);
    if (!game.decision(state)?.seats.includes(me)) return;
    const action = pick(game.legal(state, me));
    pending = { n: ++numbers, key: randomUUID(), revision, action };
    sendMove(pending);
    // a message that comes twice is done once
    if (Math.random() < 0.05) sendMove(pending);
  }

  /** The last move is still to be answered. */
  function finish(): void {
    if (pending !== null) return;
    stop();
    events.over();
  }
  function stop(): void {
    stopped = true;
    socket?.terminate();
  }

  connect();
  return {
    stop,
    describe: () =>
      JSON.stringify({ revision: known?.revision, me: known?.me, pending, line: socket?.readyState, lastHeard }),
  };
}
