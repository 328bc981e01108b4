import type { Shape } from '../shape.ts';

/** What a person carries; 0,0 is the hand, up is negative. */
export interface Tool {
  /** A fist round a handle, or an open hand under a thing. */
  readonly grip: 'fist' | 'palm';
  readonly shapes: readonly Shape[];
}

export const held = (...shapes: Shape[]): Tool => ({ grip: 'fist', shapes });
export const carried = (...shapes: Shape[]): Tool => ({ grip: 'palm', shapes });
