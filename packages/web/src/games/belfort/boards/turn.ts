import {
  type Built,
  type Cost,
  type Crew,
  costsOf,
  crewSize,
  type Good,
  isScoringRound,
  type Property,
  properties,
  ROUNDS,
  sheetOf,
  type View,
  type Worker,
} from '@guildhall/belfort';
import type { Decision } from '@guildhall/kernel';
import type { Amounts, Screen } from '../screen/contract.ts';

type Frame = View['agenda'][number];
type TurnFrame = Extract<Frame, { t: 'turn' }>;
type PlayerView = View['players'][number];

const frameOf = <T extends Frame['t']>(view: View, t: T) =>
  view.agenda.findLast((frame): frame is Extract<Frame, { t: T }> => frame.t === t);

/** The action turn that is going on, also while one of its effects asks something else. */
const turnOf = (view: View): TurnFrame | null => frameOf(view, 'turn') ?? null;

/** What a turn still offers. */
export interface StillOpen {
  readonly buys: number;
  readonly sells: number;
  readonly exchanges: number;
  /** Workers on guilds and own cards that have not acted yet. */
  readonly workers: number;
  /** Gnomes whose once-per-turn action is unused. */
  readonly gnomeActions: number;
  /** A gnome could still move in: none was hired, one is in stock and a lock is free. */
  readonly hire: boolean;
  readonly cards: boolean;
}

const freeLocks = ({ property, gnomes }: Built): number => properties[property].locks - gnomes;

/** What is left of the turn of this seat; null: it is not theirs. Prices are not looked at. */
export function stillOpen(view: View, seat: number): StillOpen | null {
  const frame = turnOf(view);
  if (frame === null || frame.seat !== seat) return null;
  const { built } = view.players[seat]!;
  const gnomeVisits = built.reduce((sum, card) => sum + card.gnomes * (properties[card.property].visits ?? 0), 0);
  const visits = 1 + frame.extraVisits + gnomeVisits;
  return {
    buys: Math.max(0, visits - frame.buys),
    sells: Math.max(0, visits - frame.sells),
    exchanges: frame.exchanges,
    workers: placedWorkers(view, seat).length,
    gnomeActions: built.filter((card) => card.gnomes > 0 && !card.used && properties[card.property].gnomeAction).length,
    hire: !frame.hired && view.gnomes > 0 && built.some((card) => freeLocks(card) > 0),
    cards: view.pool.length + view.deckSize + view.discard.length > 0,
  };
}

/** The workers of a seat on guilds and cards, which act in its turn. */
function placedWorkers(view: View, seat: number): Worker[] {
  const onGuilds = view.guildPlanks.flatMap((standing) => (standing?.seat === seat ? [standing.worker] : []));
  const onCards = view.players[seat]!.built.flatMap(({ worker }) => worker ?? []);
  return inOrder([...onGuilds, ...onCards]);
}

/** How many workers have left the king's camp again: they stand listed there until everybody has. */
export const campDone = (view: View): number => frameOf(view, 'camp')?.next ?? 0;

/** Everybody who is neither at home nor in the supply, wherever they stand. */
export function workersOut(view: View, seat: number): Worker[] {
  const player = view.players[seat]!;
  const standing = [...view.desk, ...view.camp.slice(campDone(view))].flatMap((at) =>
    at.seat === seat ? [at.worker] : [],
  );
  const areas = [player.forest, player.quarry, player.mine, player.goldMine].flatMap(crewList);
  return inOrder([...placedWorkers(view, seat), ...standing, ...areas]);
}

export const crewList = (crew: Crew): Worker[] =>
  SHOWN_ORDER.flatMap((worker) => new Array<Worker>(crew[worker]).fill(worker));

/** Masters stand in front of their kind. */
export const SHOWN_ORDER: readonly Worker[] = ['masterElf', 'elf', 'masterDwarf', 'dwarf'];
const inOrder = (workers: Worker[]): Worker[] =>
  workers.sort((a, b) => SHOWN_ORDER.indexOf(a) - SHOWN_ORDER.indexOf(b));

/** All workers of a seat that are in play. */
export function crewOf(view: View, seat: number): Crew {
  const crew = { ...view.players[seat]!.home };
  for (const worker of workersOut(view, seat)) crew[worker]++;
  return crew;
}

export const gnomesOf = ({ built }: PlayerView): number => built.reduce((sum, card) => sum + card.gnomes, 0);

/** Seats by the number on their crest. */
export const crestOrder = (view: View): number[] =>
  view.players.map((_, seat) => seat).sort((a, b) => view.players[a]!.crest - view.players[b]!.crest);

export type Status = 'finished' | 'turn' | 'asked' | 'next' | 'waiting' | 'passed' | 'ready';

/** How far a seat is in the present phase. */
export function statusOf(view: View, decision: Decision | null, seat: number): Status | null {
  if (decision === null) return null;
  if (decision.seats.includes(seat)) return 'asked';
  const { passed, crest } = view.players[seat]!;
  if (view.stage === 'placement') {
    if (passed) return 'passed';
    return nextToPlace(view) === seat ? 'next' : 'waiting';
  }
  const actions = frameOf(view, 'actions');
  if (actions !== undefined) {
    if (turnOf(view)?.seat === seat) return 'turn';
    if (crest <= actions.crest) return 'finished';
    return crest === actions.crest + 1 ? 'next' : 'waiting';
  }
  return decision.ask === 'startingHand' ? 'ready' : 'waiting';
}

function nextToPlace(view: View): number | null {
  const from = frameOf(view, 'placement')?.crest ?? 0;
  for (let i = 1; i < view.seats; i++) {
    const crest = ((from + i - 1) % view.seats) + 1;
    const seat = view.players.findIndex((player) => player.crest === crest);
    if (!view.players[seat]!.passed && crewSize(view.players[seat]!.home) > 0) return seat;
  }
  return null;
}

/** The month after which points come next; null after the last. */
export function nextScoring(round: number): number | null {
  for (let month = Math.max(1, round); month <= ROUNDS; month++) if (isScoringRound(month)) return month;
  return null;
}

/** What is short of a cost, by good; null: nothing. */
export function shortOf(goods: Readonly<Record<Good, number>>, cost: Cost): Partial<Record<Good, number>> | null {
  const short: Partial<Record<Good, number>> = {};
  for (const good of ['wood', 'stone', 'metal', 'gold'] as const) {
    if (cost[good] > goods[good]) short[good] = cost[good] - goods[good];
  }
  return Object.keys(short).length === 0 ? null : short;
}

/** What is about to be paid: for what is pointed at, else for the card or wall in hand. */
export function costInSight({ view, hint, picked }: Screen): Amounts {
  if (hint !== null && Object.keys(hint.pay).length > 0) return hint.pay;
  const costs = costsOf(sheetOf(view.options));
  for (const target of picked) {
    if (target === 'wall') return costs.wall;
    if (target.startsWith('hand:')) return costs.properties[target.slice('hand:'.length) as Property];
  }
  return {};
}

/** Cards of the own hand that have been picked to leave it, while others are still choosing. */
export function leavingHand(view: View, seat: number): Property[] {
  const picked = frameOf(view, 'startingHands')?.discards[seat] ?? [frameOf(view, 'spies')?.picks[seat] ?? null];
  return picked.filter((card): card is Property => card !== null && card !== 'hidden');
}
