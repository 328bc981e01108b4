import { type Box, covered, type Room } from '../lesson/place.ts';

const EDGE = 8;
const GRID = 20;
/** A pixel covered of what is spoken of is worse than any way to go. */
const COVERED = 100;

/** Where a note lies as near as can be to where it is, and not over the places that it speaks of. */
export function clearOf(note: Box, places: readonly Box[], room: Room): Pick<Box, 'left' | 'top'> {
  const [right, bottom] = [room.width - note.width - EDGE, room.height - note.height - EDGE];
  const lefts = [note.left, EDGE, right];
  const lower = Array.from(
    { length: Math.max(0, Math.ceil((bottom - note.top) / GRID)) },
    (_, i) => note.top + i * GRID,
  );
  const corners = [note.top, ...lower, bottom].flatMap((top) => lefts.map((left) => ({ left, top })));
  const costOf = ({ left, top }: Pick<Box, 'left' | 'top'>) =>
    places.reduce((sum, place) => sum + COVERED * covered({ ...note, left, top }, place), 0) +
    Math.hypot(left - note.left, top - note.top);
  return corners.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}
