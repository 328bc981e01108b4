import {
  MAJORITIES,
  type Majority,
  NOBODY,
  PERSONS,
  type Player,
  type Sheet,
  type State,
  sheetOf,
  TURNS,
} from '@guildhall/bruges';

/** What the own persons change about the six uses of a card. */
export interface Perks {
  workers: number;
  anyWorkers: boolean;
  guilders: number;
  anyDie: boolean;
  guildersWorkers: number;
  threats: number;
  canalDiscount: number;
  anyCanal: boolean;
  canalPoints: number;
  canalGuilders: number;
  anyHouse: boolean;
  houseGuilders: number;
  recruitPoints: number;
  recruitGuilders: number;
  stepPoints: number;
  ties: boolean;
}

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
    anyHouse: false,
    houseGuilders: 0,
    recruitPoints: 0,
    recruitGuilders: 0,
    stepPoints: 0,
    ties: false,
  };
  for (const { person } of houses) if (person !== NOBODY) addPerk(perks, person);
  return perks;
}

function addPerk(perks: Perks, card: number): void {
  const { mode, ability, effect } = PERSONS[card]!;
  if (mode === undefined || mode === 'activate') return;
  const { count = 0, points = 0, guilders = 0 } = effect as Readonly<Record<string, number>>;
  switch (ability.kind) {
    case 'workers-action-bonus':
      perks.workers += count;
      break;
    case 'workers-action-any-colour':
      perks.anyWorkers = true;
      break;
    case 'guilders-action-bonus':
      perks.guilders += guilders;
      break;
    case 'guilders-action-any-die':
      perks.anyDie = true;
      break;
    case 'guilders-action-worker':
      perks.guildersWorkers += count;
      break;
    case 'threat-action-bonus':
      perks.threats += count;
      break;
    case 'canal-discount':
      perks.canalDiscount += guilders;
      break;
    case 'canal-any-colour':
      perks.anyCanal = true;
      break;
    case 'canal-bonus':
      perks.canalPoints += points;
      perks.canalGuilders += guilders;
      break;
    case 'house-any-worker':
      perks.anyHouse = true;
      break;
    case 'house-bonus':
      perks.houseGuilders += guilders;
      break;
    case 'recruit-bonus':
      perks.recruitPoints += points;
      perks.recruitGuilders += guilders;
      break;
    case 'advance-bonus':
      perks.stepPoints += points;
      break;
    case 'ties-count':
      perks.ties = true;
      break;
  }
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
