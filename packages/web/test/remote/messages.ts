import type { Account, SeenMove } from '@guildhall/table';

/** What a seat is told: its account without the moves and without what it can do, which follows from its view. */
type News = Omit<Account<never, unknown, unknown>, 'moves' | 'legal' | 'last'>;

/** What crosses the wire to a screen, as JSON. */
export type ToScreen =
  /** Everything, for whoever comes to the table. */
  | { readonly t: 'table'; readonly news: News; readonly moves: readonly SeenMove<unknown>[]; readonly begun: unknown }
  /** One more move. */
  | { readonly t: 'step'; readonly news: News; readonly move: SeenMove<unknown> }
  /** Moves were taken back: so many stand. */
  | { readonly t: 'back'; readonly news: News; readonly moves: number };

/** What crosses the wire from a screen. */
export type FromScreen =
  | { readonly t: 'move'; readonly revision: number; readonly actions: readonly unknown[] }
  | { readonly t: 'undo'; readonly revision: number };
