import type { ByColour } from '../colours.ts';
import { frameOf, type Known } from './known.ts';

/** The workers that were taken in the exchange that goes on, by colour; null: there is none. */
export const takenInExchange = (known: Known): Readonly<ByColour> | null => frameOf(known, 'swaps')?.got ?? null;
