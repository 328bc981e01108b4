import type { ChatLine, Refused, TableInfo } from '@guildhall/protocol';
import type { LogEntry } from '@guildhall/table';
import type { TableStore } from '../store/tables.ts';
import type { Presence } from './audience.ts';

/** Why something was not done. */
export class Refusing extends Error {
  readonly why: Refused;
  readonly revision: number | undefined;
  constructor(why: Refused, message: string, revision?: number) {
    super(message);
    this.name = 'Refusing';
    this.why = why;
    this.revision = revision;
  }
}

/** What was done, and which revision it made; `again`: it had been done before. */
export interface Done {
  readonly revision: number;
  readonly again?: true;
}

export interface BotJob {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly chance: number;
}

/** What has changed at a table, for those who do not sit at it. */
export interface Change {
  readonly revision: number;
  /** People who are asked now and were not before, or for whom a seat is kept from now on. */
  readonly asked: readonly string[];
  /** People whom somebody at the table has just asked for something. */
  readonly consulted?: readonly string[];
  /** Whether seats or status have changed, and not only the position. */
  readonly row: boolean;
  /** The entry that made the revision, so that other processes need not read it; left out if it is long. */
  readonly entry?: LogEntry;
}

/** All for whom there is something to answer now. */
export const called = ({ asked, consulted }: Change): readonly string[] =>
  consulted === undefined ? asked : [...asked, ...consulted];

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly store: TableStore;
  now(): number;
  /** Milliseconds before a bot moves. */
  readonly botDelay: number;
  /** Milliseconds that people have for revealing their shares of the seed. */
  readonly drawingTime: number;
  think(job: BotJob): Promise<unknown>;
  /**
   * Told after every change made here, so that other processes, the lobby and the people asked hear of it. What everybody
   * may know of the table is made when it is needed: after most moves nobody needs it.
   */
  changed(table: string, info: () => TableInfo, change: Change): void;
  /** Somebody has said something here: other processes are told. */
  said(table: string, line: ChatLine): void;
  /** Who looks at a table here: other processes are told. `asks`: they are to tell who looks at it there. */
  present(table: string, presence: Presence, asks: boolean): void;
  /** Who looks at a table here, together with those who look at it at other processes. */
  withElsewhere(table: string, presence: Presence): Presence;
  /** There is no such table: nothing needs to be kept for it. */
  missing(table: string): void;
  /** Something went wrong that nobody at the table can mend. */
  failed(error: unknown, table: string): void;
}

/** The bot that plays for people. */
export const STAND_IN = 'journeyman';
