// Four clients at each table of a server. A move is sent when the one whose turn it is has heard of the one before, and is
// done when the server says so. The moves were chosen before, so that choosing them takes no time here.
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { LaidCompany } from '../../packages/server/test/load/lay.ts';
import { type PlayedTable, type Playing, play } from './playing.ts';

interface Task {
  readonly urls: readonly string[];
  /** A file with those who play, and their games. */
  readonly companies: string;
}

let playing: Playing | null = null;

/** Coming and going is answered as well. */
const OPENED = '{"t":"done","n":0';
const STEP = /^{"t":"step","table":"([^"]+)","revision":(\d+)/;
/** So much of a message tells what it is about. Clients read no more of it, for it is the server that is measured. */
const HEAD = 120;

async function sit({ cookies, games }: LaidCompany, urls: readonly string[], number: number): Promise<PlayedTable> {
  const sockets: WebSocket[] = [];
  let [game, ...later] = games;
  let made = 0;
  let sentAt = 0;
  let sending = false;
  /** By seat, the last revision they have heard of. */
  let heardBy = [0, 0, 0, 0];
  /** How long the last move took; null: the next one is not asked for yet. */
  let took: number | null = null;
  /** How many seats have not seen the next game yet. */
  let opening = 0;
  const table = { move };

  function move(): void {
    const next = game?.moves[made];
    if (playing === null || sending || opening > 0 || next === undefined) return;
    sending = true;
    sentAt = performance.now();
    const key = `bench-${number}-${made}`;
    sockets[next.seat]!.send(
      JSON.stringify({ t: 'move', n: made + 1, table: game!.id, revision: made, key, actions: [next.action] }),
    );
  }

  function hear(seat: number, message: Buffer): void {
    if (playing !== null) playing.bytes += message.length;
    const text = message.toString('latin1', 0, HEAD);
    if (text.startsWith('{"t":"table"')) {
      if (--opening === 0) goOn();
    } else if (text.startsWith('{"t":"done"')) {
      if (text.startsWith(OPENED)) return;
      made++;
      sending = false;
      took = performance.now() - sentAt;
      goOn();
    } else if (text.startsWith('{"t":"no"')) throw new Error(`table ${game?.id}, move ${made}: ${text}`);
    else {
      const [, table, revision] = STEP.exec(text) ?? [];
      // the game before can still be told of
      if (table !== game!.id) return;
      heardBy[seat] = Math.max(heardBy[seat]!, Number(revision));
      goOn();
    }
  }
  /** The next one moves when the move before is done and they have heard of it. */
  function goOn(): void {
    const next = game?.moves[made];
    if (took === null || opening > 0 || (next !== undefined && heardBy[next.seat]! < made)) return;
    // what the end of a game costs is another question: the last move is not made
    if (made === game!.moves.length - 1 && later.length > 0) return openNext();
    const millis = took;
    took = null;
    playing?.done(table, millis);
    if (made >= game!.moves.length - 1) playing?.out();
  }
  function openNext(): void {
    for (const socket of sockets) {
      socket.send(JSON.stringify({ t: 'close', n: 0, table: game!.id }));
      socket.send(JSON.stringify({ t: 'open', n: 0, table: later[0]!.id }));
    }
    [game, ...later] = later;
    opening = sockets.length;
    made = 0;
    heardBy = [0, 0, 0, 0];
  }

  await Promise.all(
    cookies.map((cookie, seat) => {
      // with two servers half of the people of each table are at the other one
      const url = urls[(number + seat) % urls.length]!;
      const forwarded = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
        headers: { origin: url, cookie, ...forwarded },
        perMessageDeflate: false,
      });
      sockets[seat] = socket;
      return new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.once('open', () => socket.send(JSON.stringify({ t: 'open', n: 0, table: game!.id })));
        socket.once('message', () => {
          resolve();
          // the answer to opening the table
          socket.on('message', (data: Buffer) => hear(seat, data));
        });
      });
    }),
  );
  return table;
}

process.once('message', async ({ urls, companies: file }: Task) => {
  const laid = JSON.parse(readFileSync(file, 'utf8')) as LaidCompany[];
  const tables: PlayedTable[] = [];
  for (let from = 0; from < laid.length; from += 10) {
    const some = laid.slice(from, from + 10).map((company, i) => sit(company, urls, from + i));
    tables.push(...(await Promise.all(some)));
  }
  process.send!({ ready: true });
  process.on('message', async ({ seconds, pace }: { seconds: number; pace: number | null }) => {
    const report = await play(tables, seconds, pace, (now) => {
      playing = now;
    });
    process.send!({ report });
  });
});
process.on('disconnect', () => process.exit(0));
