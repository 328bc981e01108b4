import { type Box, covered, type Room } from '../lesson/place.ts';

const EDGE = 8;
const GRID = 20;
/** A pixel covered of what is spoken of is worse than any way to go, and worse than one of any text. */
const COVERED = 100;
/** Above a note are the buttons of the table. */
const UP = 8;

/** From one end to the other, as near to each other as makes a difference. */
const steps = (to: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - EDGE) / GRID)) }, (_, i) => EDGE + i * GRID);

/**
 * Where a note lies as near as can be to where it is, not over the places that it speaks of, and if possible not over
 * what else is to be read.
 */
export function clearOf(
  note: Box,
  places: readonly Box[],
  room: Room,
  texts: readonly Box[] = [],
): Pick<Box, 'left' | 'top'> {
  const [right, bottom] = [room.width - note.width - EDGE, room.height - note.height - EDGE];
  const lefts = [note.left, ...steps(right), right];
  const tops = [note.top, ...steps(bottom), bottom];
  const corners = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const costOf = ({ left, top }: Pick<Box, 'left' | 'top'>) => {
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + covered({ ...note, left, top }, box), 0);
    const way = Math.hypot(left - note.left, top < note.top ? UP * (note.top - top) : top - note.top);
    return COVERED * over(places) + over(texts) + way;
  };
  return corners.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}
