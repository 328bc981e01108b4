import { type RefObject, useLayoutEffect } from 'react';

/** Tells the style sheet of a drawing how many times smaller than it was made it is shown; 1: no smaller. */
export function tellShrunk(svg: SVGSVGElement | null): void {
  if (svg === null || svg.clientWidth === 0) return;
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(svg.clientWidth / width, svg.clientHeight / height);
  svg.style.setProperty('--shrunk', Math.max(1, 1 / scale).toFixed(3));
}

/** What is written in a drawing can keep a least size on the screen: whenever the drawing is shown in another size, it is told. */
export function useShrunk(svg: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const { current } = svg;
    if (current === null) return;
    const watch = new ResizeObserver(() => tellShrunk(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, [svg]);
}
