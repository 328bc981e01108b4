import type { Me } from '@guildhall/protocol';
import { useSyncExternalStore } from 'react';
import { changeSettings } from '../shell/settings.ts';
import { call, Refusal } from './client.ts';
import { newLine } from './line.ts';

export type Who =
  | { readonly t: 'asking' }
  /** Somebody without a name yet. */
  | { readonly t: 'nobody' }
  | { readonly t: 'known'; readonly me: Me }
  /** The server does not answer. */
  | { readonly t: 'away'; readonly error: unknown };

let who: Who = { t: 'asking' };
let asked = false;
const listeners = new Set<() => void>();

/** What one tab learns, the others know, too. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('guildhall.me');

const idOf = (now: Who): string | null => (now.t === 'known' ? now.me.id : null);

function set(now: Who): void {
  // the server learns who is there when a line is opened
  if (idOf(now) !== idOf(who) && who.t !== 'asking') newLine();
  who = now;
  for (const listener of listeners) listener();
}

/** What the server has answered: who I am from now on. Null: nobody. */
export function learnMe(me: Me | null): void {
  set(me === null ? { t: 'nobody' } : { t: 'known', me });
  if (me !== null) changeSettings({ name: me.name });
  tabs?.postMessage(me);
}

/** What the page speaks. Notices of the server come in the same language. */
const spoken = (): string => document.documentElement.lang || 'en';

async function tellLanguage(me: Me): Promise<void> {
  if (me.lang === spoken()) return;
  set({ t: 'known', me: await call('changeMe', { body: { lang: spoken() } }) });
}

export async function askWho(): Promise<void> {
  try {
    const me = await call('me');
    set({ t: 'known', me });
    // not worth a word if it fails: the next visit tells it again
    void tellLanguage(me).catch(() => {});
  } catch (error) {
    if (error instanceof Refusal && error.why === 'signIn') set({ t: 'nobody' });
    else if (who.t !== 'known') set({ t: 'away', error });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void askWho();
    tabs?.addEventListener('message', ({ data }: MessageEvent<Me | null>) =>
      set(data === null ? { t: 'nobody' } : { t: 'known', me: data }),
    );
  }
  return () => listeners.delete(listener);
}

export const useWho = (): Who => useSyncExternalStore(subscribe, () => who);

/** Null: not known, or not yet. */
export function useMe(): Me | null {
  const now = useWho();
  return now.t === 'known' ? now.me : null;
}

/** Becomes a guest at once, unless somebody is here already. */
export async function enter(name: string): Promise<Me> {
  if (who.t === 'known') return who.me;
  const me = await call('enter', { body: { name, lang: spoken() } });
  learnMe(me);
  return me;
}
