import { describe, expect, test } from 'vitest';
import { GAMES } from './list.ts';

// a declaration is read before the game is loaded, so it says these things itself
describe.each(GAMES.map((game) => [game.id, game] as const))('the declaration of %s', (_, declared) => {
  test('is about the game it loads', async () => {
    const game = await declared.engine();
    expect([declared.id, declared.seats]).toEqual([game.id, game.seats]);
  });

  test('has a colour for everybody', () => {
    expect(new Set(declared.colours).size).toBe(declared.colours.length);
    expect(declared.colours.length).toBeGreaterThanOrEqual(declared.seats[1]);
  });
});
