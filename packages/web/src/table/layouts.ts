import { narrowerThan } from '../design/breakpoints.ts';
import { useMedia } from './useMedia.ts';

export type Size = 'phone' | 'tablet' | 'desktop';

/** Which of a game's three tables suits the width of the window. */
export function useSize(): Size {
  const phone = useMedia(narrowerThan(768));
  const tablet = useMedia(narrowerThan(1280));
  return phone ? 'phone' : tablet ? 'tablet' : 'desktop';
}
