// A made-up game whose state has the shape and size of a Belfort game in its middle.
export const SEATS = 4;
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

export const game = {
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

/** The moves of a turn, again and again: three moves, then the next seat. */
export function moveAt(n) {
  switch (n % 3) {
    case 0:
      return ['trade', [GOODS[n % 3], (n % 2) * 2 - 1]];
    case 1:
      return ['build', [(n - 1) % SYMBOLS]];
    default:
      return ['send', [AREAS[(n - 2) % 4]]];
  }
}
export const seatAt = (n) => String(Math.floor(n / 3) % SEATS);
export const makeMove = (n) => {
  const [type, args] = moveAt(n);
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: seatAt(n) } };
};

/** The same game as a table on the internet needs it: nobody sees the deck or the hands of others, and moves can be taken back. */
export const onlineGame = {
  ...game,
  disableUndo: false,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((each, seat) => (String(seat) === playerID ? each : { ...each, hand: each.hand.length })),
  }),
};
