import type { AnyGame } from '../session/tables.ts';
import type { GameDeclaration } from '../table/declaration.ts';
import { belfort } from './belfort/index.ts';
import { bruges } from './bruges/index.ts';

/** Every game there is, in the order in which they are shown. */
export const GAMES: readonly GameDeclaration[] = [belfort, bruges];

export const gameCalled = (id: string): GameDeclaration | undefined => GAMES.find((game) => game.id === id);

/** The rules of a game by its name; null: there is no such game. */
export const findGame = async (id: string): Promise<AnyGame | null> => (await gameCalled(id)?.engine()) ?? null;

export function startBots(id: string): Worker {
  const game = gameCalled(id);
  if (game === undefined) throw new Error(`there is no game called "${id}"`);
  return game.bots();
}
