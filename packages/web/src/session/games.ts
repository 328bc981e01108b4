import type { Game } from '@guildhall/kernel';

/** A game whose types the session does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the session moves states, actions and events of any game about unread
export type AnyGame = Game<any, any, any, any, any>;

export const isGame = (id: string): boolean => id === 'belfort';

/** Loads a game's rules on demand. */
export async function loadGame(id: string): Promise<AnyGame> {
  if (id === 'belfort') return (await import('@guildhall/belfort')).belfort;
  throw new Error(`there is no game called "${id}"`);
}
