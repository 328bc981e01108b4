import { nextPlace } from '../../../table/useShortcuts.tsx';

/** Puts the focus where the game asks for something; else on the table as a whole. */
function focusTable(): void {
  if (document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  const next = nextPlace() ?? main;
  if (next === main) main?.setAttribute('tabindex', '-1');
  next?.focus({ preventScroll: true });
}

/** The `ref` of what goes away once it is answered: a focus that is in it then goes on to the table. */
export const handsFocusOn =
  (box: HTMLElement | null): (() => void) =>
  () => {
    if (box?.contains(document.activeElement)) requestAnimationFrame(focusTable);
  };
