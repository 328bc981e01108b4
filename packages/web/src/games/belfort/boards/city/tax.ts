import { TRACK } from '../geometry.ts';

export interface TaxLevels {
  readonly step: number;
  readonly most: number;
}

export interface TaxBand {
  readonly tax: number;
  readonly from: number;
  readonly to: number;
}

export const taxAt = (score: number, { step, most }: TaxLevels): number =>
  Math.min(most, Math.max(0, Math.ceil(score / step) - 1));

/** The stretches of the track that pay the same. */
export function taxBands(levels: TaxLevels): TaxBand[] {
  const bands: TaxBand[] = [];
  for (let cell = 1; cell <= TRACK; cell++) {
    const tax = taxAt(cell, levels);
    const last = bands.at(-1);
    if (last?.tax === tax) bands[bands.length - 1] = { ...last, to: cell };
    else bands.push({ tax, from: cell, to: cell });
  }
  return bands;
}
