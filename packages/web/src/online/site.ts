import { useSyncExternalStore } from 'react';

/** Null: not known yet. */
let there: boolean | null = null;
let asked = false;
const listeners = new Set<() => void>();

/** Nothing of the protocol is loaded for this: the home page asks, too, and most of its visitors play offline. */
async function isThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch('/api/site', { headers: { accept: 'application/json' } });
    // where the app is only a folder of files, its first page may come back instead, which is no JSON
    const site: unknown = await response.json();
    return response.ok && typeof site === 'object' && site !== null && 'version' in site;
  } catch {
    return false;
  }
}

async function find(): Promise<void> {
  there = await isThere();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    // after the first paint: no page waits for it
    setTimeout(() => void find(), 0);
    addEventListener('online', () => void find());
  }
  return () => listeners.delete(listener);
}

/** Whether the app has a server that keeps tables. Until it has answered: no. */
export const useServer = (): boolean => useSyncExternalStore(subscribe, () => there === true);
