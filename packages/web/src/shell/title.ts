import { useEffect } from 'react';

let page = 'Guildhall';
let mark: string | null = null;

function write(): void {
  document.title = mark === null || page.startsWith(mark) ? page : `${mark} · ${page}`;
}

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = `${title} · Guildhall`;
    write();
  }, [title]);
}

/** Something to be seen in the browser's tab, whatever page is open there. */
export function useTitleMark(words: string | null): void {
  useEffect(() => {
    mark = words;
    write();
    return () => {
      mark = null;
      write();
    };
  }, [words]);
}
