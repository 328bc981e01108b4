import { useEffect, useState } from 'react';
import type { Target } from '../screen/contract.ts';
import type { Spotlight } from './steps.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LOOKS: Readonly<Record<string, string>> = {
  'look:collection': 'section:has(> ul > [data-place="mine"])',
  'look:send': 'section[aria-labelledby="send-title"]',
  'look:score': '[data-look="score"]',
};

const selectorOf = (spot: Spotlight): string => LOOKS[spot] ?? `[data-target="${spot}"]`;

/** On a phone: the tab that shows it. */
function tabOf(spot: Spotlight): string {
  if (/^(symbol|guild):/.test(spot)) return 'tab:city';
  if (spot.startsWith('plank:') || spot === 'look:collection') return 'tab:collection';
  if (/^(pool|buy|sell|exchange):|^(deck|gnomes)$/.test(spot)) return 'tab:calendar';
  return 'tab:me';
}

/** What of the step is to be picked next. */
export const nextSpot = (target: readonly Spotlight[], picked: readonly Target[]): Spotlight | undefined =>
  target.find((spot) => !picked.includes(spot as Target)) ?? target.at(-1);

const shown = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);

/** A question over the table comes before everything on it. */
const QUESTION = '[data-anchor="question"]';

const INTERVAL = 100;

/** Where it is on the screen, followed as it moves; a hidden one is where its tab is. */
export function useSpotlight(spot: Spotlight | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let last: Element | undefined;
    const look = () => {
      const place = spot && (shown(QUESTION) ?? shown(selectorOf(spot)) ?? shown(`[data-anchor="${tabOf(spot)}"]`));
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
  }, [spot]);
  return box;
}

const GAP = 18;
const EDGE = 8;

export type Side = 'left' | 'right' | 'above' | 'below' | 'free';
export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where the tail points, along the edge of the bubble. */
  readonly tail: number;
}

/** Cards and chips lie side by side, so a bubble above or below them hides less. */
export const sidesFor = (spot: Spotlight | undefined): readonly Exclude<Side, 'free'>[] =>
  spot === undefined || /^(symbol|guild|look):/.test(spot)
    ? ['right', 'left', 'above', 'below']
    : /^(pool|sell|buy):|^(deck|gnomes)$/.test(spot)
      ? ['below', 'above', 'left', 'right']
      : ['above', 'below', 'left', 'right'];

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
  order: readonly Exclude<Side, 'free'>[],
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
