import { placed, type ScoreLine, type Standing } from '@guildhall/kernel';
import { DISTRICTS, SYMBOLS_PER_DISTRICT } from '../board/districts.ts';
import type { Majority } from '../events.ts';
import { type Play, score } from '../play.ts';
import type { State, WorkerKind } from '../state.ts';
import { NEUTRAL_WORKERS, neutralCount } from '../variants/two-players.ts';
import { WORKERS_OF_A_KIND } from './setup.ts';

const DISTRICT_POINTS = [5, 3, 1] as const;
const WORKER_POINTS = [3, 1] as const;

export interface Rank {
  readonly builder: number;
  readonly count: number;
  /** 0: nothing there, no place [B13]. */
  readonly place: number;
  readonly points: number;
}
export interface MajorityRanks {
  readonly majority: Majority;
  readonly ranks: readonly Rank[];
}

/**
 * Places by count. Tied players take the next place down and push everybody below down as well: the place is one, plus
 * the distinct higher counts, plus the tied groups at or above.
 */
export function rank(counts: readonly number[], points: readonly number[]): Rank[] {
  return counts.map((count, builder) => {
    if (count === 0) return { builder, count, place: 0, points: 0 };
    let place = 1;
    for (const level of new Set(counts)) {
      if (level > count) place++;
      if (level >= count && counts.filter((other) => other === level).length > 1) place++;
    }
    return { builder, count, place, points: points[place - 1] ?? 0 };
  });
}

function districtCounts(state: State, district: number): number[] {
  const counts = new Array<number>(state.seats + neutralCount(state)).fill(0);
  const first = district * SYMBOLS_PER_DISTRICT;
  for (let symbol = first; symbol < first + SYMBOLS_PER_DISTRICT; symbol++) {
    const builder = state.markers[symbol]!;
    if (builder >= 0) counts[builder]!++;
  }
  return counts;
}

export const workersInPlay = (state: State, seat: number, kind: WorkerKind): number =>
  WORKERS_OF_A_KIND - state.players[seat]![kind === 'elf' ? 'elfSupply' : 'dwarfSupply'];

export const gnomesOf = (state: State, seat: number): number =>
  state.players[seat]!.built.reduce((sum, card) => sum + card.gnomes, 0);

/** Who would score what if the game were scored now. */
export function majorities(state: State): MajorityRanks[] {
  // three players have no third place; two have, because the neutral builders hold places as well
  const districtPoints = state.seats === 3 ? DISTRICT_POINTS.slice(0, 2) : DISTRICT_POINTS;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const neutrals = new Array<number>(neutralCount(state)).fill(NEUTRAL_WORKERS);
  const kind = (of: WorkerKind): MajorityRanks => ({
    majority: of,
    ranks: rank([...seats.map((seat) => workersInPlay(state, seat, of)), ...neutrals], WORKER_POINTS),
  });
  return [
    ...DISTRICTS.map((district) => ({
      majority: `district.${district}` as const,
      ranks: rank(districtCounts(state, district), districtPoints),
    })),
    kind('elf'),
    kind('dwarf'),
    {
      majority: 'gnome',
      ranks: rank(
        seats.map((seat) => gnomesOf(state, seat)),
        WORKER_POINTS,
      ),
    },
  ];
}

export function scoreAll(play: Play): void {
  const { state } = play;
  for (const { majority, ranks } of majorities(state)) {
    for (const { builder, count, place, points } of ranks) {
      if (place > 0) play.out?.push({ t: 'scored', majority, builder, count, place, points });
      if (points > 0 && builder < state.seats) score(play, builder, points, majority);
    }
  }
}

/** Metal counts double. */
export function tieBreakOf(state: State, seat: number): number {
  const { wood, stone, metal, gold } = state.players[seat]!;
  return wood + stone + gold + 2 * metal;
}

export const standings = (state: State): Standing[] =>
  placed(state.players.map(({ score }, seat) => ({ seat, score, tieBreak: tieBreakOf(state, seat) })));

export function endGame(play: Play): void {
  const { state } = play;
  state.agenda.pop();
  play.out?.push({ t: 'stage', stage: 'over' });
  const winners = standings(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  play.out?.push({ t: 'end', winners });
}

export const scoreLines = (state: State): ScoreLine[] => state.ledger.map((row) => ({ ...row }));
