import { startTransition, useEffect, useRef, useState } from 'react';

/** Milliseconds; what was shown within this time was easy. */
const EASY = 25;

/**
 * How many of a board's drawings are shown by now. When a board comes up they appear over some frames, more of them
 * where that is easy, so that no frame waits for all of them.
 */
export function useGradually(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  const pace = useRef({ last: 0, more: first });
  useEffect(() => {
    if (shown >= total) return;
    const request = requestAnimationFrame((now) => {
      const { last, more } = pace.current;
      pace.current = { last: now, more: now - last < EASY ? more * 2 : first };
      startTransition(() => setShown(shown + pace.current.more));
    });
    return () => cancelAnimationFrame(request);
  }, [shown, total, first]);
  return Math.min(shown, total);
}
