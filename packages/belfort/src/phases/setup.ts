import { below, removeAt, type Seed, seeded, shuffle } from '@guildhall/kernel';
import { discard as discardCard } from '../actions.ts';
import { PROPERTIES, type Property, SYMBOLS } from '../board/districts.ts';
import { BASIC, GUILDS, type Guild, INTERACTIVE, RESOURCE } from '../guilds/names.ts';
import {
  COPIES,
  GNOMES,
  POOL,
  STARTING_DISCARDS,
  STARTING_GOODS,
  STARTING_HAND,
  STARTING_WORKERS,
  WORKERS_OF_A_KIND,
} from '../numbers.ts';
import { type Options, TWO_PLAYER_GUILDS } from '../options.ts';
import type { Question } from '../play.ts';
import { type Crew, NOBODY, type Player, type State } from '../state.ts';
import { neutralSetup } from '../variants/two-players.ts';
import { sortHand } from './cards.ts';

const newCrew = (elf: number, dwarf: number): Crew => ({ elf, dwarf, masterElf: 0, masterDwarf: 0 });

const DECK: readonly Property[] = PROPERTIES.flatMap((property) => Array.from({ length: COPIES }, () => property));

/** Written out like in a clone, so that both have the same shape: looking things up is quicker then. */
const newPlayer = (hand: Property[], crest: number): Player => ({
  wood: STARTING_GOODS.wood,
  stone: STARTING_GOODS.stone,
  metal: STARTING_GOODS.metal,
  gold: STARTING_GOODS.gold,
  score: 0,
  crest,
  crestDown: false,
  passed: false,
  elfSupply: WORKERS_OF_A_KIND - STARTING_WORKERS,
  dwarfSupply: WORKERS_OF_A_KIND - STARTING_WORKERS,
  home: newCrew(STARTING_WORKERS, STARTING_WORKERS),
  forest: newCrew(0, 0),
  quarry: newCrew(0, 0),
  mine: newCrew(0, 0),
  goldMine: newCrew(0, 0),
  hand: sortHand(hand),
  shown: [],
  built: [],
});

/** The five guilds of the game, in random order over the districts. */
function drawGuilds(options: Options, seats: number, draw: (from: readonly Guild[], n: number) => Guild[]): Guild[] {
  const two = seats === 2;
  switch (options.guilds) {
    case 'beginner':
      return draw([...draw(RESOURCE, 3), ...draw(BASIC, 2)], 5);
    case 'normal':
      return two
        ? draw(['wizards', ...draw(BASIC, 2), ...draw(RESOURCE, 2)], 5)
        : draw([...draw(RESOURCE, 1), ...draw(BASIC, 2), ...draw(INTERACTIVE, 2)], 5);
    case 'advanced':
      return draw(two ? TWO_PLAYER_GUILDS : GUILDS, 5);
    case 'custom':
      return draw(options.custom!, 5);
  }
}

/** The table before anybody has chosen anything. */
export function newState(options: Options, seats: number, seed: Seed): State {
  const random = seeded(seed);
  const draw = <T>(from: readonly T[], n: number): T[] => {
    const rest = from.slice();
    const drawn: T[] = [];
    while (drawn.length < n) {
      const at = below(random, rest.length);
      drawn.push(rest[at]!);
      removeAt(rest, at);
    }
    return drawn;
  };
  const guilds = drawGuilds(options, seats, draw);
  const deck = shuffle(random, DECK.slice());
  const pool = deck.splice(-POOL).reverse();
  const hands = Array.from({ length: seats }, () => deck.splice(-STARTING_HAND));
  const crests = draw(
    hands.map((_, seat) => seat + 1),
    seats,
  );
  return {
    options,
    seats,
    round: 0,
    stage: 'setup',
    guilds,
    markers: new Array(SYMBOLS).fill(NOBODY),
    players: hands.map((hand, seat) => newPlayer(hand, crests[seat]!)),
    desk: [],
    camp: [],
    guildPlanks: [null, null, null, null, null],
    neutralDwarves: seats === 2 ? [NOBODY, NOBODY] : [],
    gnomes: GNOMES[seats]!,
    deck,
    discard: [],
    pool,
    ledger: [],
    random,
    agenda: [
      { t: 'round' },
      ...(seats === 2 ? neutralSetup() : []),
      { t: 'startingHands', discards: hands.map(() => []) },
    ],
  };
}

/** Everybody discards two of five at the same time, unseen until all have chosen. */
export interface StartingHandsFrame {
  t: 'startingHands';
  /** By seat. */
  discards: Property[][];
}

export const startingHands: Question<StartingHandsFrame, 'discard'> = {
  ask(state, frame) {
    const seats = state.players
      .map((_, seat) => seat)
      .filter((seat) => frame.discards[seat]!.length < STARTING_DISCARDS);
    const picked = Math.min(...frame.discards.map((picks) => picks.length));
    return {
      seats,
      ask: 'startingHand',
      source: null,
      many: { min: STARTING_DISCARDS, max: STARTING_DISCARDS, picked },
    };
  },

  options(state, frame, seat, into) {
    const picks = frame.discards[seat];
    if (picks === undefined || picks.length >= STARTING_DISCARDS) return;
    const hand = state.players[seat]!.hand.slice();
    for (const card of picks) removeAt(hand, hand.indexOf(card));
    // equal cards lie side by side
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) into.push(discardCard[hand[i]!]);
  },

  answer(play, frame, seat, action) {
    const { state } = play;
    frame.discards[seat]!.push(action.card);
    if (frame.discards.some((picks) => picks.length < STARTING_DISCARDS)) return;
    state.agenda.pop();
    state.players.forEach((player, of) => {
      for (const card of frame.discards[of]!) {
        removeAt(player.hand, player.hand.indexOf(card));
        state.discard.push(card);
      }
    });
    play.effect = 'barrier';
    play.out?.push({ t: 'startingHands', discards: frame.discards });
  },
};
