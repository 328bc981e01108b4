import {
  districtPoints,
  gnomesOf,
  hasTurnAhead,
  isScoringRound,
  kindOfWorker,
  NEUTRAL_WORKERS,
  NOBODY,
  neutralCount,
  type Options,
  ROUNDS,
  type SiteKind,
  type State,
  SYMBOLS_PER_DISTRICT,
  WORKER_POINTS,
  WORKERS_OF_A_KIND,
  type WorkerKind,
  workersInPlay,
} from '@guildhall/belfort';
import { GROWTH, RIVALRY } from './prices.ts';

/** What is counted against whom: markers in a district, elves or dwarves, gnomes. */
export type Contest = keyof typeof GROWTH;

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
function points(
  mine: number,
  growth: number,
  rivals: readonly number[],
  duels: readonly Duel[],
  prizes: readonly number[],
): number {
  // zero never scores, so somebody with nothing must first get something
  const present = mine > 0 ? 1 : 1 - Math.exp(-growth);
  if (present === 0) return 0;
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
  return present * sum;
}

/** What is still to be won in a contest, less a share of what the rivals will win: as it is, with one more, with two. */
export interface Outlook {
  readonly now: number;
  readonly one: number;
  readonly two: number;
}

/** One moment of the game: which scorings are to come, and how many turns everybody has until then. */
export interface Clock {
  /** `counts` by builder, the neutral ones last. */
  outlook(contest: Contest, counts: readonly number[], seat: number): Outlook;
}

/** `ahead` of the rivals still have their action turn in this round; the own one is the evaluator's business. */
function makeClock(seats: number, round: number, ahead: number): Clock {
  const scorings: number[] = [];
  for (let r = Math.max(1, round); r <= ROUNDS; r++) if (isScoringRound(r)) scorings.push(r - Math.max(1, round));
  const share = ahead / (seats - 1);
  const people = seats - 1;
  const districtPrizes = districtPoints(seats);
  const memories = { district: new Map(), worker: new Map(), gnome: new Map() } satisfies Record<
    Contest,
    Map<number, Outlook>
  >;
  const rivals: number[] = [];

  function worth(contest: Contest, mine: number): number {
    const { player, neutral } = GROWTH[contest];
    const prizes = contest === 'district' ? districtPrizes : WORKER_POINTS;
    let sum = 0;
    for (const turns of scorings) {
      const me = player * turns;
      const them = player * (turns + share);
      const np = neutral * (turns + 1);
      const against = (own: number) => rivals.map((_, i) => duelOf(own, i < people ? them : np));
      sum += points(mine, me, rivals, against(me), prizes);
      for (let i = 0; i < people; i++) {
        const others = rivals.slice();
        others[i] = mine;
        const duels = against(them);
        duels[i] = duelOf(them, me);
        sum -= (RIVALRY / people) * points(rivals[i]!, them, others, duels, prizes);
      }
    }
    return sum;
  }

  return {
    outlook(contest, counts, seat) {
      rivals.length = 0;
      for (let i = 0; i < counts.length; i++) if (i !== seat) rivals.push(counts[i]!);
      sortUpTo(rivals, people);
      const mine = counts[seat]!;
      let key = mine;
      for (let i = 0; i < rivals.length; i++) key = key * (MOST + 1) + rivals[i]!;
      const memory: Map<number, Outlook> = memories[contest];
      let known = memory.get(key);
      if (known === undefined) {
        known = { now: worth(contest, mine), one: worth(contest, mine + 1), two: worth(contest, mine + 2) };
        memory.set(key, known);
      }
      return known;
    },
  };
}

/** Rivals who play are alike, so their order must not make a difference to the memory. */
function sortUpTo(rivals: number[], n: number): void {
  for (let i = 1; i < n; i++) {
    const count = rivals[i]!;
    let k = i;
    for (; k > 0 && rivals[k - 1]! > count; k--) rivals[k] = rivals[k - 1]!;
    rivals[k] = count;
  }
}

const duelsMade = new Map<number, Duel>();

function duelOf(mine: number, theirs: number): Duel {
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
  let ahead = 0;
  for (let i = 0; i < state.seats; i++) if (i !== seat && hasTurnAhead(state, i)) ahead++;
  return ahead;
}

const clocks = new Map<number, Clock>();

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

/** How the districts stand for a seat, and what was found out about their sites so far. */
export interface City {
  readonly districts: readonly Outlook[];
  readonly sites: Map<SiteKind, number>;
}

/** Most options build nothing: what was worked out for the same markers last time is still true. */
const last = {
  options: null as Options | null,
  clock: null as Clock | null,
  seat: NOBODY,
  markers: [] as number[],
  city: null as City | null,
};

function isAsLast(state: State, seat: number, clock: Clock): boolean {
  const { markers } = last;
  if (last.clock !== clock || last.seat !== seat || last.options !== state.options) return false;
  for (let symbol = 0; symbol < markers.length; symbol++) if (markers[symbol] !== state.markers[symbol]) return false;
  return true;
}

export function cityOf(state: State, seat: number, clock: Clock): City {
  if (last.city !== null && isAsLast(state, seat, clock)) return last.city;
  last.options = state.options;
  last.clock = clock;
  last.seat = seat;
  last.markers = state.markers.slice();
  last.city = { districts: districtOutlooks(state, seat, clock), sites: new Map() };
  return last.city;
}

/** How the districts stand, by district. */
function districtOutlooks(state: State, seat: number, clock: Clock): Outlook[] {
  const { markers } = state;
  const builders = state.seats + neutralCount(state);
  const outlooks: Outlook[] = [];
  const counts: number[] = [];
  for (let symbol = 0; symbol < markers.length; ) {
    for (let i = 0; i < builders; i++) counts[i] = 0;
    for (const end = symbol + SYMBOLS_PER_DISTRICT; symbol < end; symbol++) {
      const builder = markers[symbol]!;
      if (builder >= 0) counts[builder]!++;
    }
    outlooks.push(clock.outlook('district', counts, seat));
  }
  return outlooks;
}

/** How a kind of worker stands: those who will come from the desk are counted, and the neutral builders'. */
export function workerOutlook(state: State, seat: number, clock: Clock, kind: WorkerKind): Outlook {
  const { players } = state;
  const counts: number[] = [];
  for (let i = 0; i < players.length; i++) counts.push(workersInPlay(players[i]!, kind));
  for (let i = 0; i < neutralCount(state); i++) counts.push(NEUTRAL_WORKERS);
  for (const { seat: of, worker } of state.desk) {
    if (kindOfWorker(worker) === kind && counts[of]! < WORKERS_OF_A_KIND) counts[of]!++;
  }
  return clock.outlook('worker', counts, seat);
}

export function gnomeOutlook(state: State, seat: number, clock: Clock): Outlook {
  return clock.outlook('gnome', state.players.map(gnomesOf), seat);
}
