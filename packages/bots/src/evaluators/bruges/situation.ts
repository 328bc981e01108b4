import {
  MAJORITIES,
  type Majority,
  NOBODY,
  PERSONS,
  type Perks,
  type Player,
  type Sheet,
  type State,
  sheetOf,
  TURNS,
} from '@guildhall/bruges';
import { worthOf } from './abilities.ts';

/** A position as one seat sees its chances: what is worked out once and needed in many places. */
export interface Situation {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly sheet: Sheet;
  /** Rounds of which no turn has been taken, an estimate while nobody knows. */
  readonly rounds: number;
  /** Own cards still to be played in this round; 0 before the dice are rolled. */
  readonly turns: number;
  /** Whether persons can still be used this round. */
  readonly active: boolean;
  /** What goods for later rounds are worth: from 1 down to 0 in the last round. */
  readonly season: number;
  readonly perks: Perks;
  /** The best of the others, by majority. */
  readonly rivals: Readonly<Record<Majority, number>>;
}

/** Cards that players draw in a round. */
const DRAWN = 4;

/** Rounds to come until the game ends, without the one that is on if its dice are rolled. */
function roundsToCome(state: State, rolled: boolean): number {
  const { lastRound, round, piles, seats } = state;
  if (lastRound > 0) return lastRound - round + (rolled ? 0 : 1);
  const least = Math.min(piles[0].length, piles[1].length);
  const most = Math.max(piles[0].length, piles[1].length);
  // both piles are drawn from alike, so the smaller one runs out first, and a bit before the other if they are equal
  const draws = 2 * least - Math.max(0, Math.sqrt(least) - (most - least));
  return Math.max(1, draws / (DRAWN * seats) + 0.5);
}

function perksOf({ houses }: Player): Perks {
  const perks: Perks = {
    workers: 0,
    anyWorkers: false,
    guilders: 0,
    anyDie: false,
    guildersWorkers: 0,
    threats: 0,
    canalDiscount: 0,
    anyCanal: false,
    canalPoints: 0,
    canalGuilders: 0,
    houseGuilders: 0,
    recruitPoints: 0,
    recruitGuilders: 0,
    stepPoints: 0,
    ties: false,
  };
  for (const { person } of houses) if (person !== NOBODY) worthOf(person).perk?.(perks, PERSONS[person]!.effect);
  return perks;
}

const persons = ({ houses }: Player): number => {
  let n = 0;
  for (const { person } of houses) if (person !== NOBODY) n++;
  return n;
};

export const MEASURES: Readonly<Record<Majority, (player: Player) => number>> = {
  reputation: ({ reputation }) => reputation,
  people: persons,
  canals: ({ canals }) => canals[0] + canals[1],
};

function bestRivals(state: State, seat: number): Record<Majority, number> {
  const best = { reputation: 0, people: 0, canals: 0 };
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    for (const majority of MAJORITIES) {
      best[majority] = Math.max(best[majority], MEASURES[majority](state.players[other]!));
    }
  }
  return best;
}

export function situationOf(state: State, seat: number): Situation {
  const { agenda, start, seats, stage } = state;
  const player = state.players[seat]!;
  const rolled = stage === 'dice' || stage === 'actions';
  let turns = stage === 'dice' ? TURNS : 0;
  let active = turns > 0;
  for (const frame of agenda) {
    if (frame.t === 'turns') {
      for (let turn = frame.next; turn < TURNS * seats; turn++) if ((start + turn) % seats === seat) turns++;
      active = turns > 0;
    } else if (frame.t === 'turn' && frame.seat === seat) {
      active = true;
      if (!frame.played) turns++;
    }
  }
  const rounds = roundsToCome(state, rolled);
  return {
    state,
    seat,
    player,
    sheet: sheetOf(state.options),
    rounds,
    turns,
    active,
    season: rounds >= 2 ? 1 : rounds >= 1 ? 0.7 + 0.3 * (rounds - 1) : 0.7 * rounds,
    perks: perksOf(player),
    rivals: bestRivals(state, seat),
  };
}
