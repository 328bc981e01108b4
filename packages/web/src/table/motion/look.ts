import type { Place } from './flight.ts';

export interface Found {
  readonly element: Element;
  readonly rect: DOMRect;
  /** The first name was in sight, not one that stands in for it. */
  readonly itself: boolean;
}

const KINDS = ['target', 'piece', 'anchor', 'place'] as const;
const NAMED = KINDS.map((kind) => `[data-${kind}]`).join(',');

const inSight = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** What answers to the pointer is a better middle than the frame around it. */
const bodyOf = (element: Element): Element =>
  element instanceof SVGElement ? (element.querySelector('[data-hit]') ?? element) : element;

/** Looks over the page once; finds places on it as it is now. Only reads. */
export function lookAround(): (place: Place) => Found | null {
  const named = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(NAMED)) {
    for (const kind of KINDS) {
      const value = element.getAttribute(`data-${kind}`);
      if (value === null) continue;
      const name = `${kind} ${value}`;
      const others = named.get(name);
      if (others === undefined) named.set(name, [element]);
      else others.push(element);
    }
  }
  return (place) => {
    for (const [i, name] of place.entries()) {
      const [whole, part] = name.split(' > ') as [string, string?];
      for (const found of named.get(whole) ?? []) {
        const parts = part === undefined ? [bodyOf(found)] : found.querySelectorAll(`[data-part="${part}"]`);
        for (const element of parts) {
          const rect = element.getBoundingClientRect();
          if (inSight(rect)) return { element, rect, itself: i === 0 };
        }
      }
    }
    return null;
  };
}
