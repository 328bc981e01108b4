import { NOBODY, neutralBuilding } from '@guildhall/belfort';
import type { Colour, Screen } from '../../screen/contract.ts';

/** Whose a marker is, as a drawing needs it. */
export interface Builder {
  readonly index: number;
  readonly colour: Colour;
  readonly neutral: boolean;
}

export const builderOf = ({ view, colours }: Screen, index: number): Builder | null =>
  index === NOBODY ? null : { index, colour: colours[index]!, neutral: index >= view.seats };

/** Who would own what is built now: the one asked, or the neutral builder they build for. */
export function builderNow(screen: Screen): Builder | null {
  return builderOf(screen, neutralBuilding(screen.view) ?? screen.me ?? screen.decision?.seats[0] ?? NOBODY);
}
