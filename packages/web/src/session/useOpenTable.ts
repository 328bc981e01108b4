import type { TableFault } from '@guildhall/table';
import { useCallback, useEffect, useState } from 'react';
import { currentSettings } from '../shell/settings.ts';
import { botHost } from './bots.ts';
import { type Claim, claimTable } from './claim.ts';
import { type LiveTable, liveTable } from './live.ts';
import { type FindGame, faultOf, loadTable } from './tables.ts';

const PACES = { slow: 1600, normal: 800, fast: 250 } as const;
/** For second thoughts about one's own move. */
const THOUGHTS = { slow: 3000, normal: 2000, fast: 250 } as const;

/** Milliseconds before a bot's move, as the player likes it. */
function pace(undoable: boolean): number | null {
  const { botPace } = currentSettings();
  return botPace === 'step' ? null : (undoable ? THOUGHTS : PACES)[botPace];
}

export type Opened =
  | { readonly t: 'loading' }
  | { readonly t: 'missing' }
  /** `fault`: what is wrong with its file; undefined: something else went wrong. */
  | { readonly t: 'broken'; readonly fault: TableFault | undefined }
  /** Another tab plays it. */
  | { readonly t: 'elsewhere'; takeOver(): void }
  | { readonly t: 'open'; readonly game: string; readonly live: LiveTable };

/** What opening a table needs of the games. */
export interface Games {
  readonly find: FindGame;
  /** Starts the worker in which the bots of a game think. */
  startBots(game: string): Worker;
  /** Whether the answer to a question of that game hides nothing. */
  isOpen?(game: string, ask: string): boolean;
}

/** Opens a saved table and keeps it running while the page is shown. */
export function useOpenTable(id: string, { find, startBots, isOpen }: Games): Opened {
  const [opened, setOpened] = useState<Opened>({ t: 'loading' });
  /** Counts the attempts; every one but the first takes the table over from another tab. */
  const [attempt, setAttempt] = useState(0);
  const takeOver = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => {
    let live: LiveTable | undefined;
    let claim: Claim | null = null;
    let gone = false;
    setOpened({ t: 'loading' });
    const leave = (lost = false) => {
      gone = true;
      live?.close(lost);
      claim?.release();
    };
    async function open(): Promise<void> {
      claim = await claimTable(id, attempt > 0);
      if (gone) return claim?.release();
      if (claim === null) return setOpened({ t: 'elsewhere', takeOver });
      void claim.lost.then(() => {
        if (gone) return;
        leave(true);
        setOpened({ t: 'elsewhere', takeOver });
      });
      const found = await loadTable(id, find);
      if (gone) return;
      if (found === null) return setOpened({ t: 'missing' });
      const { table, keeper } = found;
      const { id: game } = table.game;
      live = liveTable(table, {
        pace,
        keeper,
        bots: botHost(() => startBots(game)),
        isOpen: (ask) => isOpen?.(game, ask) ?? false,
      });
      setOpened({ t: 'open', game, live });
    }
    open().catch((error: Error) => {
      console.warn(error);
      if (!gone) setOpened({ t: 'broken', fault: faultOf(error) });
    });
    return () => leave();
  }, [id, attempt, find, startBots, isOpen, takeOver]);
  return opened;
}
