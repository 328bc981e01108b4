import { useEffect } from 'react';

/** Above this far off, the reader has gone elsewhere by themself. */
const NEAR = 160;

/** Letters of another size push the place that a link led to out of its place: when they have come, it is set right. */
export function useAnchor(): void {
  useEffect(() => {
    let gone = false;
    document.fonts.ready.then(() => {
      const place = document.getElementById(location.hash.slice(1));
      if (gone || place === null) return;
      if (Math.abs(place.getBoundingClientRect().top) < NEAR) place.scrollIntoView();
    });
    return () => {
      gone = true;
    };
  }, []);
}
