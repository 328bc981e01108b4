import { DISTRICTS, gateSymbols, PROPERTIES, SITES, SYMBOLS } from './board/districts.ts';
import { neutralCount } from './facts/neutral.ts';
import { crewOf, crewSize, gnomesOf } from './facts/workers.ts';
import { COPIES, deskPlanks, GNOMES, MOST_MASTERS, POOL, WORKERS_OF_A_KIND } from './numbers.ts';
import { properties } from './properties/index.ts';
import { AREAS, GOODS, NOBODY, type State, WORKERS } from './state.ts';

const PLURAL = { elf: 'elves', dwarf: 'dwarves' } as const;

/** What is wrong with a state; nothing is, if play reached it. */
export function violations(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  checkCards(state, must);
  checkBoard(state, must);
  const gnomes = state.players.reduce((sum, player) => sum + gnomesOf(player), state.gnomes);
  must(gnomes === GNOMES[state.seats], `${gnomes} gnomes, not ${GNOMES[state.seats]}`);
  const crests = state.players.map((player) => player.crest).toSorted((a, b) => a - b);
  must(
    crests.every((crest, i) => crest === i + 1),
    `crests are ${crests.join(', ')}`,
  );
  must(state.desk.length <= deskPlanks(state.seats), `${state.desk.length} workers at the desk`);
  const { neutralDwarves } = state;
  must(neutralDwarves.length === (state.seats === 2 ? 2 : 0), `${neutralDwarves.length} neutral dwarves`);
  must(
    neutralDwarves.length < 2 || neutralDwarves[0] === NOBODY || neutralDwarves[0] !== neutralDwarves[1],
    'both neutral dwarves on one guild',
  );
  must(new Set(state.camp.map(({ seat }) => seat)).size === state.camp.length, 'two workers of a player in the camp');
  state.players.forEach((_, seat) => {
    checkPlayer(state, seat, must);
  });
  return wrong;
}

type Must = (holds: boolean, what: string) => void;

function checkCards(state: State, must: Must): void {
  const counts = new Map<string, number>(PROPERTIES.map((card) => [card, 0]));
  const note = (card: string) => counts.set(card, counts.get(card)! + 1);
  for (const pile of [state.deck, state.discard, state.pool]) pile.forEach(note);
  for (const player of state.players) {
    player.hand.forEach(note);
    for (const { property } of player.built) note(property);
  }
  for (const frame of state.agenda) if (frame.t === 'neutralSite') note(frame.card);
  for (const [card, n] of counts) must(n === COPIES, `${n} ${card} cards, not ${COPIES}`);
  must(state.pool.length <= POOL, `${state.pool.length} cards in the pool`);
}

function checkBoard(state: State, must: Must): void {
  const builders = state.seats + neutralCount(state);
  must(state.markers.length === SYMBOLS, `${state.markers.length} symbols`);
  must(
    state.markers.every((builder) => Number.isInteger(builder) && builder >= NOBODY && builder < builders),
    'a marker of nobody at the table',
  );
  for (const { kind, symbols } of SITES) {
    if (kind !== 'keep') continue;
    must(state.markers[symbols[0]!] === state.markers[symbols[1]!], 'a keep section with two different symbols');
  }
  if (state.options.edition === 'first') return;
  for (const border of DISTRICTS) {
    const [near, far] = gateSymbols(border).map((symbol) => state.markers[symbol]!);
    must(near === far || near === NOBODY || far === NOBODY, `gatehouse ${border} has two owners`);
  }
}

function checkPlayer(state: State, seat: number, must: Must): void {
  const player = state.players[seat]!;
  const whole = (n: number) => Number.isInteger(n) && n >= 0;
  for (const good of GOODS) must(whole(player[good]), `seat ${seat} has ${player[good]} ${good}`);
  const scored = state.ledger.reduce((sum, row) => (row.seat === seat ? sum + row.points : sum), 0);
  must(whole(player.score) && player.score === scored, `seat ${seat} has ${player.score} points, given ${scored}`);

  for (const place of ['home', ...AREAS] as const) {
    for (const worker of WORKERS) {
      const n = player[place][worker];
      must(whole(n), `seat ${seat} has ${n} ${worker} at ${place}`);
    }
  }
  const inPlay = crewOf(state, seat);
  for (const [kind, master, supply] of [
    ['elf', 'masterElf', player.elfSupply],
    ['dwarf', 'masterDwarf', player.dwarfSupply],
  ] as const) {
    const all = inPlay[kind] + inPlay[master];
    must(whole(supply) && all + supply === WORKERS_OF_A_KIND, `seat ${seat} has ${all}+${supply} ${PLURAL[kind]}`);
    must(inPlay[master] <= MOST_MASTERS, `seat ${seat} has too many master ${PLURAL[kind]}`);
  }
  must(
    crewSize(player.forest) === player.forest.elf + player.forest.masterElf,
    `seat ${seat} has dwarves in the forest`,
  );
  must(
    crewSize(player.quarry) === player.quarry.dwarf + player.quarry.masterDwarf,
    `seat ${seat} has elves in the quarry`,
  );
  for (const card of player.built) {
    const { locks, plank } = properties[card.property];
    must(card.gnomes >= 0 && card.gnomes <= locks, `seat ${seat} has ${card.gnomes} gnomes on a ${card.property}`);
    const opened = plank !== null && (!plank.locked || card.gnomes > 0);
    must(card.worker === null || opened, `seat ${seat} has a worker on a ${card.property} without an open plank`);
  }
  const rest = player.hand.slice();
  for (const card of player.shown) {
    const at = rest.indexOf(card);
    must(at >= 0, `seat ${seat} is known to hold a ${card} it has not`);
    if (at >= 0) rest.splice(at, 1);
  }
}
