import type { GameId } from '../games/index.ts';

/** One seat of a new table. */
export interface SeatSetup {
  kind: 'human' | 'bot';
  /** Which bot plays, for a bot's seat. */
  bot?: string;
  name: string;
  colour: string;
}

export interface NewTable {
  game: GameId;
  options: unknown;
  seats: SeatSetup[];
  seed?: string;
}

/** A saved table as a list shows it. */
export interface TableSummary {
  id: string;
  game: GameId;
  names: string[];
  colours: string[];
  round: number;
  over: boolean;
  waitingFor: 'human' | 'bot' | null;
  /** Milliseconds since 1970. */
  updated: number;
  winners: string[];
}
