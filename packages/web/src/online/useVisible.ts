import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page can be seen, and does not lie behind others. */
export const isVisible = (): boolean => document.visibilityState === 'visible';
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
