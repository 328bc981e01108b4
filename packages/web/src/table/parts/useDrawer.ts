import { type RefObject, useEffect } from 'react';

/** Escape closes what lies over a part of the table, and the focus goes back to where it was opened. */
export function useDrawer(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const { current } = box;
    return () => {
      if (document.activeElement === document.body || current?.contains(document.activeElement)) opener?.focus();
    };
  }, [box]);
  // before the table hears of it: a chosen card stays where it is
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [onClose]);
}
