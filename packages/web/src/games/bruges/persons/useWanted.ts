import { useEffect } from 'react';

/** Brings the person that the address names into view and gives it the focus, once the letters have their size. */
export function useWanted(id: string): void {
  useEffect(() => {
    if (id === '') return;
    let gone = false;
    const show = () => {
      if (!gone) document.getElementById(id)?.scrollIntoView({ block: 'center' });
    };
    show();
    document.getElementById(id)?.focus({ preventScroll: true });
    // cards that come into view take their real size, which moves what lies below them
    requestAnimationFrame(show);
    document.fonts.ready.then(() => requestAnimationFrame(show));
    return () => {
      gone = true;
    };
  }, [id]);
}
