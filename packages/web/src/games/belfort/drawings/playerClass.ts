import type { Colour } from '../screen/contract.ts';

/** The class that dresses a drawing in a builder's colours; null: nobody's. */
export const playerClass = (colour: Colour | null, neutral = false): string =>
  `p-${colour ?? 'none'}${neutral ? ' neutral' : ''}`;
