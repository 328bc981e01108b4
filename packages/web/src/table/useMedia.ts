import { useSyncExternalStore } from 'react';

interface Watched {
  subscribe(listener: () => void): () => void;
  holds(): boolean;
}

const watched = new Map<string, Watched>();

/** Each query is set up once: it is asked at every drawing of the page. */
function watch(query: string): Watched {
  let known = watched.get(query);
  if (known === undefined) {
    const media = matchMedia(query);
    known = {
      subscribe(listener) {
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      holds: () => media.matches,
    };
    watched.set(query, known);
  }
  return known;
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = watch(query);
  return useSyncExternalStore(subscribe, holds);
}
