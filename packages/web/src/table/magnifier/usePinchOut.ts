import { type TouchEvent, useRef } from 'react';
import { spread } from './geometry.ts';

/** The fingers must come this much farther apart. */
const FARTHER = 40;

const apart = ({ touches }: TouchEvent): number =>
  spread([
    { x: touches[0]!.clientX, y: touches[0]!.clientY },
    { x: touches[1]!.clientX, y: touches[1]!.clientY },
  ]);

/** For an element that shows something larger when two fingers spread on it; one finger scrolls as everywhere. */
export function usePinchOut(onOut: () => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      from.current = event.touches.length === 2 ? apart(event) : null;
    },
    onTouchMove(event: TouchEvent) {
      if (from.current === null || event.touches.length !== 2 || apart(event) - from.current < FARTHER) return;
      from.current = null;
      onOut();
    },
  };
}
