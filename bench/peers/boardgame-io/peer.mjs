// How many moves per second boardgame.io's reducer makes, on a game whose state has the shape and size of a Belfort
// game in its middle. Prints one JSON object. No legal moves are listed and no rules are checked: that favours the peer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

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

const SEATS = 4;
const SYMBOLS = 75;
const GOODS = ['wood', 'stone', 'metal', 'gold'];
const AREAS = ['forest', 'quarry', 'mine', 'goldMine'];
const CARDS = ['pub', 'gardens', 'tower', 'inn', 'blacksmith', 'bank', 'market', 'gatehouse', 'library', 'keep'];

const crew = (elf, dwarf) => ({ elf, dwarf, masterElf: 0, masterDwarf: 0 });
const player = (seat) => ({
  wood: 3,
  stone: 3,
  metal: 1,
  gold: 5,
  score: 12,
  crest: seat + 1,
  crestDown: false,
  passed: false,
  elfSupply: 3,
  dwarfSupply: 3,
  home: crew(4, 4),
  forest: crew(0, 0),
  quarry: crew(0, 0),
  mine: crew(0, 0),
  goldMine: crew(0, 0),
  hand: CARDS.slice(seat, seat + 3),
  shown: CARDS.slice(seat, seat + 1),
  built: CARDS.slice(seat, seat + 2).map((property) => ({ property, gnomes: 1, worker: null, used: false })),
});

const game = {
  name: 'peer',
  disableUndo: true,
  setup: () => ({
    options: { edition: 'revised', guilds: 'normal', custom: null, sheet: null },
    seats: SEATS,
    round: 4,
    stage: 'actions',
    guilds: ['recruiters', 'merchants', 'sawyers', 'masons', 'wizards'],
    markers: Array.from({ length: SYMBOLS }, (_, symbol) => (symbol % 4 === 0 ? (symbol / 4) % SEATS : -1)),
    players: Array.from({ length: SEATS }, (_, seat) => player(seat)),
    desk: [{ seat: 0, worker: 'elf' }],
    camp: [{ seat: 1, worker: 'dwarf' }],
    guildPlanks: [null, null, { seat: 2, worker: 'elf' }, null, null],
    neutralDwarves: [],
    gnomes: 9,
    deck: Array.from({ length: 16 }, (_, i) => CARDS[i % CARDS.length]),
    discard: Array.from({ length: 12 }, (_, i) => CARDS[(i * 3) % CARDS.length]),
    pool: ['inn', 'keep', 'tower'],
    ledger: Array.from({ length: 7 }, (_, i) => ({
      round: 3,
      seat: i % SEATS,
      item: `district.${i % 5}`,
      points: 1 + (i % 5),
    })),
    agenda: [{ t: 'round' }, { t: 'actions', crest: 1 }],
  }),
  moves: {
    trade: ({ G, playerID }, good, n) => {
      const me = G.players[playerID];
      me[good] += n;
      me.gold -= n;
    },
    build: ({ G, playerID }, symbol) => {
      const me = G.players[playerID];
      G.markers[symbol] = G.markers[symbol] === -1 ? Number(playerID) : -1;
      me.wood -= 2;
      me.stone -= 1;
      me.built[symbol % me.built.length].used = true;
    },
    send: ({ G, playerID, events }, area) => {
      const me = G.players[playerID];
      me[area].elf++;
      me.home.elf--;
      me.wood += 2;
      me.stone += 1;
      events.endTurn();
    },
  },
};

const makeMove = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } });
const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: SEATS });
let moves = 0;

/** One turn of three moves. */
function turn() {
  const playerID = state.ctx.currentPlayer;
  state = reducer(state, makeMove('trade', [GOODS[moves % 3], (moves % 2) * 2 - 1], playerID));
  state = reducer(state, makeMove('build', [moves % SYMBOLS], playerID));
  state = reducer(state, makeMove('send', [AREAS[moves % 4]], playerID));
  moves += 3;
}

function movesPerSecond(forMillis) {
  const first = moves;
  const start = performance.now();
  while (performance.now() - start < forMillis) for (let i = 0; i < 10; i++) turn();
  return ((moves - first) * 1000) / (performance.now() - start);
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
