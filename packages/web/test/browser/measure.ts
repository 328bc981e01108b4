/** Something that is too small, and how small it is. */
export interface Found {
  readonly place: string;
  readonly text: string;
  readonly size: number;
}

/** How small something may be, in pixels of the window. */
export interface Least {
  /** Letters and figures. */
  readonly text: number;
  /** What is pressed. */
  readonly target: number;
}

/** Runs in the page: all texts and targets in sight that are too small. */
export function tooSmall(least: Least): Found[] {
  const PRESSED = 'button, a[href], input, select, summary, [role=button], [role=link], [role=radio], [data-hit]';

  /** What something is called in the sources, and what it is in. */
  const nameOf = (element: Element): string => {
    const names: string[] = [];
    for (let each: Element | null = element; each !== null && names.length < 4; each = each.parentElement) {
      const own = (each.getAttribute('class') ?? '').replace(/_([a-zA-Z]+)_\w+_\d+/g, '$1').split(' ')[0];
      const target = each.getAttribute('data-target') ?? each.getAttribute('data-anchor');
      names.unshift(target !== null ? `[${target}]` : own || each.tagName.toLowerCase());
    }
    return names.join(' ');
  };

  /** How much larger or smaller than its style sheet says something is drawn. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const { a, b, c, d } = element.getScreenCTM()!;
      return Math.min(Math.hypot(a, b), Math.hypot(c, d));
    }
    const box = element.closest<HTMLElement>('div, section, button, li, p, main, header')!;
    return box.offsetWidth === 0 ? 1 : box.getBoundingClientRect().width / box.offsetWidth;
  };

  const texts = (): Found[] => {
    const found: Found[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const parent = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (text === '' || parent.closest('script, style, .visually-hidden, [inert]') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = new Range();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const readOutOnly = !(parent instanceof SVGElement) && parent.getBoundingClientRect().width < 2;
      if (width < 2 || height < 2 || readOutOnly) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
      if (size < least.text - 0.05) found.push({ place: nameOf(parent), text, size: Math.round(size * 10) / 10 });
    }
    return found;
  };

  /** Whether the edge of something that scrolls cuts it. */
  const isCut = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflow)) continue;
      const edge = box.getBoundingClientRect();
      if (top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1) return true;
    }
    return bottom > innerHeight || right > innerWidth;
  };

  /**
   * It is tried out point by point what answers a press there, so that neither an invisible margin nor a neighbour that
   * lies over it is overlooked.
   */
  const targets = (): Found[] => {
    const found: Found[] = [];
    for (const each of document.querySelectorAll(PRESSED)) {
      if (each.closest('[inert], .visually-hidden') !== null || isCut(each)) continue;
      if (!each.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const answers = (atX: number, atY: number) => {
        const pressed = document.elementFromPoint(atX, atY)?.closest(PRESSED) ?? null;
        return pressed !== null && (pressed === each || each.contains(pressed) || pressed.contains(each));
      };
      // something lies over it
      if (width < 2 || !answers(x, y)) continue;
      const reach = (dx: number, dy: number) => {
        let n = 0;
        while (n < least.target && answers(x + dx * (n + 1), y + dy * (n + 1))) n++;
        return n;
      };
      const [across, down] = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
      const size = Math.min(across, down);
      // a point more or less: pixels lie where they lie
      if (size >= least.target - 1) continue;
      const text = each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40);
      found.push({ place: `${nameOf(each)} (${across} × ${down})`, text, size });
    }
    return found;
  };

  return [...texts(), ...targets()];
}
