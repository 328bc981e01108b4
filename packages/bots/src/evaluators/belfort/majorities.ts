import { DISTRICTS, isScoringRound, ROUNDS, type State, SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';
import { GROWTH, RIVALRY } from './weights.ts';

/** What is counted against whom: markers in a district, elves or dwarves, gnomes. */
export type Contest = keyof typeof GROWTH;

const DISTRICT_POINTS = [5, 3, 1] as const;
const WORKER_POINTS = [3, 1] as const;
const NEUTRAL_WORKERS = 4;
const WORKERS_OF_A_KIND = 7;
/** More of anything than one player can have in one place. */
const MOST = 16;

/** The chances that a lead of `d` (at index d + MOST) is still one, or has become a tie. */
interface Duel {
  readonly ahead: Float64Array;
  readonly tied: Float64Array;
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let n = 1; n < MOST; n++) chances.push((chances[n - 1]! * mean) / n);
  return chances;
}

/** Both sides add to their counts at random, about as many as they usually do. */
function duel(mine: number, theirs: number): Duel {
  const ahead = new Float64Array(2 * MOST + 1);
  const tied = new Float64Array(2 * MOST + 1);
  poisson(mine).forEach((p, gained) => {
    poisson(theirs).forEach((q, lost) => {
      for (let lead = -MOST; lead <= MOST; lead++) {
        const after = lead + gained - lost;
        if (after > 0) ahead[lead + MOST]! += p * q;
        else if (after === 0) tied[lead + MOST]! += p * q;
      }
    });
  });
  return { ahead, tied };
}

/**
 * Points of a contest, if each rival is met in a duel of its own. A tie costs one place, as in the rules; three or more
 * tied above count as so many places, which the rules would not do, but that is rare.
 */
function points(mine: number, rivals: readonly number[], duels: readonly Duel[], prizes: readonly number[]): number {
  if (mine === 0 && duels[0]!.ahead[MOST] === 0) return 0;
  // by number of rivals above: the chance to be tied with nobody, and with somebody
  const free = [1, 0, 0, 0];
  const tied = [0, 0, 0, 0];
  for (let i = 0; i < rivals.length; i++) {
    const at = Math.max(-MOST, Math.min(MOST, mine - rivals[i]!)) + MOST;
    const win = duels[i]!.ahead[at]!;
    const tie = duels[i]!.tied[at]!;
    const lose = 1 - win - tie;
    for (let above = 3; above >= 0; above--) {
      const before = above === 0 ? 0 : above - 1;
      const fell = above === 0 ? 0 : lose;
      tied[above] = tied[above]! * (win + tie) + tied[before]! * fell + free[above]! * tie;
      free[above] = free[above]! * win + free[before]! * fell;
    }
  }
  let sum = 0;
  for (let above = 0; above < prizes.length; above++) {
    sum += free[above]! * prizes[above]! + tied[above]! * (prizes[above + 1] ?? 0);
  }
  return sum;
}

/** One moment of the game: which scorings are to come, and how many turns everybody has until then. */
export interface Clock {
  /** What is still to be won in a contest, less a share of what the rivals will win. Neutral builders come last. */
  worth(contest: Contest, mine: number, rivals: number[]): number;
}

const clocks = new Map<number, Clock>();

/** `ahead` of the rivals still have their action turn in this round; the own one is the evaluator's business. */
function makeClock(seats: number, round: number, ahead: number): Clock {
  const scorings: number[] = [];
  for (let r = Math.max(1, round); r <= ROUNDS; r++) if (isScoringRound(r)) scorings.push(r - Math.max(1, round));
  const share = ahead / (seats - 1);
  const neutral = seats === 2 ? 2 : 0;
  const districtPrizes = seats === 3 ? DISTRICT_POINTS.slice(0, 2) : DISTRICT_POINTS;
  const memo = new Map<number, number>();

  function compute(contest: Contest, mine: number, rivals: readonly number[]): number {
    const { player, neutral: still } = GROWTH[contest];
    const prizes = contest === 'district' ? districtPrizes : WORKER_POINTS;
    let sum = 0;
    for (const turns of scorings) {
      const me = player * turns;
      const them = player * (turns + share);
      const np = still * (turns + 1);
      const people = seats - 1;
      const against = (own: number) =>
        rivals.map((_, i) => cachedDuel(own, i < people ? them : np));
      sum += points(mine, rivals, against(me), prizes);
      for (let i = 0; i < people; i++) {
        const others = rivals.slice();
        others[i] = mine;
        const duels = against(them);
        duels[i] = cachedDuel(them, me);
        sum -= (RIVALRY / people) * points(rivals[i]!, others, duels, prizes);
      }
    }
    return sum;
  }

  return {
    worth(contest, mine, rivals) {
      let key = CONTESTS.indexOf(contest) * MOST + mine;
      const people = rivals.length - (contest === 'gnome' ? 0 : neutral);
      sortUpTo(rivals, people);
      for (const count of rivals) key = key * MOST + count;
      let known = memo.get(key);
      if (known === undefined) {
        known = compute(contest, mine, rivals);
        memo.set(key, known);
      }
      return known;
    },
  };
}

const CONTESTS = Object.keys(GROWTH) as Contest[];

/** Rivals are alike, so their order must not make a difference to the memory. */
function sortUpTo(rivals: number[], n: number): void {
  for (let i = 1; i < n; i++) {
    const count = rivals[i]!;
    let k = i;
    for (; k > 0 && rivals[k - 1]! > count; k--) rivals[k] = rivals[k - 1]!;
    rivals[k] = count;
  }
}

const duelsMade = new Map<number, Duel>();

function cachedDuel(mine: number, theirs: number): Duel {
  const key = Math.round(mine * 1000) * 100_000 + Math.round(theirs * 1000);
  let made = duelsMade.get(key);
  if (made === undefined) {
    made = duel(mine, theirs);
    duelsMade.set(key, made);
  }
  return made;
}

/** How many of the other players have their action turn of this round still before them. */
function turnsAhead(state: State, seat: number): number {
  if (state.stage === 'neutral' || state.stage === 'scoring') return 0;
  const actions = state.agenda[1];
  if (actions?.t !== 'actions') return state.seats - 1;
  let ahead = 0;
  for (let i = 0; i < state.seats; i++) if (i !== seat && state.players[i]!.crest > actions.crest) ahead++;
  return ahead;
}

export function clockOf(state: State, seat: number): Clock {
  const ahead = turnsAhead(state, seat);
  const key = (state.seats * 8 + state.round) * 8 + ahead;
  let clock = clocks.get(key);
  if (clock === undefined) {
    clock = makeClock(state.seats, state.round, ahead);
    clocks.set(key, clock);
  }
  return clock;
}

/** Markers by district and builder. */
export function markerCounts(state: State): number[][] {
  const builders = state.seats + state.neutralDwarves.length;
  return DISTRICTS.map((district) => {
    const counts = new Array<number>(builders).fill(0);
    const first = district * SYMBOLS_PER_DISTRICT;
    for (let symbol = first; symbol < first + SYMBOLS_PER_DISTRICT; symbol++) {
      const builder = state.markers[symbol]!;
      if (builder >= 0) counts[builder]!++;
    }
    return counts;
  });
}

/** The counts without the own one. */
export function without(counts: readonly number[], seat: number): number[] {
  const rivals: number[] = [];
  for (let i = 0; i < counts.length; i++) if (i !== seat) rivals.push(counts[i]!);
  return rivals;
}

/** Elves or dwarves in play, neutral builders included. */
export function workerCounts(state: State, supply: 'elfSupply' | 'dwarfSupply'): number[] {
  const counts = state.players.map((player) => WORKERS_OF_A_KIND - player[supply]);
  for (let i = 0; i < state.neutralDwarves.length; i++) counts.push(NEUTRAL_WORKERS);
  return counts;
}

export function gnomeCounts(state: State): number[] {
  return state.players.map(({ built }) => {
    let gnomes = 0;
    for (const card of built) gnomes += card.gnomes;
    return gnomes;
  });
}
