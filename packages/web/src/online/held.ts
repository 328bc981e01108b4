import { useSyncExternalStore } from 'react';

/** Whether this page has had a line to the server. Stands alone, so that a page without one loads nothing of it. */
let held = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function lineIsHeld(): void {
  held = true;
  for (const listener of listeners) listener();
}

export const useHeldLine = (): boolean => useSyncExternalStore(subscribe, () => held);
