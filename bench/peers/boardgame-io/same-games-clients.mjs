// Four clients at each table of boardgame.io's server, who play our games with the moves that our own clients make. A move
// is sent when the one whose turn it is has heard of the one before, and is done when they hear of their own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const { Manager } = createRequire(import.meta.url)('socket.io-client');
const SEATS = 4;

let playing = null;

async function sit(url, games) {
  let [game, ...later] = games;
  let made = 0;
  let sentAt = 0;
  let sending = false;
  /** How long the last move took; null: the next one is not asked for yet. */
  let took = null;
  let heardBy = Array(SEATS).fill(0);
  /** How many seats have not seen the game yet. */
  let opening = 0;
  let opened = () => {};
  const table = { move };
  /** By seat, a line to each of the two games over one socket. */
  const lines = Array.from({ length: SEATS }, (_, seat) => {
    const manager = new Manager(url, { transports: ['websocket'], forceNew: true });
    manager.on('open', () => {
      manager.engine.on('packet', ({ data }) => {
        if (playing !== null && typeof data === 'string') playing.bytes += data.length;
      });
    });
    return { belfort: line(manager, 'belfort', seat), bruges: line(manager, 'bruges', seat) };
  });

  function line(manager, name, seat) {
    const socket = manager.socket(`/${name}`);
    socket.on('sync', () => {
      if (--opening > 0) return;
      opened();
      goOn();
    });
    socket.on('update', (id, state) => {
      if (id !== game.id) return;
      heardBy[seat] = state._stateID;
      if (sending && seat === game.moves[made].seat && state._stateID === made + 1) {
        made++;
        sending = false;
        took = performance.now() - sentAt;
      }
      goOn();
    });
    return socket;
  }
  function move() {
    if (playing === null || sending || opening > 0 || made >= game.moves.length - 1) return;
    const { seat, action } = game.moves[made];
    sending = true;
    sentAt = performance.now();
    const playerID = String(seat);
    const act = { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } };
    lines[seat][game.name].emit('update', act, made, game.id, playerID);
  }
  function goOn() {
    if (took === null || opening > 0 || heardBy[game.moves[made].seat] < made) return;
    // the last move is not made, as at our own tables
    if (made === game.moves.length - 1 && later.length > 0) return openNext();
    const millis = took;
    took = null;
    playing?.done(table, millis);
    if (made >= game.moves.length - 1) playing?.out();
  }
  function open() {
    opening = SEATS;
    made = 0;
    heardBy = Array(SEATS).fill(0);
    for (const [seat, line] of lines.entries()) line[game.name].emit('sync', game.id, String(seat), undefined);
  }
  function openNext() {
    [game, ...later] = later;
    open();
  }
  await Promise.all(
    lines.flatMap((line) =>
      Object.values(line).map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
    ),
  );
  await new Promise((resolve) => {
    opened = resolve;
    open();
  });
  return table;
}

const { play } = await import('../../online/playing.ts');
process.once('message', async ({ url, file }) => {
  const companies = JSON.parse(readFileSync(file, 'utf8'));
  const tables = [];
  for (let from = 0; from < companies.length; from += 10) {
    const some = companies.slice(from, from + 10).map((games) => sit(url, games));
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
