// boardgame.io's own server with our games, in memory alone: every move is looked up among the legal ones, as ours does, and
// everybody sees what their seat may see. Where there was a choice, it is the one that costs this server least; with
// AS_TAUGHT it is what boardgame.io's documentation teaches and does by itself.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { attempt, Refusal } from '../../../packages/kernel/src/game.ts';
import { todaysEngine } from '../../../packages/server/src/host/engines.ts';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');
const { original, setAutoFreeze } = require('immer');
// what it says about itself is not for the one who measures
console.info = () => {};
console.log = () => {};
console.warn = () => {};
const isTaught = process.env.AS_TAUGHT !== undefined;
// freezing each new state through and through only costs it time
if (!isTaught) setAutoFreeze(false);

const SEATS = 4;

/** A copy of its own is much quicker than drafts of every record that is touched. */
function copied(engine, G, seat, action) {
  const state = engine.clone(original(G));
  attempt(engine, state, seat, action);
  return state;
}

/** A move checks and changes the draft that it is given. */
const drafted = (engine, G, seat, action) => void attempt(engine, G, seat, action);

const hosted = (name) => {
  const engine = todaysEngine(name);
  const options = engine.options({}, SEATS);
  return {
    name,
    disableUndo: !isTaught,
    setup: (_, seed) => engine.setup(options, SEATS, seed),
    // whose turn it is follows from the state: the rules refuse everybody else
    turn: { activePlayers: { all: null } },
    moves: {
      act: ({ G, playerID }, action) => {
        try {
          return (isTaught ? drafted : copied)(engine, G, Number(playerID), action);
        } catch (error) {
          if (error instanceof Refusal) return INVALID_MOVE;
          throw error;
        }
      },
    },
    playerView: ({ G, playerID }) => engine.view(G, playerID === null ? [] : [Number(playerID)]),
  };
};

const games = { belfort: hosted('belfort'), bruges: hosted('bruges') };
const server = Server({ games: Object.values(games), origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
for (const { id, name, seed } of JSON.parse(readFileSync(process.env.GAMES, 'utf8')).flat()) {
  const players = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { id: seat }]));
  await server.db.createMatch(id, {
    initialState: InitializeGame({ game: games[name], numPlayers: SEATS, setupData: seed }),
    metadata: { gameName: name, players, createdAt: 0, updatedAt: 0 },
  });
}
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
process.on('message', (asked) => {
  if (asked === 'collect') globalThis.gc?.();
  process.send({ usage: { cpu: process.cpuUsage(), memory: process.memoryUsage() } });
});
process.on('disconnect', () => process.exit(0));
