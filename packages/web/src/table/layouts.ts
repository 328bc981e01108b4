import { type HEIGHTS, lowerThan, narrowerThan, PHONE } from '../design/breakpoints.ts';
import { useMedia } from './useMedia.ts';

export type Size = 'phone' | 'tablet' | 'desktop';

/** How high a window must be for a game's largest table; a lower one gets the tablet's way, however wide it is. */
export type DesktopHeight = (typeof HEIGHTS)[number];

/** Which of a game's three tables suits the width and the height of the window. */
export function useSize(desktopHeight: DesktopHeight = 650): Size {
  const phone = useMedia(PHONE);
  const tablet = useMedia(`${narrowerThan(1280)}, ${lowerThan(desktopHeight)}`);
  return phone ? 'phone' : tablet ? 'tablet' : 'desktop';
}
