import { useMedia } from './useMedia.ts';

export type Size = 'phone' | 'tablet' | 'desktop';

/** Which of a game's three tables suits the width of the window. */
export function useSize(): Size {
  const phone = useMedia('(max-width: 767px)');
  const tablet = useMedia('(max-width: 1279px)');
  return phone ? 'phone' : tablet ? 'tablet' : 'desktop';
}
