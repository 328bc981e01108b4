import { BadOptions, deriveSeed, ScenarioError, shuffle } from '@guildhall/kernel';
import { byColour, type Colour, none } from '../colours.ts';
import type { Event } from '../events.ts';
import { begin, bruges } from '../game.ts';
import { colourOf, inHandOrder } from '../persons/deck.ts';
import { CARDS, PERSONS } from '../persons/index.ts';
import { HAND } from '../round/draw.ts';
import { newPlayer, STACK } from '../round/setup.ts';
import { changeHouse, NOBODY, NONE, type State } from '../state.ts';
import type { Given, Scenario } from './schema.ts';

type Path = (string | number)[];
const fail = (path: Path, message: string): never => {
  throw new ScenarioError(path, message);
};

const CARD_OF = new Map(PERSONS.map(({ id, card }) => [id, card]));
/** The number of a card by its person's id. */
export const cardNamed = (id: string): number | undefined => CARD_OF.get(id);

/** The seed of a scenario follows from its name, so that it plays the same every time. */
const seedOf = (file: Scenario) => deriveSeed('scenario', file.id);

/** Everything not named is as after a normal setup; in mid-round everybody holds five cards. */
export function buildPosition(file: Scenario, out: Event[]): State {
  const { given } = file;
  const state = setUp(file);
  state.players = file.seats.map((name) => placePlayer(given.players[name] ?? {}));
  for (const name of Object.keys(given.players)) seatNamed(file, name, ['given', 'players', name]);
  state.ledger = state.players.map(({ points }, seat) => ({ round: 0, seat, item: 'start', points }));
  state.statues -= state.players.reduce((all, { statues }) => all + statues.length, 0);
  state.round = given.round;
  state.lastRound = given.lastRound;
  state.start = given.start === undefined ? 0 : seatNamed(file, given.start, ['given', 'start']);
  state.dice = byColour((colour) => given.dice?.[colour] ?? 3);
  placeCards(file, state);
  const wrong = bruges.violations(state);
  if (wrong.length > 0) fail(['given'], `impossible position: ${wrong.join('; ')}`);
  startAt(file, state, out);
  return state;
}

function setUp(file: Scenario): State {
  try {
    const options = bruges.options(file.options, file.seats.length);
    return bruges.setup(options, file.seats.length, seedOf(file));
  } catch (error) {
    if (error instanceof BadOptions) return fail(['options'], error.problems.join('; '));
    throw error;
  }
}

const seatNamed = (file: Scenario, name: string, path: Path): number => {
  const seat = file.seats.indexOf(name);
  return seat >= 0 ? seat : fail(path, `nobody is called "${name}"; at the table: ${file.seats.join(', ')}`);
};

type PlayerWords = Given['players'][string];

/** Everything but the cards. */
function placePlayer(wanted: PlayerWords) {
  const player = newPlayer();
  player.points = wanted.points ?? player.points;
  player.guilders = wanted.guilders ?? player.guilders;
  player.reputation = wanted.reputation ?? 0;
  if (wanted.workers !== undefined) player.workers = { ...none(), ...wanted.workers };
  if (wanted.threats !== undefined) player.threats = { ...none(), ...wanted.threats };
  player.canals = [...(wanted.canals ?? [0, 0])];
  player.completed = [...(wanted.completed ?? [player.canals[0] === 5, player.canals[1] === 5])];
  player.statues = [...(wanted.statues ?? [])];
  for (const majority of wanted.majorities ?? []) player.majorities[majority] = true;
  return player;
}

/** A stock of cards that are nowhere yet. */
class Box {
  readonly left = new Set(Array.from({ length: CARDS }, (_, card) => card));

  take(id: string, path: Path): number {
    const card = cardNamed(id);
    if (card === undefined) return fail(path, `there is no person "${id}"`);
    if (!this.left.delete(card)) fail(path, `${id} is somewhere already: there is only one`);
    return card;
  }

  takeAll = (ids: readonly string[], path: Path): number[] => ids.map((id, i) => this.take(id, [...path, i]));

  /** Any card of this colour. */
  any(colour: Colour, from: readonly number[], path: Path): number {
    const card = from.find((each) => this.left.has(each) && colourOf(each) === colour);
    if (card === undefined) return fail(path, `no ${colour} card is left`);
    this.left.delete(card);
    return card;
  }
}

/** Named cards first; then houses of which only the colour is known; then hands, extra pile and piles. */
function placeCards(file: Scenario, state: State): void {
  const { given } = file;
  const box = new Box();
  const path = (seat: number, word: string): Path => ['given', 'players', file.seats[seat]!, word];
  const words = file.seats.map((name): PlayerWords => given.players[name] ?? {});

  const hands = words.map(({ hand }, seat) => (hand === undefined ? null : box.takeAll(hand, path(seat, 'hand'))));
  state.players.forEach((player, seat) => {
    player.houses = (words[seat]!.houses ?? []).map((entry, i) => {
      const at = [...path(seat, 'houses'), i];
      const lives = typeof entry === 'string' ? entry.split(': ')[1] : entry.person;
      const person = lives === undefined ? NOBODY : box.take(lives, at);
      const card = typeof entry === 'string' ? NOBODY : box.take(entry.card, at);
      const used = lives !== undefined && (words[seat]!.used ?? []).includes(lives);
      return { card, person, used, maybe: NONE, sure: false };
    });
    for (const [i, id] of (words[seat]!.used ?? []).entries()) {
      if (!player.houses.some(({ person }) => person === cardNamed(id))) {
        fail([...path(seat, 'used'), i], `${id} is not in play`);
      }
    }
  });
  const tops = given.piles.map((ids, i) => box.takeAll(ids, ['given', 'piles', i]));
  const newest = box.takeAll(given.discard, ['given', 'discard']);

  const shuffled = shuffle(state.random, [...box.left]);
  state.players.forEach((player, seat) => {
    for (const [i, house] of player.houses.entries()) {
      if (house.card !== NOBODY) continue;
      const colour = (words[seat]!.houses![i] as string).split(': ')[0] as Colour;
      changeHouse(player, i, { card: box.any(colour, shuffled, [...path(seat, 'houses'), i]) });
    }
  });
  const rest = shuffled.filter((card) => box.left.has(card));
  state.players.forEach((player, seat) => {
    const usual = given.phase === 'draw' ? 0 : HAND;
    player.hand = (hands[seat] ?? rest.splice(0, usual)).toSorted(inHandOrder);
    player.shown = (words[seat]!.shown ?? []).map((id) => cardNamed(id)!).toSorted(inHandOrder);
  });
  state.discard = newest.toReversed();
  fillPiles(file, state, tops, rest);
}

function fillPiles(file: Scenario, state: State, tops: readonly number[][], rest: number[]): void {
  const { given } = file;
  const usualExtra = Math.min(CARDS - STACK * state.seats, Math.max(0, rest.length - 2));
  const extra = given.extraSize ?? (given.lastRound > 0 ? 0 : usualExtra);
  if (extra > rest.length) fail(['given', 'extraSize'], `only ${rest.length} cards are left`);
  state.extra = rest.splice(0, extra);
  const half = Math.ceil(rest.length / 2);
  const sizes = given.pileSizes ?? [tops[0]!.length + half, tops[1]!.length + rest.length - half];
  const piles = sizes.map((size, i) => {
    const more = size - tops[i]!.length;
    if (more < 0 || more > rest.length)
      return fail(['given', 'pileSizes', i], `${tops[i]!.length} cards are named, ${rest.length} more are left`);
    return [...rest.splice(0, more), ...tops[i]!.toReversed()];
  });
  state.piles = [piles[0]!, piles[1]!];
  if (rest.length === 0) return;
  if (given.rest === undefined) {
    const sizes = given.pileSizes === undefined ? 'extraSize' : 'pileSizes';
    return fail(['given', sizes], `leaves ${rest.length} cards over: say in "rest" where they lie`);
  }
  if (given.rest === 'discard') {
    state.discard.unshift(...rest);
    return;
  }
  const player = state.players[seatNamed(file, given.rest, ['given', 'rest'])]!;
  player.hand = [...player.hand, ...rest].toSorted(inHandOrder);
}

/** Sets the clock, and lets the engine run to its first question. */
function startAt(file: Scenario, state: State, out: Event[]): void {
  const { given } = file;
  const turn = given.turn === undefined ? state.start : seatNamed(file, given.turn, ['given', 'turn']);
  if (given.turn !== undefined && given.phase !== 'actions') {
    fail(['given', 'turn'], `nobody has a turn in the ${given.phase} phase`);
  }
  state.agenda = [{ t: 'round' }];
  state.stage = given.phase;
  switch (given.phase) {
    case 'draw':
      state.agenda.push({ t: 'refill', next: 0 });
      break;
    case 'dice':
      // without given dice the round rolls them itself
      if (given.dice === undefined) state.stage = 'draw';
      else state.agenda.push({ t: 'advances', next: 0 }, { t: 'hazard', next: 0 });
      break;
    case 'actions': {
      const before = (given.card - 1) * state.seats + ((turn - state.start + state.seats) % state.seats);
      state.agenda.push({ t: 'turns', next: before });
      break;
    }
    case 'majorities':
      state.stage = 'actions';
  }
  begin(state, out);
}
