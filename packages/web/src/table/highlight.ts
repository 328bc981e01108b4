import { select } from './anchors.ts';

/** Lights up what a line of the chronicle speaks of. */
export function highlight(targets: readonly string[]): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  for (const target of targets) {
    const places = document.querySelectorAll(`${select.target(target)}, ${select.piece(target)}`);
    for (const place of places) place.setAttribute('data-lit', '');
  }
}
