/**
 * A program that plays: it sits down at a table with a personal token and plays a whole game, over HTTP and a socket.
 *
 *   GUILDHALL_TOKEN=guildhall_… npx node examples/client.ts https://hall.example <table>
 *
 * It plays badly: any move that the rules allow. Put something better where it says "choose".
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { type Game, type OwnPart, type Patch, patched } from '@guildhall/kernel';
import type { FromClient, TableInfo, ToClient } from '@guildhall/protocol';
import { WebSocket } from 'ws';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
const GAMES = [belfort, bruges] as unknown as readonly AnyGame[];

/** Sits down, plays to the end, and answers the places: 1 is a winner. */
export async function playTable(server: string, token: string, id: string): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` };

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${server}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer as T;
  }

  // My part in the shuffle: the hash of 32 random bytes now, the bytes themselves when all have sat down.
  const share = randomBytes(32);
  const promise = createHash('sha256').update(share).digest('hex');
  let info = await ask<TableInfo>('POST', `/api/tables/${id}/join`, { share: promise });

  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers });
  let numbers = 0;
  /** A message without its number. */
  type Said = FromClient extends infer M ? (M extends FromClient ? Omit<M, 'n'> : never) : never;
  function say(message: Said): number {
    socket.send(JSON.stringify({ ...message, n: ++numbers }));
    return numbers;
  }

  /** What my seat sees: the public part and my own. */
  let [open, own, revision, me]: [unknown, OwnPart | undefined, number, number] = [undefined, undefined, 0, -1];
  /** The number of my move that is on its way; null: there is none. */
  let moving: number | null = null;
  let revealed = false;

  function move(): void {
    if (open === undefined || own === undefined || info.status !== 'running' || moving !== null) return;
    const game = GAMES.find((each) => each.id === info.game)!;
    // What I may do follows from what I see: any state that looks like this to me allows the same moves.
    const state = game.imagine(game.joinView(open, [own]), 1);
    if (game.decision(state)?.seats.includes(me) !== true) return;
    const legal = game.legal(state, me);
    // choose
    const action = legal[randomBytes(2).readUInt16BE() % legal.length];
    // The key makes it safe to send a move again: what was made already is not made twice.
    moving = say({ t: 'move', table: id, revision, key: randomUUID(), actions: [action as Record<string, string>] });
  }

  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      say({ t: 'hello', protocol: 2 });
      say({ t: 'open', table: id });
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was lost; open the table again with `since`')));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToClient;
      switch (message.t) {
        case 'table':
          ({ info, revision } = message);
          [open, own, me] = [message.public, message.own as OwnPart, message.me!];
          break;
        case 'drawing':
          if (message.missing.includes(me) && !revealed) say({ t: 'reveal', table: id, share: share.toString('hex') });
          revealed = true;
          break;
        case 'step':
          open = patched(open, message.patch as Patch | null);
          own = (message.own as OwnPart) ?? own;
          revision = message.revision;
          break;
        case 'back':
          [open, own, revision] = [message.public, (message.own as OwnPart) ?? own, message.revision];
          break;
        case 'info':
          ({ info, revision } = message);
          break;
        case 'no':
          // Somebody was faster: what they did has come already, or comes now.
          if (message.why !== 'stale' && message.why !== 'notAsked') console.error(message.message);
          if (message.n === moving) moving = null;
          break;
        case 'done':
          if (message.n === moving) moving = null;
          break;
      }
      if (info.places !== null) {
        resolve(info.places);
        socket.close();
      } else move();
    });
  });
}

if (import.meta.main) {
  const [server, table] = process.argv.slice(2);
  const token = process.env.GUILDHALL_TOKEN;
  if (server === undefined || table === undefined || token === undefined) {
    console.error('usage: GUILDHALL_TOKEN=guildhall_… npx node examples/client.ts <server> <table>');
    process.exit(2);
  }
  const places = await playTable(server.replace(/\/$/, ''), token, table);
  console.log(`places: ${places.join(', ')}`);
}
