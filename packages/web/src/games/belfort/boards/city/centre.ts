import type { Target } from '../../screen/contract.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const centreOf = (element: Element | null): Spot | null => {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
};

/** Where a target is on the page now, in CSS px of the viewport; null: it is not drawn. */
export const targetCentre = (target: Target, root: ParentNode = document): Spot | null => {
  const element = root.querySelector(`[data-target="${CSS.escape(target)}"]`);
  return centreOf(element?.querySelector('[data-hit]') ?? element);
};

/**
 * Where a piece of the city is now: `marker:17` (by symbol), `score:2` (by seat), `standing:3` (worker on the guild plank
 * of a district), `neutral:2` (dwarf of a neutral builder), `guild:3` (the tile of a district).
 */
export type CityPiece =
  | `marker:${number}`
  | `score:${number}`
  | `standing:${number}`
  | `neutral:${number}`
  | `guild:${number}`;

export const pieceCentre = (piece: CityPiece, root: ParentNode = document): Spot | null =>
  centreOf(root.querySelector(`[data-piece="${CSS.escape(piece)}"]`));
