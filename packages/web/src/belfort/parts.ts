import type { Event } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import type { Screen, Target } from './screen/contract.ts';

/** What all layouts of the table are put together from. */
export interface Parts {
  readonly screen: Screen & { commit(): void; withdraw(): void; readonly pending: Target | null };
  /** What happened this round, for the collection board. */
  readonly collected: readonly Event[];
  badge(seat: number, size?: number): ReactNode;
  readonly thinking: number | null;
  readonly prompt: ReactNode;
  readonly chronicle: ReactNode;
  /** Everybody's hands, where no single one is one's own. */
  readonly hands?: ReactNode;
  readonly canUndo: boolean;
  /** None: nothing here can be undone. */
  undo?(): void;
  next(): void;
}
