import { useEffect, useState } from 'react';

/** Drawn before: the browser has done most of the work already. */
const known = new Set<string>();
/** Of those, so many come up at once. */
const AT_ONCE = 2;

/** The newest last. */
const waiting: (() => void)[] = [];
let taken = 0;
let waking = false;

function wake(): void {
  if (waking) return;
  waking = true;
  requestAnimationFrame(() => {
    waking = false;
    taken = 0;
    const draw = waiting.pop();
    if (draw === undefined) return;
    draw();
    wake();
  });
}

function takeSlot(name: string): boolean {
  if (!known.has(name) || taken >= AT_ONCE) return false;
  taken++;
  wake();
  return true;
}

/**
 * Whether a rich drawing may be drawn by now: new ones come up one per frame, so that the page never waits for all of
 * them. Who came last, over the others, is drawn first.
 */
export function useDrawingSlot(name: string): boolean {
  const [mine, setMine] = useState(() => takeSlot(name));
  useEffect(() => {
    if (mine) return;
    const draw = () => {
      known.add(name);
      setMine(true);
    };
    waiting.push(draw);
    wake();
    return () => {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [mine, name]);
  return mine;
}
