import { useEffect, useState } from 'react';

/** What scrolls around an element: the page, or a box in it. */
function scrollerOf(element: Element | null): Element {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

/** The id of the last of these elements whose beginning has come into the upper part of the window. */
export function useCurrent(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const list = ids.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * 0.3;
      const passed = list.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      const { scrollTop, clientHeight, scrollHeight } = scrollerOf(document.getElementById(list[0]!));
      const atEnd = scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((atEnd ? list.at(-1) : (passed.at(-1) ?? list[0])) ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // a box that scrolls tells only itself: it is overheard on the way down
    addEventListener('scroll', later, { passive: true, capture: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [ids]);
  return current;
}
