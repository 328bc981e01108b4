import { cloneRandom, type RandomState } from '@guildhall/kernel';
import { type ByColour, cloneByColour } from './colours.ts';
import type { Options } from './options.ts';
import type { PersonFrame } from './persons/index.ts';
import type { OthersFrame } from './persons/others.ts';
import type { QuestionFrame } from './questions/frames.ts';
import type { RoundFrame, Stage } from './round/frames.ts';
import type { ThreatFrame } from './threats.ts';

/** No card, no person. */
export const NOBODY = -1;

/** A card lying face down, and perhaps a person on it. Never changed, only replaced: copies of a state share it. */
export interface House {
  /** Known to its owner only. */
  readonly card: number;
  readonly person: number;
  /** The person was used this round. */
  readonly used: boolean;
  /** Cards that everybody knew in the hand this house was laid from: one of them may lie here [G20]. */
  readonly maybe: readonly number[];
  /** One of them does lie here. */
  readonly sure: boolean;
}

export const MAJORITIES = ['reputation', 'people', 'canals'] as const;
export type Majority = (typeof MAJORITIES)[number];

export interface Player {
  points: number;
  guilders: number;
  /** Step on the reputation track, 0 to 8. */
  reputation: number;
  workers: ByColour;
  threats: ByColour;
  /** Tokens on the left and on the right section. */
  canals: [number, number];
  /** A section that was complete once gives no second statue. */
  completed: [boolean, boolean];
  /** Points of the statues taken. */
  statues: number[];
  /** Majority markers on their coloured side. */
  majorities: { reputation: boolean; people: boolean; canals: boolean };
  /** By colour, then by number. */
  hand: number[];
  /** Drawn, but not looked at yet; in the order of drawing. */
  fresh: number[];
  /** Cards that everybody saw go into this hand and that lie there, or in a house laid since; as in a hand [G20]. */
  shown: number[];
  /** In the order they were built. */
  houses: House[];
}

/** Points given or lost; rows are never changed. */
export interface LedgerRow {
  readonly round: number;
  readonly seat: number;
  readonly item: string;
  readonly points: number;
}

export type Frame = RoundFrame | ThreatFrame | QuestionFrame | OthersFrame | PersonFrame;
export type FrameOf<T extends Frame['t']> = Extract<Frame, { t: T }>;

export interface State {
  readonly options: Options;
  readonly seats: number;
  round: number;
  /** The number of the last round; 0 while nobody knows it. */
  lastRound: number;
  stage: Stage;
  /** Who begins this round. */
  start: number;
  /** As they lie now. */
  dice: ByColour;
  /** Statues left on the board; the topmost is worth one point more than that. */
  statues: number;
  /** The two draw piles; the last card is the top. */
  piles: [number[], number[]];
  /** Takes the place of the first pile that runs out; empty afterwards. The last card is the top. */
  extra: readonly number[];
  /** Open and in order; the last card is the newest. */
  discard: number[];
  players: Player[];
  ledger: LedgerRow[];
  random: RandomState;
  agenda: Frame[];
}

/** Something about a house is different now. */
export function changeHouse(player: Player, at: number, change: Partial<House>): void {
  player.houses[at] = { ...player.houses[at]!, ...change };
}

/** Shared by all houses of which nothing is known: lists of suspects are replaced, never changed. */
export const NONE: readonly number[] = [];

export const clonePlayer = (player: Player): Player => ({
  points: player.points,
  guilders: player.guilders,
  reputation: player.reputation,
  workers: cloneByColour(player.workers),
  threats: cloneByColour(player.threats),
  canals: [player.canals[0], player.canals[1]],
  completed: [player.completed[0], player.completed[1]],
  statues: player.statues.slice(),
  majorities: {
    reputation: player.majorities.reputation,
    people: player.majorities.people,
    canals: player.majorities.canals,
  },
  hand: player.hand.slice(),
  fresh: player.fresh.slice(),
  shown: player.shown.slice(),
  houses: player.houses.slice(),
});

/** Frames hold no lists. Those that lie under nearly every question are written out, which is quicker. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.t) {
    case 'round':
      return { t: 'round' };
    case 'turns':
      return { t: 'turns', next: frame.next };
    case 'turn':
      return { t: 'turn', seat: frame.seat, played: frame.played };
    default:
      return { ...frame };
  }
}

/** Options, the extra pile, houses, ledger rows and lists of suspects never change, so clones share them. */
export function cloneState(state: State): State {
  const players: Player[] = new Array(state.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(state.players[i]!);
  const agenda: Frame[] = new Array(state.agenda.length);
  for (let i = 0; i < agenda.length; i++) agenda[i] = cloneFrame(state.agenda[i]!);
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    lastRound: state.lastRound,
    stage: state.stage,
    start: state.start,
    dice: cloneByColour(state.dice),
    statues: state.statues,
    piles: [state.piles[0].slice(), state.piles[1].slice()],
    extra: state.extra,
    discard: state.discard.slice(),
    players,
    ledger: state.ledger.slice(),
    random: cloneRandom(state.random),
    agenda,
  };
}
