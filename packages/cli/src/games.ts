import type { Decision, Game, Lang, Seat, Text } from '@guildhall/kernel';
import type { BalanceWatch } from './balance-watch.ts';
import { belfortRow } from './belfort.ts';
import { brugesRow } from './bruges.ts';
import { BadUsage } from './failure.ts';
import type { FollyWatch } from './follies.ts';
import type { PersonNews } from './person-tally.ts';

/** The tools look at any game from outside: all they know is that states, actions, views and events are JSON. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** Chapters of a transcript: a round, a phase in it, a player's turn in that. */
export type Level = 'round' | 'phase' | 'turn';

/** How a game is told. `start` is the state before the first move. */
export interface Teller {
  /** The heading of an event that opens a chapter. */
  heading(event: unknown, lang: Lang, names: readonly string[]): string | null;
  /** The events of a chapter in whole sentences. */
  story(events: readonly unknown[], lang: Lang, names: readonly string[], start: unknown): readonly string[];
  /** An action as a short phrase in the imperative; `view`: what its seat knew before. */
  move(
    action: unknown,
    seat: Seat,
    view: unknown,
    decision: Decision | null,
    lang: Lang,
    names: readonly string[],
  ): string;
  /** The options in words. */
  options(options: unknown, lang: Lang): string;
  /** What was drawn or laid out before the first move and everybody sees. */
  opening(start: unknown, lang: Lang): readonly string[];
  /** The headings of what happens first. */
  begins(start: unknown, lang: Lang, names: readonly string[]): readonly (readonly [Level, string])[];
  /** What points are given or lost for, as in `ScoreLine.item`. */
  item(item: string, lang: Lang, start: unknown): string;
  /** What decides between players with equally many points. */
  readonly tieBreak: Text;
}

export interface GameRow {
  readonly game: AnyGame;
  /** The engine of the rules with this number, if they are known, else today's. */
  engineFor(rules: number): Promise<AnyGame>;
  readonly title: string;
  /** The sources of `effect` events that a good series of games has all seen. */
  readonly effects: readonly string[];
  /** For a game with persons: what an event says about them. */
  readonly personNews?: (event: unknown) => PersonNews | null;
  /** Follows one game from the state before its first move. */
  watchFollies(start: unknown): FollyWatch;
  /** Follows one game from the state before its first move. */
  watchBalance(start: unknown): BalanceWatch;
  readonly teller: Teller;
}

export const games: ReadonlyMap<string, GameRow> = new Map([belfortRow, brugesRow].map((row) => [row.game.id, row]));

export function gameRow(id: string): GameRow {
  const row = games.get(id);
  if (row === undefined) throw new Error(`there is no game "${id}"`);
  return row;
}

/** The game somebody typed. */
export function wantedRow(id: string): GameRow {
  const row = games.get(id);
  if (row === undefined) throw new BadUsage(`there is no game "${id}"; there is ${[...games.keys()].join(', ')}`);
  return row;
}
