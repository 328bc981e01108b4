import { belfort, engineFor as belfortFor } from '@guildhall/belfort';
import { bruges, engineFor as brugesFor } from '@guildhall/bruges';
import type { Game } from '@guildhall/kernel';

// biome-ignore lint/suspicious/noExplicitAny: states, actions, views and events are passed on unread
export type AnyGame = Game<any, any, any, any, any>;

interface Row {
  readonly today: AnyGame;
  engineFor(rules: number): Promise<AnyGame>;
}

const ROWS: Readonly<Record<string, Row>> = {
  belfort: { today: belfort, engineFor: belfortFor },
  bruges: { today: bruges, engineFor: brugesFor },
};

/** Today's engine of a game; null: there is no such game. */
export const todaysEngine = (game: string): AnyGame | null => (Object.hasOwn(ROWS, game) ? ROWS[game]!.today : null);

/** The engine by which a table that began under these rules goes on. */
export async function engineOf(game: string, rules: number): Promise<AnyGame> {
  const row = Object.hasOwn(ROWS, game) ? ROWS[game] : undefined;
  const engine = await row?.engineFor(rules);
  if (engine === undefined || engine.rules !== rules) throw new Error(`there is no engine for ${game}, rules ${rules}`);
  return engine;
}
