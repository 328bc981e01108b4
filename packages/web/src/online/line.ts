import { useSyncExternalStore } from 'react';
import { type Link, type Wire, wire } from './socket.ts';

let shared: Wire | null = null;

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/socket`;

/** The one line of this page to the server; it is opened when it is first needed. */
export function line(): Wire {
  if (shared !== null) return shared;
  const opened = wire(() => new WebSocket(address()));
  shared = opened;
  addEventListener('online', () => opened.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.wake();
  });
  return opened;
}

/** Somebody else uses this page from now on: the server has to know who. */
export function newLine(): void {
  shared?.close();
  shared = null;
}

export const useLink = (wire: Wire): Link => useSyncExternalStore(wire.onLink, wire.link);
