import { useEffect, useState } from 'react';
import { ANY_NAME, ANY_TARGET, select, tabAnchor } from '../anchors.ts';
import { isLook, type Spotlights } from './lesson.ts';
import { type Box, covered, type Kept } from './place.ts';

/** What of the step is to be picked next; what is looked at is done with once something is picked. */
export const nextSpotlight = (target: readonly string[], picked: readonly string[]): string | undefined =>
  target.find((spotlight) => (isLook(spotlight) ? picked.length === 0 : !picked.includes(spotlight))) ?? target.at(-1);

const shown = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);

/** A question over the table comes before everything on it. */
const QUESTION = select.anchor('question');

const INTERVAL = 100;

/** What waits for the player, and the question that is asked. */
const WANTED = `[data-mark="legal"], [data-mark="available"], [data-mark="chosen"], [role="status"], ${QUESTION}`;
/** What can be answered, and whatever else on the table has a place of its own. */
const WEIGHTS = { wanted: 20, thing: 2 } as const;

const COACH = '[data-coach]';

/** Rounded, because what breathes and lifts is not elsewhere. */
function boxOf(place: Element): Box {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const [x, y] = [Math.floor(left / 8) * 8, Math.floor(top / 8) * 8];
  return { left: x, top: y, width: Math.ceil(right / 8) * 8 - x, height: Math.ceil(bottom / 8) * 8 - y };
}

function keptInSight(open: readonly string[]): Kept[] {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.getClientRects().length > 0 && each.closest(COACH) === null,
    );
  const things = all(ANY_NAME).filter((each) => each.querySelector(ANY_NAME) === null);
  return [
    ...all([WANTED, ...open].join()).map((each) => ({ box: boxOf(each), weight: WEIGHTS.wanted })),
    ...things.map((each) => ({ box: boxOf(each), weight: WEIGHTS.thing })),
  ];
}

const SAMPLE = 6;

/** Without what lies under another target, as a card does in a full hand. */
function visiblePart(place: Element): Box {
  const { left, top, width, height } = place.getBoundingClientRect();
  if (!place.matches(ANY_TARGET)) return { left, top, width, height };
  const seen = Array.from({ length: Math.floor(width / SAMPLE) }, (_, i) => left + (i + 0.5) * SAMPLE).filter((x) => {
    const over = document
      .elementsFromPoint(x, top + height / 2)
      .find((each) => each.closest(COACH) === null)
      ?.closest(ANY_TARGET);
    return !over || over.contains(place) || place.contains(over);
  });
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return { left, top, width, height };
  const from = first - left < SAMPLE ? left : first - SAMPLE / 2;
  const to = left + width - last < 2 * SAMPLE ? left + width : last + SAMPLE / 2;
  return { left: from, top, width: to - from, height };
}

/** How far outside its thing the ring may lie; the thickness of its line, in px. */
const AROUND = [7, 4, 1, -3] as const;
const LINE = 3;
const AIR = 0.2;

/** The boxes of the words around a thing; a line of text has air above and below its letters. */
function wordsAround(place: Element): Box[] {
  const words = document.createTreeWalker(place.closest('section, footer') ?? document.body, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes.map(({ left, top, width, height }) => ({
    left,
    width,
    top: top + height * AIR,
    height: height * (1 - 2 * AIR),
  }));
}

/** The widest ring whose line does not lie over words. */
function ringAround(place: Element, { left, top, width, height }: Box): Box {
  const ring = (by: number): Box => ({
    left: left - by,
    top: top - by,
    width: width + 2 * by,
    height: height + 2 * by,
  });
  const words = wordsAround(place);
  const hidden = (by: number) => {
    const [outer, inner] = [ring(by), ring(by - LINE)];
    return words.reduce((sum, word) => sum + covered(word, outer) - covered(word, inner), 0);
  };
  const least = Math.min(...AROUND.map(hidden));
  return ring(AROUND.find((by) => hidden(by) <= least + 1)!);
}

interface Spotlit {
  /** What was looked for: the table is only looked at after it is drawn. */
  readonly spotlight: string | undefined;
  readonly box: Box | null;
  readonly ring: Box | null;
  readonly kept: readonly Kept[];
}

const nowhere = (spotlight: string | undefined): Spotlit => ({ spotlight, box: null, ring: null, kept: [] });

/** Where it is on the screen, followed as it moves, and what is around it; a hidden one is where its tab is. */
export function useSpotlight(spotlight: string | undefined, { selectorOf, open, tabOf }: Spotlights): Spotlit {
  const [lit, setLit] = useState<Spotlit>(nowhere(undefined));
  useEffect(() => {
    let last: Element | undefined;
    let ringed: { readonly box: string; readonly ring: Box } | null = null;
    const look = () => {
      const place =
        spotlight === undefined
          ? undefined
          : (shown(QUESTION) ?? shown(selectorOf(spotlight)) ?? shown(select.anchor(tabAnchor(tabOf(spotlight)))));
      if (place !== last) place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      last = place;
      const box = place === undefined ? null : visiblePart(place);
      // its words are looked for only when it has moved
      if (box === null || place === undefined) ringed = null;
      else if (ringed?.box !== JSON.stringify(box)) ringed = { box: JSON.stringify(box), ring: ringAround(place, box) };
      const next = box === null ? nowhere(spotlight) : { spotlight, box, ring: ringed!.ring, kept: keptInSight(open) };
      setLit((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    const timer = setInterval(look, INTERVAL);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [spotlight, selectorOf, open, tabOf]);
  return lit;
}
