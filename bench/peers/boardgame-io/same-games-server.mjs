// boardgame.io's own server with our games, in memory alone: every move is looked up among the legal ones, as ours does, and
// everybody sees what their seat may see. Where there was a choice, it is the one that costs this server least.
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
// freezing each new state through and through would only cost it time
setAutoFreeze(false);

const SEATS = 4;

const hosted = (name) => {
  const engine = todaysEngine(name);
  const options = engine.options({}, SEATS);
  return {
    name,
    disableUndo: true,
    setup: (_, seed) => engine.setup(options, SEATS, seed),
    // whose turn it is follows from the state: the rules refuse everybody else
    turn: { activePlayers: { all: null } },
    moves: {
      act: ({ G, playerID }, action) => {
        // a copy of its own is much quicker than drafts of every record that is touched
        const state = engine.clone(original(G));
        try {
          attempt(engine, state, Number(playerID), action);
        } catch (error) {
          if (error instanceof Refusal) return INVALID_MOVE;
          throw error;
        }
        return state;
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
