import { useEffect } from 'react';

/** Prints in the light colours, whatever the screen shows: paper is light. */
export function usePaper(): void {
  useEffect(() => {
    const page = document.documentElement;
    let shown: string | undefined;
    const before = () => {
      shown = page.dataset.theme;
      page.dataset.theme = 'light';
    };
    const after = () => {
      if (shown !== undefined) page.dataset.theme = shown;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
