import type { GameDeclaration } from '../table/declaration.ts';
import { BOT_NAMES, usualPlayers } from './usual.ts';

/** Lays a table for one person against bots, as most people play; returns its id. */
export async function startUsual(game: GameDeclaration, name: string, options: unknown = {}): Promise<string> {
  const [{ createTable }, rules] = await Promise.all([import('../session/tables.ts'), game.engine()]);
  return createTable(rules, {
    options,
    seats: game.colours
      .slice(0, usualPlayers(game.seats))
      .map((colour, seat) =>
        seat === 0 ? { kind: 'human', name, colour } : { kind: 'bot', bot: 'greedy', name: BOT_NAMES[seat]!, colour },
      ),
  });
}
