// Four clients at each table of a server. A move is sent when the one whose turn it is has heard of the one before, and is
// done when the server says so. The moves were chosen before, so that choosing them takes no time here.
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { LaidTable } from '../../packages/server/test/load/lay.ts';
import { type PlayedTable, type Playing, play } from './playing.ts';

interface Task {
  readonly urls: readonly string[];
  /** A file with the tables. */
  readonly tables: string;
}

let playing: Playing | null = null;

const STEP = /^{"t":"step".{0,80}?"revision":(\d+)/;

async function sit({ id, cookies, moves }: LaidTable, urls: readonly string[], number: number): Promise<PlayedTable> {
  const sockets: WebSocket[] = [];
  let made = 0;
  let sentAt = 0;
  let sending = false;
  /** By seat, the last revision they have heard of. */
  const heardBy = [0, 0, 0, 0];
  /** How long the last move took; null: the next one is not asked for yet. */
  let took: number | null = null;
  const table = { move };

  function move(): void {
    const next = moves[made];
    if (playing === null || sending || next === undefined) return;
    sending = true;
    sentAt = performance.now();
    const key = `bench-${number}-${made}`;
    sockets[next.seat]!.send(
      JSON.stringify({ t: 'move', n: made, table: id, revision: made, key, actions: [next.action] }),
    );
  }

  function hear(seat: number, text: string): void {
    if (playing !== null) playing.bytes += text.length;
    if (text.startsWith('{"t":"done"')) {
      made++;
      sending = false;
      took = performance.now() - sentAt;
      goOn();
    } else if (text.startsWith('{"t":"no"')) throw new Error(`table ${id}, move ${made}: ${text}`);
    else {
      heardBy[seat] = Math.max(heardBy[seat]!, Number(STEP.exec(text)?.[1] ?? 0));
      goOn();
    }
  }
  /** The next one moves when the move before is done and they have heard of it. */
  function goOn(): void {
    const next = moves[made];
    if (took === null || (next !== undefined && heardBy[next.seat]! < made)) return;
    const millis = took;
    took = null;
    playing?.done(table, millis);
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
        socket.once('open', () => socket.send(JSON.stringify({ t: 'open', n: 0, table: id })));
        socket.once('message', () => {
          resolve();
          // the answer to opening the table
          socket.on('message', (data: Buffer) => {
            if (playing !== null) hear(seat, data.toString('latin1'));
          });
        });
      });
    }),
  );
  return table;
}

process.once('message', async ({ urls, tables: file }: Task) => {
  const laid = JSON.parse(readFileSync(file, 'utf8')) as LaidTable[];
  const tables: PlayedTable[] = [];
  for (let from = 0; from < laid.length; from += 10) {
    const some = laid.slice(from, from + 10).map((table, i) => sit(table, urls, from + i));
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
