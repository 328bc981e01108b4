// How many moves per second boardgame.io's reducer makes, on a game whose state has the shape and size of a Belfort
// game in its middle. Prints one JSON object. Time is that of the processor. No legal moves are listed and no rules are
// checked: that favours the peer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { game, makeMove, SEATS } from './game.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/boardgame.io/package.json', import.meta.url), 'utf8'),
);

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const millis = (Number(values.seconds) * 1000) / runs;

const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: SEATS });
let moves = 0;

/** One turn of three moves. */
function turn() {
  for (let i = 0; i < 3; i++) state = reducer(state, makeMove(moves++));
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function movesPerSecond(forMillis) {
  const first = moves;
  const start = processorMs();
  while (processorMs() - start < forMillis) for (let i = 0; i < 10; i++) turn();
  return ((moves - first) * 1000) / (processorMs() - start);
}

const stateBytes = Buffer.byteLength(JSON.stringify(state.G));
movesPerSecond(millis);
const measured = Array.from({ length: runs }, () => movesPerSecond(millis)).sort((a, b) => a - b);
if (state._stateID !== moves) throw new Error(`${moves} moves were sent, ${state._stateID} were made`);
console.log(
  JSON.stringify({
    name: `boardgame.io ${version}`,
    movesPerSecond: Math.round(measured[runs >> 1]),
    stateBytes,
  }),
);
