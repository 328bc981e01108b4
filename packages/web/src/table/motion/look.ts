import { isTab, selectorsOf } from '../anchors.ts';
import type { Place } from './flight.ts';

export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Found<E = Element> {
  readonly element: E;
  readonly rect: Rect;
  /** The first name was in sight, not one that stands in for it. */
  readonly itself: boolean;
  /** The board on which it lies is not shown: this is only the tab that leads there. */
  readonly away: boolean;
}

const inSight = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** What answers to the pointer is a better middle than the frame around it. */
const bodyOf = (element: Element): Element =>
  element instanceof SVGElement ? (element.querySelector('[data-hit]') ?? element) : element;

/** Finds places on the page as it is now. Only reads, and looks for nothing twice. */
export function lookAround(): (place: Place) => Found | null {
  const known = new Map<string, NodeListOf<Element>>();
  const all = (selector: string) => {
    const elements = known.get(selector) ?? document.querySelectorAll(selector);
    known.set(selector, elements);
    return elements;
  };
  return (place) => {
    for (const [i, name] of place.entries()) {
      const { whole, part } = selectorsOf(name);
      for (const found of all(whole)) {
        const parts = part === null ? [bodyOf(found)] : found.querySelectorAll(part);
        for (const element of parts) {
          const rect = element.getBoundingClientRect();
          if (inSight(rect)) return { element, rect, itself: i === 0, away: isTab(name) };
        }
      }
    }
    return null;
  };
}
