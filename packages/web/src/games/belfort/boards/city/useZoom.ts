import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tellShrunk, useShrunk } from '../../../../table/useShrunk.ts';
import { type Box, districtBox, WHOLE } from '../geometry.ts';

const DURATION = 420;

export const viewBoxOf = ({ x, y, w, h }: Box): string => `${x} ${y} ${w} ${h}`;
const ease = (t: number): number => 1 - (1 - t) ** 3;
const mix = (a: Box, b: Box, t: number): Box => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  w: a.w + (b.w - a.w) * t,
  h: a.h + (b.h - a.h) * t,
});

/** Moves the view box of the board to a district, or back to the whole city; at once if motion is not wanted. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, district: number | null): void {
  const now = useRef<Box>(WHOLE);
  useShrunk(svg);
  useLayoutEffect(() => {
    const goal = district === null ? WHOLE : districtBox(district);
    const start = now.current;
    const show = (box: Box) => {
      now.current = box;
      svg.current?.setAttribute('viewBox', viewBoxOf(box));
      tellShrunk(svg.current);
    };
    if (start === goal) return;
    if (document.documentElement.dataset.motion === 'reduced') return show(goal);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const t = Math.min(1, Math.max(0, (time - began) / DURATION));
      show(t === 1 ? goal : mix(start, goal, ease(t)));
      if (t < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [svg, district]);
}
