import { useEffect, useState } from 'react';
import type { Side, Spots } from './lesson.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What of the step is to be picked next. */
export const nextSpot = (target: readonly string[], picked: readonly string[]): string | undefined =>
  target.find((spot) => !picked.includes(spot)) ?? target.at(-1);

const shown = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);

/** A question over the table comes before everything on it. */
const QUESTION = '[data-anchor="question"]';

const INTERVAL = 100;

/** Where it is on the screen, followed as it moves; a hidden one is where its tab is. */
export function useSpotlight(spot: string | undefined, { looks, tabOf }: Spots): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let last: Element | undefined;
    const look = () => {
      const place =
        spot === undefined
          ? undefined
          : (shown(QUESTION) ??
            shown(looks[spot] ?? `[data-target="${spot}"]`) ??
            shown(`[data-anchor="tab:${tabOf(spot)}"]`));
      if (place !== last) place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      last = place;
      if (!place) return setBox(null);
      const { left, top, width, height } = place.getBoundingClientRect();
      setBox((now) =>
        now?.left === left && now.top === top && now.width === width && now.height === height
          ? now
          : { left, top, width, height },
      );
    };
    look();
    const timer = setInterval(look, INTERVAL);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [spot, looks, tabOf]);
  return box;
}

const GAP = 18;
const EDGE = 8;

export interface Place {
  readonly side: Side | 'free';
  readonly left: number;
  readonly top: number;
  /** Where the tail points, along the edge of the bubble. */
  readonly tail: number;
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, Math.max(from, to)));

/** Out of the way of what is to be watched: above the bar of a phone, in the corner of the dock elsewhere. */
export function placeAside(width: number, height: number, window: { width: number; height: number }): Place {
  const narrow = window.width < 768;
  const left = narrow ? (window.width - width) / 2 : EDGE;
  return { side: 'free', left, top: window.height - height - (narrow ? 72 : EDGE), tail: 0 };
}

/** Puts a bubble of this size beside the box, inside the window. */
export function placeBeside(
  box: Box | null,
  width: number,
  height: number,
  window: { width: number; height: number },
  order: readonly Side[],
): Place {
  const free: Place = {
    side: 'free',
    left: (window.width - width) / 2,
    top: clamp((window.height - height) / 2, EDGE, window.height),
    tail: 0,
  };
  if (box === null) return free;
  const middleX = box.left + box.width / 2;
  const middleY = box.top + box.height / 2;
  const left = clamp(middleX - width / 2, EDGE, window.width - width - EDGE);
  const top = clamp(middleY - height / 2, EDGE, window.height - height - EDGE);
  const across = clamp(middleX - left, 24, width - 24);
  const along = clamp(middleY - top, 24, height - 24);
  const narrow = window.width < 768;
  const sides = {
    right: !narrow && window.width - box.left - box.width >= width + GAP + EDGE,
    left: !narrow && box.left >= width + GAP + EDGE,
    above: box.top >= height + GAP + EDGE,
    below: window.height - box.top - box.height >= height + GAP + EDGE,
  };
  for (const side of order) {
    if (!sides[side]) continue;
    if (side === 'right') return { side, left: box.left + box.width + GAP, top, tail: along };
    if (side === 'left') return { side, left: box.left - width - GAP, top, tail: along };
    if (side === 'above') return { side, left, top: box.top - height - GAP, tail: across };
    return { side, left, top: box.top + box.height + GAP, tail: across };
  }
  return { ...free, top: middleY > window.height / 2 ? EDGE : window.height - height - EDGE };
}
