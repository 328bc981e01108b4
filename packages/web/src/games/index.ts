import type { AnyGame } from '../session/tables.ts';
import type { GameDeclaration } from '../table/declaration.ts';
import { GAMES } from './list.ts';

export { GAMES };

export const gameCalled = (id: string): GameDeclaration | undefined => GAMES.find((game) => game.id === id);

/** The rules of a game by its name and their number; null: there is no such game. */
export const findGame = async (id: string, rules?: number): Promise<AnyGame | null> =>
  (await gameCalled(id)?.engine(rules)) ?? null;

export function startBots(id: string): Worker {
  const game = gameCalled(id);
  if (game === undefined) throw new Error(`there is no game called "${id}"`);
  return game.bots();
}
