import { frameOf, type Known } from './known.ts';

/** Cards that are drawn for a seat just now. */
export interface Drawing {
  readonly seat: number;
  /** Drawn and not looked at yet. */
  readonly drawn: number;
  /** Still to be drawn, the one that is asked for included. */
  readonly left: number;
}

/** What is being drawn, one card after the other; null: nothing. */
export function drawingOf(known: Known): Drawing | null {
  const draw = frameOf(known, 'draw');
  if (draw === undefined) return null;
  const asked = known.agenda.at(-1)?.t === 'pile' ? 1 : 0;
  return { seat: draw.seat, drawn: known.players[draw.seat]!.fresh.length, left: draw.left + asked };
}

/** Whether the card that is drawn is played at once, and nothing is kept. */
export const playsDrawn = (known: Known): boolean => frameOf(known, 'actWithDrawn') !== undefined;
