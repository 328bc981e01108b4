import { DISTRICTS, SYMBOLS_PER_DISTRICT } from '../board/districts.ts';
import type { Majority } from '../events.ts';
import { districtPoints, NEUTRAL_WORKERS, WORKER_POINTS } from '../numbers.ts';
import type { WorkerKind } from '../state.ts';
import type { Known, KnownPlayer } from './known.ts';
import { neutralCount } from './neutral.ts';
import { gnomesOf, workersInPlay } from './workers.ts';

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

function isAmong(counts: readonly number[], level: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (counts[i] === level) return true;
  return false;
}

/**
 * Places by count. Tied players take the next place down and push everybody below down as well: the place is one, plus
 * the distinct higher counts, plus the tied groups at or above.
 */
export function rank(counts: readonly number[], points: readonly number[]): Rank[] {
  return counts.map((count, builder) => {
    if (count === 0) return { builder, count, place: 0, points: 0 };
    let place = 1;
    for (let i = 0; i < counts.length; i++) {
      const level = counts[i]!;
      if (level < count || isAmong(counts, level, 0, i)) continue;
      if (level > count) place++;
      if (isAmong(counts, level, i + 1, counts.length)) place++;
    }
    return { builder, count, place, points: points[place - 1] ?? 0 };
  });
}

function districtCounts(known: Known, district: number): number[] {
  const counts = new Array<number>(known.seats + neutralCount(known)).fill(0);
  const first = district * SYMBOLS_PER_DISTRICT;
  for (let symbol = first; symbol < first + SYMBOLS_PER_DISTRICT; symbol++) {
    const builder = known.markers[symbol]!;
    if (builder >= 0) counts[builder]!++;
  }
  return counts;
}

/** If scored now: per district and worker kind, who holds which place for how many points. */
export function scoringNow(known: Known): MajorityRanks[] {
  const { players, seats } = known;
  const neutrals = new Array<number>(neutralCount(known)).fill(NEUTRAL_WORKERS);
  const workers = (kind: WorkerKind): MajorityRanks => ({
    majority: kind,
    ranks: rank([...players.map((player) => workersInPlay(player, kind)), ...neutrals], WORKER_POINTS),
  });
  return [
    ...DISTRICTS.map((district) => ({
      majority: `district.${district}` as const,
      ranks: rank(districtCounts(known, district), districtPoints(seats)),
    })),
    workers('elf'),
    workers('dwarf'),
    { majority: 'gnome', ranks: rank(players.map(gnomesOf), WORKER_POINTS) },
  ];
}

/** Metal counts double. */
export const tieBreakOf = ({ wood, stone, metal, gold }: KnownPlayer): number => wood + stone + gold + 2 * metal;
