import { narrowerThan, PHONE } from '../design/breakpoints.ts';
import { useMedia } from './useMedia.ts';

export type Size = 'phone' | 'tablet' | 'desktop';

/** Which of a game's three tables suits the width and the height of the window. */
export function useSize(): Size {
  const phone = useMedia(PHONE);
  const tablet = useMedia(narrowerThan(1280));
  return phone ? 'phone' : tablet ? 'tablet' : 'desktop';
}
