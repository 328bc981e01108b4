import { type Sheet, taxOf } from '@guildhall/belfort';
import { TRACK } from '../geometry.ts';

export interface TaxBand {
  readonly tax: number;
  readonly from: number;
  readonly to: number;
}

/** The stretches of the track that pay the same. */
export function taxBands(levels: Sheet['tax']): TaxBand[] {
  const bands: TaxBand[] = [];
  for (let cell = 1; cell <= TRACK; cell++) {
    const tax = taxOf(cell, levels);
    const last = bands.at(-1);
    if (last?.tax === tax) bands[bands.length - 1] = { ...last, to: cell };
    else bands.push({ tax, from: cell, to: cell });
  }
  return bands;
}
