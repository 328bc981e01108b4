// How fast boardgame.io's own bot, MCTSBot, thinks about the smallest game there is: three in a row, as in its tutorial,
// with the bot's own settings. Prints one JSON object. Time is that of the processor.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/boardgame.io/package.json', import.meta.url), 'utf8'),
);

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
const seconds = Number(values.seconds);

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  name: 'three-in-a-row',
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const enumerate = (G) => G.cells.flatMap((cell, i) => (cell === null ? [{ move: 'click', args: [i] }] : []));

const processorSeconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

const bot = new MCTSBot({ game, enumerate, seed: 'bench' });
let moves = 0;
const { reducer } = bot;
bot.reducer = (...args) => {
  moves++;
  return reducer(...args);
};

async function run(forSeconds) {
  const start = processorSeconds();
  moves = 0;
  let decisions = 0;
  let worlds = 0;
  let state = InitializeGame({ game, numPlayers: 2 });
  let took = 0;
  while (took < forSeconds || decisions === 0) {
    if (state.ctx.gameover !== undefined) state = InitializeGame({ game, numPlayers: 2 });
    const { action } = await bot.play(state, state.ctx.currentPlayer);
    decisions++;
    worlds += bot.iterationCounter;
    took = processorSeconds() - start;
    state = reducer(state, action);
  }
  return { decisions, worlds, moves, took };
}

await run(seconds / 4);
const { decisions, worlds, moves: made, took } = await run(seconds);
console.log(
  JSON.stringify({
    name: `boardgame.io ${version}, MCTSBot`,
    decisionsPerSecond: Number((decisions / took).toPrecision(4)),
    worldsPerSecond: Math.round(worlds / took),
    movesPerSecond: Math.round(made / took),
  }),
);
