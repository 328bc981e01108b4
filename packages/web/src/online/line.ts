import { useSyncExternalStore } from 'react';
import { lineIsHeld } from './held.ts';
import { type Link, type Wire, wire } from './socket.ts';
import { isVisible } from './useVisible.ts';

let shared: Wire | null = null;

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/socket`;

/** The one line of this page to the server; it is opened when it is first needed. */
export function line(): Wire {
  if (shared !== null) return shared;
  const opened = wire(() => new WebSocket(address()));
  shared = opened;
  addEventListener('online', () => opened.wake());
  // a line that was lost meanwhile tells it when it is back
  const tellLooking = () => void opened.say({ t: 'looking', on: isVisible() }).catch(() => {});
  opened.onLink(() => {
    if (opened.link() === 'open' && !isVisible()) tellLooking();
  });
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) opened.wake();
    tellLooking();
  });
  // not at once: a page that is being drawn must not change others
  queueMicrotask(lineIsHeld);
  return opened;
}

/** Somebody else uses this page from now on: the server has to know who. */
export function newLine(): void {
  shared?.close();
  shared = null;
}

export const useLink = (wire: Wire): Link => useSyncExternalStore(wire.onLink, wire.link);
