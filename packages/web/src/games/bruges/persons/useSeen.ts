import { type RefObject, useEffect, useRef, useState } from 'react';

/** Something is as good as seen before it comes into view. */
const AHEAD = '600px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all: a list has many members. */
function whenNear(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether the element has come near the window yet; it stays seen. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || ref.current === null) return;
    return whenNear(ref.current, () => setSeen(true));
  }, [seen]);
  return [ref, seen];
}
