import type { Known } from './known.ts';
import { frameOf } from './known.ts';
import { seatOfCrest } from './order.ts';

/** With two players NP3 and NP4 build as builders 2 and 3, and are run by the holders of crests 1 and 2. */
export const neutralCount = (known: Known): number => known.neutralDwarves.length;
export const FIRST_NEUTRAL = 2;

/** The player who decides for a neutral builder. */
export const keeperOf = (known: Known, neutral: number): number => seatOfCrest(known, neutral - FIRST_NEUTRAL + 1);

/** The neutral builder whose site is being chosen. */
export const neutralBuilding = (known: Known): number | null => frameOf(known, 'neutralSite')?.neutral ?? null;
