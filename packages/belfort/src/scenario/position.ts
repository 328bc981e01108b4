import { BadOptions, deriveSeed, ScenarioError, shuffle } from '@guildhall/kernel';
import { PROPERTIES, type Property } from '../board/districts.ts';
import { KEEPS, symbolNamed } from '../board/names.ts';
import type { Event } from '../events.ts';
import { begin, belfort } from '../game.ts';
import type { Guild } from '../guilds/names.ts';
import { COPIES, GNOMES, POOL, WORKERS_OF_A_KIND } from '../numbers.ts';
import { sortHand } from '../phases/cards.ts';
import type { Stage } from '../phases/round.ts';
import { properties } from '../properties/index.ts';
import { AREAS, type Area, changeCard, type Frame, joined, type Player, type State, type Worker } from '../state.ts';
import type { Given, Scenario } from './schema.ts';

type Path = (string | number)[];
const fail = (path: Path, message: string): never => {
  throw new ScenarioError(path, message);
};

/** The seed of a scenario follows from its name, so that it plays the same every time. */
const seedOf = (file: Scenario) => deriveSeed('scenario', file.id);

/** Names of the builders: the players, and with two of them the neutral builders. */
export const builderNames = (seats: readonly string[]): string[] =>
  seats.length === 2 ? [...seats, 'NP3', 'NP4'] : [...seats];

/** The invariants, but that gnomes may be out of the game if the file says how many the stockpile holds. */
export function violationsOf({ given, seats }: Scenario, state: State): readonly string[] {
  if (given.gnomes === undefined) return belfort.violations(state);
  const onCards = Object.values(given.players)
    .flatMap(({ built }) => built ?? [])
    .reduce((sum, card) => sum + ((typeof card === 'string' ? 0 : card.gnomes) ?? 0), 0);
  const out = GNOMES[seats.length]! - onCards - given.gnomes;
  return belfort.violations({ ...state, gnomes: state.gnomes + out });
}

/** Everything not named is as after a normal setup in which everybody kept their first three cards. */
export function buildPosition(file: Scenario, out: Event[]): State {
  const { given } = file;
  const state = setUp(file);
  if (given.phase === 'setup') {
    onlyPlayers(file);
    placePlayers(file, state);
    return state;
  }
  finishSetup(state);
  placePlayers(file, state);
  placeCards(file, state);
  placeMarkers(file, state);
  placeWorkers(file, state);
  if (given.neutralDwarves !== undefined) {
    if (state.seats !== 2) fail(['given', 'neutralDwarves'], 'only two players have neutral builders');
    state.neutralDwarves = given.neutralDwarves.map((guild, i) =>
      districtNamed(state, guild, ['given', 'neutralDwarves', i]),
    );
  }
  state.guildPlanks.forEach((placed, district) => {
    if (placed !== null && state.neutralDwarves.includes(district)) {
      fail(['given', 'placed'], `nobody can stand on the ${state.guilds[district]} guild beside a neutral dwarf`);
    }
  });
  const wrong = violationsOf(file, state);
  if (wrong.length > 0) fail(['given'], `impossible position: ${wrong.join('; ')}`);
  startAt(file, state, out);
  return state;
}

/** Before the starting choices only goods, workers, crests and scores can be given. */
function onlyPlayers({ given }: Scenario): void {
  const early = 'cannot be given before the starting hands are chosen';
  for (const word of ['placed', 'markers', 'deck', 'discard', 'pool', 'gnomes', 'neutralDwarves', 'turn'] as const) {
    const value = given[word];
    if (typeof value === 'number' || (value !== undefined && Object.keys(value).length > 0))
      fail(['given', word], early);
  }
  for (const [name, player] of Object.entries(given.players)) {
    for (const word of ['hand', 'shown', 'built', 'passed'] as const) {
      if (player[word] !== undefined) fail(['given', 'players', name, word], early);
    }
  }
}

function setUp(file: Scenario): State {
  const { edition, sheet, guilds } = file.options;
  const five = Array.isArray(guilds) ? guilds : null;
  try {
    const options = belfort.options(
      { edition, sheet, guilds: five === null ? guilds : 'custom', ...(five === null ? {} : { custom: five }) },
      file.seats.length,
    );
    const state = belfort.setup(options, file.seats.length, seedOf(file));
    // a list of guilds also says where they stand
    return five === null ? state : { ...state, guilds: five };
  } catch (error) {
    if (error instanceof BadOptions) return fail(['options'], error.problems.join('; '));
    throw error;
  }
}

/** Plays the starting choices: the last two cards go, the neutral dwarves take the first free guilds. */
function finishSetup(state: State): void {
  while (state.stage === 'setup') {
    const seat = belfort.decision(state)!.seats[0]!;
    belfort.apply(state, seat, belfort.legal(state, seat).at(0)!);
  }
}

const seatNamed = (file: Scenario, name: string, path: Path): number => {
  const seat = file.seats.indexOf(name);
  return seat >= 0 ? seat : fail(path, `nobody is called "${name}"; at the table: ${file.seats.join(', ')}`);
};

const districtNamed = (state: State, guild: Guild, path: Path): number => {
  const district = state.guilds.indexOf(guild);
  return district >= 0 ? district : fail(path, `no ${guild} guild in this game; there are: ${state.guilds.join(', ')}`);
};

function placePlayers(file: Scenario, state: State): void {
  const { players, round } = file.given;
  const crests = new Map<number, number>();
  for (const [name, wanted] of Object.entries(players)) {
    const path: Path = ['given', 'players', name];
    const seat = seatNamed(file, name, path);
    const player = state.players[seat]!;
    for (const good of ['wood', 'stone', 'metal', 'gold'] as const) player[good] = wanted[good] ?? player[good];
    setWorkers(player, wanted, path);
    if (wanted.passed !== undefined) player.passed = wanted.passed;
    if (wanted.crest !== undefined) crests.set(seat, wanted.crest);
    if (wanted.score !== undefined && wanted.score > 0) {
      player.score = wanted.score;
      state.ledger.push({ round: Math.max(1, round - 1), seat, item: 'given', points: wanted.score });
    }
  }
  setCrests(file, state, crests);
}

/** Crests not named go to the others in seat order. */
function setCrests(file: Scenario, state: State, named: ReadonlyMap<number, number>): void {
  const taken = [...named.values()];
  if (new Set(taken).size < taken.length || taken.some((crest) => crest > state.seats)) {
    fail(['given', 'players'], `crests must be ${file.seats.length} different numbers from 1 to ${file.seats.length}`);
  }
  const free = state.players.map((_, i) => i + 1).filter((crest) => !taken.includes(crest));
  state.players.forEach((player, seat) => {
    player.crest = named.get(seat) ?? free.shift()!;
  });
}

function setWorkers(player: Player, wanted: Given['players'][string], path: Path): void {
  const elf = wanted.elves ?? 3;
  const dwarf = wanted.dwarves ?? 3;
  const masterElf = wanted.masterElves ?? 0;
  const masterDwarf = wanted.masterDwarves ?? 0;
  if (elf + masterElf > WORKERS_OF_A_KIND)
    fail(path, `${elf + masterElf} elves, but nobody has more than ${WORKERS_OF_A_KIND}`);
  if (dwarf + masterDwarf > WORKERS_OF_A_KIND) {
    fail(path, `${dwarf + masterDwarf} dwarves, but nobody has more than ${WORKERS_OF_A_KIND}`);
  }
  player.home = { elf, dwarf, masterElf, masterDwarf };
  player.elfSupply = WORKERS_OF_A_KIND - elf - masterElf;
  player.dwarfSupply = WORKERS_OF_A_KIND - dwarf - masterDwarf;
}

/** Named cards first; of those not named the usual number to hands and pool, all others to `rest`. */
function placeCards(file: Scenario, state: State): void {
  const { given } = file;
  const left = PROPERTIES.flatMap((card) => new Array<Property>(COPIES).fill(card));
  const take = (card: Property, path: Path): Property => {
    const at = left.indexOf(card);
    if (at < 0) fail(path, `a sixth ${card}: there are only ${COPIES}`);
    left.splice(at, 1);
    return card;
  };
  const takeAll = (cards: readonly Property[], path: Path) => cards.map((card, i) => take(card, [...path, i]));

  const named = state.players.map((player, seat) => {
    const name = file.seats[seat]!;
    const path: Path = ['given', 'players', name];
    const { hand, built, shown } = given.players[name] ?? {};
    player.built = (built ?? []).map((entry, i) => {
      const card = typeof entry === 'string' ? { property: entry } : entry;
      const property = take(card.property, [...path, 'built', i]);
      const { gnomes = 0, used = false } = card;
      const waiting = properties[property].gnomeWaits === true && gnomes > 0 && !used;
      return { property, gnomes, worker: null, used: used && !properties[property].gnomeWaits, waiting };
    });
    player.shown = sortHand([...(shown ?? [])]);
    return hand === undefined ? undefined : takeAll(hand, [...path, 'hand']);
  });
  state.gnomes -= state.players.flatMap((player) => player.built).reduce((sum, card) => sum + card.gnomes, 0);
  if (state.gnomes < 0)
    fail(['given', 'players'], `${-state.gnomes} more gnomes than there are with ${state.seats} players`);
  if (given.gnomes !== undefined) {
    if (given.gnomes > state.gnomes) fail(['given', 'gnomes'], `the cards leave only ${state.gnomes}`);
    state.gnomes = given.gnomes;
  }
  const top = takeAll(given.deck, ['given', 'deck']);
  state.discard = takeAll(given.discard, ['given', 'discard']);
  const pool = given.pool === undefined ? undefined : takeAll(given.pool, ['given', 'pool']);
  shuffle(state.random, left);
  state.players.forEach((player, seat) => {
    player.hand = sortHand(named[seat] ?? left.splice(0, 3));
  });
  state.pool = pool ?? left.splice(0, POOL);
  state.deck = top.toReversed();
  if (given.rest === 'deck') state.deck.unshift(...left);
  else if (given.rest === 'discard') state.discard.unshift(...left);
  else {
    const { hand } = state.players[seatNamed(file, given.rest, ['given', 'rest'])]!;
    hand.push(...left);
    sortHand(hand);
  }
}

function placeMarkers(file: Scenario, state: State): void {
  const builders = builderNames(file.seats);
  for (const [name, symbols] of Object.entries(file.given.markers)) {
    const builder = builders.indexOf(name);
    if (builder < 0) fail(['given', 'markers', name], `nobody is called "${name}"; builders: ${builders.join(', ')}`);
    symbols.forEach((each, i) => {
      for (const one of KEEPS[each] ?? [symbolNamed(each)]) {
        const owner = state.markers[one]!;
        if (owner >= 0) fail(['given', 'markers', name, i], `two markers on ${each}: ${builders[owner]} has one there`);
        state.markers[one] = builder;
      }
    });
  }
}

function placeWorkers(file: Scenario, state: State): void {
  const out: { seat: number; worker: Worker; at: string; path: Path }[] = file.given.placed.map((each, i) => {
    const path: Path = ['given', 'placed', i];
    return { seat: seatNamed(file, each.seat, path), worker: each.worker, at: each.at, path };
  });
  file.seats.forEach((name, seat) => {
    (file.given.players[name]?.built ?? []).forEach((entry, card) => {
      if (typeof entry === 'string' || !entry.worker) return;
      leaveHome(state, seat, entry.worker, ['given', 'players', name, 'built', card]);
      changeCard(state.players[seat]!, card, { worker: entry.worker });
    });
  });
  for (const { seat, worker, at, path } of out) {
    leaveHome(state, seat, worker, path);
    const player = state.players[seat]!;
    if ((AREAS as readonly string[]).includes(at)) player[at as Area] = joined(player[at as Area], worker, 1);
    else if (at === 'desk' || at === 'camp') state[at].push({ seat, worker });
    else if ((PROPERTIES as readonly string[]).includes(at)) {
      const card = player.built.findIndex(({ property, worker: there }) => property === at && there === null);
      if (card < 0) fail(path, `no free built ${at} to stand on`);
      else changeCard(player, card, { worker });
    } else {
      const district = districtNamed(state, at as Guild, path);
      if (state.guildPlanks[district] !== null) fail(path, `two workers on the ${at} plank`);
      state.guildPlanks[district] = { seat, worker };
    }
  }
}

function leaveHome(state: State, seat: number, worker: Worker, path: Path): void {
  const player = state.players[seat]!;
  if (player.home[worker] === 0) fail(path, `no ${worker} left to stand there`);
  player.home = joined(player.home, worker, -1);
}

/** Sets the clock, and lets the engine run to its first question. */
function startAt(file: Scenario, state: State, out: Event[]): void {
  const { given } = file;
  const stage = (given.phase === 'collection' ? 'forest' : given.phase) as Stage;
  const turn = given.turn === undefined ? undefined : seatNamed(file, given.turn, ['given', 'turn']);
  if (turn !== undefined && stage !== 'placement' && stage !== 'actions') {
    fail(['given', 'turn'], `nobody has a turn in the ${given.phase} phase`);
  }
  if (stage === 'neutral' && state.seats !== 2) fail(['given', 'phase'], 'only two players have neutral builders');
  if (stage === 'scoring' && ![3, 5, 7].includes(given.round)) fail(['given', 'round'], 'scored are rounds 3, 5 and 7');
  state.round = given.round;
  state.agenda = [{ t: 'round' }];
  const before = turn === undefined ? 0 : state.players[turn]!.crest - 1;
  const first: Partial<Record<Stage, Frame>> = {
    placement: { t: 'placement', crest: before },
    actions: { t: 'actions', crest: before },
  };
  const frame = first[stage];
  if (frame !== undefined) {
    state.stage = stage;
    state.agenda.push(frame);
  } else {
    state.stage = PREVIOUS[stage]!;
  }
  begin(state, out);
}

/** The round steps into a stage from the one before it. */
const PREVIOUS: Partial<Record<Stage, Stage>> = {
  forest: 'placement',
  quarry: 'forest',
  mine: 'quarry',
  goldMine: 'mine',
  desk: 'goldMine',
  camp: 'desk',
  treasury: 'camp',
  neutral: 'actions',
  scoring: 'neutral',
};
