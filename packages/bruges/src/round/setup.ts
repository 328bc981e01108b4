import { below, type Seed, seeded, shuffle } from '@guildhall/kernel';
import { byColour, none } from '../colours.ts';
import type { Options } from '../options.ts';
import { DECK } from '../persons/deck.ts';
import type { Player, State } from '../state.ts';

export const STACK = 33;
export const STATUES = 6;
export const START_POINTS = 5;
export const START_GUILDERS = 5;

export const newPlayer = (): Player => ({
  points: START_POINTS,
  guilders: START_GUILDERS,
  reputation: 0,
  workers: byColour(() => 1),
  threats: none(),
  canals: [0, 0],
  completed: [false, false],
  statues: [],
  majorities: { reputation: false, people: false, canals: false },
  hand: [],
  fresh: [],
  shown: [],
  houses: [],
});

let all: readonly number[] = [];

/** Every card, listed once; the deck is filled when all abilities are known. */
function allCards(): readonly number[] {
  if (all.length !== DECK.length) all = DECK.map(({ card }) => card);
  return all;
}

/** A table laid out and ready for its first round; the game runs it up to its first question. */
export function newState(options: Options, seats: number, seed: Seed): State {
  const random = seeded(seed);
  const deck = shuffle(random, allCards().slice());
  // one stack of 33 per player; stacks of a shuffled deck need no second shuffle
  const inPlay = deck.slice(0, STACK * seats);
  const first = Math.ceil(inPlay.length / 2);
  return {
    options,
    seats,
    round: 0,
    lastRound: 0,
    stage: 'draw',
    start: below(random, seats),
    dice: byColour(() => 1),
    statues: STATUES,
    piles: [inPlay.slice(0, first), inPlay.slice(first)],
    extra: deck.slice(STACK * seats),
    discard: [],
    players: Array.from({ length: seats }, newPlayer),
    ledger: Array.from({ length: seats }, (_, seat) => ({ round: 0, seat, item: 'start', points: START_POINTS })),
    random,
    agenda: [{ t: 'start' }],
  };
}
