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

/** `anchor hand` is written into the page as `data-anchor="hand"`. */
function elementsNamed(name: string): NodeListOf<Element> {
  const space = name.indexOf(' ');
  return document.querySelectorAll(`[data-${name.slice(0, space)}=${JSON.stringify(name.slice(space + 1))}]`);
}

/** Finds places on the page as it is now. Only reads, and looks for nothing twice. */
export function lookAround(): (place: Place) => Found | null {
  const known = new Map<string, NodeListOf<Element>>();
  const named = (name: string) => {
    const elements = known.get(name) ?? elementsNamed(name);
    known.set(name, elements);
    return elements;
  };
  return (place) => {
    for (const [i, name] of place.entries()) {
      const [whole, part] = name.split(' > ') as [string, string?];
      for (const found of named(whole)) {
        const parts = part === undefined ? [bodyOf(found)] : found.querySelectorAll(`[data-part="${part}"]`);
        for (const element of parts) {
          const rect = element.getBoundingClientRect();
          if (inSight(rect)) return { element, rect, itself: i === 0, away: name.startsWith('anchor tab:') };
        }
      }
    }
    return null;
  };
}
