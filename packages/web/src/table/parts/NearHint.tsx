import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { select } from '../anchors.ts';
import type { BubbleSide } from '../screen/targets.ts';
import css from './NearHint.module.css';

/** Pixels between a place and the bubble beside it, and between the bubble and the edge of the window. */
const AWAY = 14;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Extent {
  readonly width: number;
  readonly height: number;
}

const OTHERS: Readonly<Record<BubbleSide, readonly BubbleSide[]>> = {
  right: ['right', 'left', 'bottom', 'top'],
  left: ['left', 'right', 'bottom', 'top'],
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'right', 'left'],
};

/** Where a bubble of this size stands beside a box: on that side if there is room, always inside the window. */
export function besideOf(box: Box, size: Extent, room: Extent, side: BubbleSide): { left: number; top: number } {
  const within = (at: number, length: number, whole: number) => Math.max(EDGE, Math.min(at, whole - length - EDGE));
  const top = within((box.top + box.bottom) / 2 - size.height / 2, size.height, room.height);
  const left = within((box.left + box.right) / 2 - size.width / 2, size.width, room.width);
  const places: Readonly<Record<BubbleSide, { left: number; top: number }>> = {
    right: { left: box.right + AWAY, top },
    left: { left: box.left - AWAY - size.width, top },
    bottom: { left, top: box.bottom + AWAY },
    top: { left, top: box.top - AWAY - size.height },
  };
  const fits = (on: BubbleSide) => {
    const at = places[on];
    const inWidth = at.left >= EDGE && at.left + size.width + EDGE <= room.width;
    return inWidth && at.top >= EDGE && at.top + size.height + EDGE <= room.height;
  };
  const at = places[OTHERS[side].find(fits) ?? side];
  return { left: within(at.left, size.width, room.width), top: within(at.top, size.height, room.height) };
}

/** The place of a target that is pointed at: the same target may lie in several places. */
function placeOf(target: string): Element | null {
  const all = [...document.querySelectorAll(select.target(target))];
  const pointed = all.find((each) => each.matches(':hover, :focus-within, :has(:hover)'));
  const place = pointed ?? all.find((each) => each.getBoundingClientRect().width > 0) ?? null;
  return place?.querySelector('[data-hit]') ?? place;
}

/** What is said about a target, beside it and never over it. */
export function NearHint({ target, side, children }: { target: string; side: BubbleSide; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current!;
    const place = placeOf(target);
    if (place === null) return;
    const size = bubble.getBoundingClientRect();
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = besideOf(place.getBoundingClientRect(), size, room, side);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  });
  return (
    <div ref={ref} className={css.near}>
      {children}
    </div>
  );
}
