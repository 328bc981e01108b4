import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bounded, enlarged, type Fingers, LARGEST, type Look, moved, type Point, pinched, WHOLE } from './geometry.ts';

/** A finger that has not moved this far is tapping. */
const SLOP = 10;
const STEP = 1.5;
const DOUBLE_TAP = { within: 300, near: 30, factor: 2.2 } as const;

/** What the fingers found when the last one came or went. */
interface Grip {
  readonly look: Look;
  readonly fingers: readonly Point[];
}

export interface Magnifier {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly isWhole: boolean;
  readonly isLargest: boolean;
  enlarge(): void;
  reduce(): void;
  fit(): void;
  /** For the element that is the window. */
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
  /** For the element around the window and its buttons: + and − enlarge and reduce, 0 shows everything. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Two fingers enlarge a board, one moves it about, and taps reach what they are meant for. The enlarged board is
 * scrolled inside its window, so that the wheel, the arrow keys and a target that gets the focus move it too.
 */
export function useMagnifier({ doubleTap = false }: { doubleTap?: boolean } = {}): Magnifier {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(WHOLE.scale);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>({ look: WHOLE, fingers: [] });
  const dragged = useRef(false);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });

  const now = (): Look => ({ scale, x: room.current!.scrollLeft, y: room.current!.scrollTop });
  const size = () => ({ width: room.current!.clientWidth, height: room.current!.clientHeight });
  const show = (look: Look) => {
    const { scale: goal, x, y } = bounded(look, size());
    // the board must have its size before it can be scrolled
    flushSync(() => setScale(goal));
    room.current!.scrollTo(x, y);
  };
  const by = (factor: number, at?: Point) => {
    const { width, height } = size();
    show(enlarged(now(), factor, at ?? { x: width / 2, y: height / 2 }, { width, height }));
  };
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = room.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const takeHold = () => {
    grip.current = { look: now(), fingers: [...fingers.current.values()] };
  };

  const lift = (event: PointerEvent): boolean => {
    const held = fingers.current.delete(event.pointerId);
    if (held) takeHold();
    return held;
  };

  function tap(event: PointerEvent): void {
    const { x, y } = pointOf(event);
    const { time, ...place } = lastTap.current;
    const twice = event.timeStamp - time < DOUBLE_TAP.within && Math.hypot(x - place.x, y - place.y) < DOUBLE_TAP.near;
    lastTap.current = { time: twice ? 0 : event.timeStamp, x, y };
    if (twice) by(scale > 1 ? 1 / LARGEST : DOUBLE_TAP.factor, { x, y });
  }

  return {
    room,
    scale,
    isWhole: scale === 1,
    isLargest: scale === LARGEST,
    enlarge: () => by(STEP),
    reduce: () => by(1 / STEP),
    fit: () => show(WHOLE),
    handlers: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse') return;
        if (fingers.current.size === 0) dragged.current = false;
        fingers.current.set(event.pointerId, pointOf(event));
        takeHold();
      },
      onPointerMove(event) {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, pointOf(event));
        const { look, fingers: from } = grip.current;
        const to = [...fingers.current.values()];
        if (to.length === 2) {
          dragged.current = true;
          show(pinched(look, from as Fingers, to as unknown as Fingers, size()));
        } else if (to.length === 1 && look.scale > 1) {
          if (Math.hypot(to[0]!.x - from[0]!.x, to[0]!.y - from[0]!.y) > SLOP) dragged.current = true;
          if (dragged.current) show(moved(look, from[0]!, to[0]!, size()));
        }
      },
      onPointerUp(event) {
        const onTarget = (event.target as Element).closest('button, [role="button"]') !== null;
        if (lift(event) && doubleTap && !dragged.current && !onTarget) tap(event);
      },
      onPointerCancel: lift,
      onClickCapture(event) {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') by(STEP);
      if (event.key === '-') by(1 / STEP);
      if (event.key === '0') show(WHOLE);
    },
  };
}
