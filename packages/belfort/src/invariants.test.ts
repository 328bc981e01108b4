import { expect, test } from 'vitest';
import { symbolNamed } from './board/names.ts';
import { violations } from './invariants.ts';
import { table } from './scenario/table.ts';
import { type Area, changeCard, joined, type Player, type State, type Worker } from './state.ts';

const options = { guilds: ['miners', 'bankers', 'masons', 'recruiters', 'merchants'] };
const given = {
  phase: 'actions',
  players: { red: { hand: ['pub', 'inn'], shown: ['inn'], built: [{ property: 'market', gnomes: 1 }, 'keep'] } },
  markers: { red: ['keep 1'] },
};
const sound = (): State => table({ options, given }).state;

function come(player: Player, place: 'home' | Area, worker: Worker, n: number): void {
  player[place] = joined(player[place], worker, n);
}

test('[Belfort 1.4] a sound position breaks nothing', () => {
  expect(violations(sound())).toEqual([]);
});

test.each<[string, string, (state: State) => void]>([
  ['Belfort 1.4', '6 pub cards, not 5', (state) => state.deck.push('pub')],
  ['Belfort 1.4', '4 keep cards, not 5', ({ players }) => players[0]!.built.splice(1, 1)],
  ['Belfort 1.4', '4 cards in the pool', ({ pool, deck }) => pool.push(deck.pop()!)],
  ['Belfort 1.9', '74 symbols', ({ markers }) => markers.pop()],
  ['Belfort 1.9', 'a marker of nobody at the table', ({ markers }) => markers.fill(3, 0, 1)],
  ['Belfort 1.9', 'a marker of nobody at the table', ({ markers }) => markers.fill(-2, 0, 1)],
  [
    'Belfort 9.10',
    'a keep section with two different symbols',
    ({ markers }) => {
      markers[symbolNamed('keep 1')] = 1;
    },
  ],
  [
    'B2',
    'gatehouse 0 has two owners',
    ({ markers }) => {
      markers[symbolNamed('gatehouse 1>2')] = 0;
      markers[symbolNamed('gatehouse 2>1')] = 1;
    },
  ],
  ['Belfort 1.5', '13 gnomes, not 14', (state) => state.gnomes--],
  ['Belfort 1.5', '15 gnomes, not 14', ({ players }) => changeCard(players[0]!, 0, { gnomes: 2 })],
  [
    'Belfort 2.3',
    'crests are 1, 2, 2',
    ({ players }) => {
      players[2]!.crest = 2;
    },
  ],
  [
    'Belfort 3.5',
    '2 workers at the desk',
    ({ desk, players }) => {
      for (const seat of [0, 1]) {
        come(players[seat]!, 'home', 'elf', -1);
        desk.push({ seat, worker: 'elf' });
      }
    },
  ],
  [
    'Belfort 3.6',
    'two workers of a player in the camp',
    ({ camp, players }) => {
      come(players[0]!, 'home', 'elf', -2);
      camp.push({ seat: 0, worker: 'elf' }, { seat: 0, worker: 'elf' });
    },
  ],
  [
    'Belfort 1.3',
    'seat 1 has -1 gold',
    ({ players }) => {
      players[1]!.gold = -1;
    },
  ],
  [
    'Belfort 1.3',
    'seat 1 has 0.5 wood',
    ({ players }) => {
      players[1]!.wood = 0.5;
    },
  ],
  [
    'Belfort 6.1',
    'seat 2 has 4 points, given 0',
    ({ players }) => {
      players[2]!.score = 4;
    },
  ],
  ['B30', 'seat 0 has 0 points, given -1', ({ ledger }) => ledger.push({ round: 1, seat: 0, item: 'tax', points: -1 })],
  ['Belfort 1.2', 'seat 0 has 3+3 elves', ({ players }) => players[0]!.elfSupply--],
  ['Belfort 1.2', 'seat 0 has 4+4 dwarves', ({ players }) => come(players[0]!, 'home', 'dwarf', 1)],
  [
    'Belfort 1.2',
    'seat 0 has -1 masterElf at home',
    ({ players }) => {
      come(players[0]!, 'home', 'elf', 1);
      come(players[0]!, 'home', 'masterElf', -1);
    },
  ],
  [
    'Belfort 1.2',
    'seat 0 has too many master elves',
    ({ players }) => {
      players[0]!.home = { elf: 0, dwarf: 3, masterElf: 6, masterDwarf: 0 };
      players[0]!.elfSupply = 1;
    },
  ],
  [
    'Belfort 1.2',
    'seat 0 has too many master elves',
    ({ players }) => {
      come(players[0]!, 'home', 'elf', -players[0]!.home.elf);
      come(players[0]!, 'forest', 'masterElf', 6);
      players[0]!.elfSupply = 1;
    },
  ],
  [
    'Belfort 3.3',
    'seat 0 has dwarves in the forest',
    ({ players }) => {
      come(players[0]!, 'home', 'dwarf', -1);
      come(players[0]!, 'forest', 'dwarf', 1);
    },
  ],
  [
    'Belfort 3.3',
    'seat 0 has elves in the quarry',
    ({ players }) => {
      come(players[0]!, 'home', 'elf', -1);
      come(players[0]!, 'quarry', 'elf', 1);
    },
  ],
  [
    'Belfort 5.7',
    'seat 0 has 1 gnomes on a keep',
    (state) => {
      state.gnomes--;
      changeCard(state.players[0]!, 1, { gnomes: 1 });
    },
  ],
  [
    'Belfort 3.8',
    'seat 0 has a worker on a keep without an open plank',
    ({ players }) => {
      come(players[0]!, 'home', 'elf', -1);
      changeCard(players[0]!, 1, { worker: 'elf' });
    },
  ],
  ['B28', 'seat 0 is known to hold a inn it has not', ({ players }) => players[0]!.shown.push('inn')],
])('[%s] %s', (_, message, damage) => {
  const state = sound();
  damage(state);
  expect(violations(state)).toEqual([message]);
});

test('[Belfort 8.1] in the first edition a gatehouse may have two owners', () => {
  const { state } = table({
    options: { ...options, edition: 'first' },
    given: { markers: { red: ['gatehouse 1>2'], blue: ['gatehouse 2>1'] } },
  });
  expect(violations(state)).toEqual([]);
});

test('[Belfort 7.1] with two players the neutral builders have markers, a fifth builder does not', () => {
  const { state } = table({ seats: ['red', 'yellow'], given: { markers: { NP3: ['pub 1'], NP4: ['keep 2'] } } });
  expect(violations(state)).toEqual([]);
  state.markers[symbolNamed('pub 2')] = 4;
  expect(violations(state)).toEqual(['a marker of nobody at the table']);
});
