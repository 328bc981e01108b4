import { startTransition, useEffect, useState } from 'react';
import { currentSettings } from '../shell/settings.ts';
import { type LiveTable, liveTable, type Snapshot } from './live.ts';
import { loadTable } from './tables.ts';

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
  | { readonly t: 'broken'; readonly problem: string }
  | { readonly t: 'open'; readonly live: LiveTable };

/** Opens a saved table and keeps it running while the page is shown. */
export function useOpenTable(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ t: 'loading' });
  useEffect(() => {
    let live: LiveTable | undefined;
    let gone = false;
    setOpened({ t: 'loading' });
    loadTable(id).then(
      (table) => {
        if (gone) return;
        if (table === null) return setOpened({ t: 'missing' });
        live = liveTable(id, table, pace);
        setOpened({ t: 'open', live });
      },
      (error: Error) => {
        if (!gone) setOpened({ t: 'broken', problem: error.message });
      },
    );
    return () => {
      gone = true;
      live?.close();
    };
  }, [id]);
  return opened;
}

/** Bots' moves are drawn piece by piece between the frames, what a person did is shown at once. */
export function useSnapshot(live: LiveTable): Snapshot {
  const [shown, setShown] = useState(live.snapshot);
  useEffect(() => {
    const show = () => {
      const now = live.snapshot();
      if (now.last === null || now.last.seat === now.me) setShown(now);
      else startTransition(() => setShown(now));
    };
    show();
    return live.subscribe(show);
  }, [live]);
  return shown;
}
