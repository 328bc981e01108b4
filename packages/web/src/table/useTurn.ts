import { useEffect, useState } from 'react';

/** The newest last. */
const waiting: (() => void)[] = [];
let taken = false;
let waking = false;

function wake(): void {
  if (waking) return;
  waking = true;
  requestAnimationFrame(() => {
    waking = false;
    taken = false;
    const draw = waiting.pop();
    if (draw === undefined) return;
    taken = true;
    draw();
    wake();
  });
}

function takeTurn(): boolean {
  wake();
  if (taken) return false;
  taken = true;
  return true;
}

/**
 * Whether it is a rich drawing's turn: the first is drawn at once, and when several come up together the others follow
 * one per frame, so that the page never waits for all of them. Who came last, over the others, is drawn first.
 */
export function useTurn(): boolean {
  const [mine, setMine] = useState(takeTurn);
  useEffect(() => {
    if (mine) return;
    const draw = () => setMine(true);
    waiting.push(draw);
    wake();
    return () => {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [mine]);
  return mine;
}
