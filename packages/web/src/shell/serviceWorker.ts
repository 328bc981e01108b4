import { useSyncExternalStore } from 'react';

let activate: (() => void) | null = null;
const listeners = new Set<() => void>();

function offer(waiting: ServiceWorker): void {
  activate = () => waiting.postMessage('activate');
  for (const listener of listeners) listener();
}

/** Makes the app work offline after the first visit. Only built files can be kept, so not during development. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that is up to date already; only a later one asks for a reload.
  let updating = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (updating) location.reload();
    updating = true;
  });
  // Refused in some private windows: then the app just needs the network.
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  if (registration.waiting !== null && serviceWorker.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller !== null) offer(coming);
    });
  });
  // A table may stay open for days.
  setInterval(() => void registration.update().catch(() => {}), 60 * 60 * 1000);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What to call to change to the new version; null while there is none. */
export const useUpdate = (): (() => void) | null => useSyncExternalStore(subscribe, () => activate);
