import type { Level } from '@guildhall/bots/levels';
import type { SeatPlan } from '@guildhall/table';
import type { GameDeclaration } from '../table/declaration.ts';
import { remember, remembered, suggestion } from './opponents/record.ts';
import { characterName, drawCast, writeBot } from './opponents/words.ts';
import { usualPlayers } from './usual.ts';

/** One person against bots of a level, as most people play. */
function usualSeats({ colours, seats }: GameDeclaration, name: string, level: Level): SeatPlan[] {
  const cast = drawCast(colours.length);
  return colours.slice(0, usualPlayers(seats)).map((colour, seat): SeatPlan => {
    if (seat === 0) return { kind: 'human', name, colour };
    const character = cast[seat]!;
    return { kind: 'bot', bot: writeBot(level, character), name: characterName(character), colour };
  });
}

/** Lays a table for one person against bots of the level that suits them; returns its id. */
export async function startUsual(game: GameDeclaration, name: string, options: unknown = {}): Promise<string> {
  const [{ createTable }, rules] = await Promise.all([import('../session/tables.ts'), game.engine()]);
  const { level } = suggestion(remembered(game.id));
  const id = await createTable(rules, { options, seats: usualSeats(game, name, level) });
  remember(game.id, { levels: game.colours.map(() => level) });
  return id;
}
