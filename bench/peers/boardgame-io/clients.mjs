// Four clients at each table of boardgame.io's server. A move is sent when the one whose turn it is has heard of the one
// before, and is done when they hear of their own.
import { createRequire } from 'node:module';
import { makeMove, SEATS, seatAt } from './game.mjs';

process.env.NODE_ENV = 'production';
const { io } = createRequire(import.meta.url)('socket.io-client');

let playing = null;

async function sit(url, number) {
  const matchID = `match-${number}`;
  const table = { number, made: 0, sentAt: 0, sending: false, sockets: [], move };
  function move() {
    if (playing === null || table.sending) return;
    table.sending = true;
    table.sentAt = performance.now();
    table.sockets[Number(seatAt(table.made))].emit(
      'update',
      makeMove(table.made),
      table.made,
      matchID,
      seatAt(table.made),
    );
  }
  await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => {
      const socket = io(`${url}/peer`, { transports: ['websocket'], forceNew: true });
      table.sockets[seat] = socket;
      socket.io.engine.on('packet', ({ data }) => {
        if (playing !== null && typeof data === 'string') playing.bytes += data.length;
      });
      return new Promise((resolve) => {
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined));
        socket.on('sync', resolve);
        socket.on('update', (_, state) => {
          if (state._stateID === table.made + 1 && seat === Number(seatAt(table.made))) {
            table.made++;
            table.sending = false;
            playing?.done(table, performance.now() - table.sentAt);
          }
        });
      });
    }),
  );
  return table;
}

const { play } = await import('../../online/playing.ts');
process.once('message', async ({ url, count }) => {
  const tables = [];
  for (let from = 0; from < count; from += 10) {
    const some = Array.from({ length: Math.min(10, count - from) }, (_, i) => sit(url, from + i));
    tables.push(...(await Promise.all(some)));
  }
  process.send({ ready: true });
  process.on('message', async ({ seconds, pace }) => {
    const report = await play(tables, seconds, pace, (now) => {
      playing = now;
    });
    process.send({ report });
  });
});
process.on('disconnect', () => process.exit(0));
