import { useEffect, useState } from 'react';
import { line } from './line.ts';
import type { RemoteTable } from './remote.ts';
import { isVisible } from './useVisible.ts';

/** Moves that were made while this person did not look: those after the first `from`, up to `to`. */
export interface Missed {
  readonly from: number;
  readonly to: number;
}

/** Who looks away for less than this has followed the game. */
const AWAY = 5 * 60_000;
/** A computer that sleeps tells nobody: it is known by the time that passed between two of these looks. */
const LOOK_EVERY = 20_000;

/** What others did after so many moves; null: nothing, or nobody of the table looks. */
export function missedSince(remote: RemoteTable, from: number): Missed | null {
  const { me } = remote.status();
  const { moves } = remote.account();
  const some = me !== null && from > 0 && moves.slice(from).some(({ seat }) => seat !== me);
  return some ? { from, to: moves.length } : null;
}

/** What this person has missed: before they came, or while the page lay behind others or the computer slept. */
export function useMissed(remote: RemoteTable): Missed | null {
  const [missed, setMissed] = useState(() => missedSince(remote, remote.status().seenMoves));
  useEffect(() => {
    const wire = line();
    const now = () => ({ at: Date.now(), moves: remote.account().moves.length });
    let looked = now();
    let gone = false;
    let comesBack = false;
    async function comeBack(): Promise<void> {
      const { moves } = looked;
      await remote.caughtUp();
      if (gone) return;
      looked = now();
      setMissed((before) => missedSince(remote, moves) ?? before);
    }
    function look(): void {
      // without a connection there is nothing new to look at
      if (comesBack || wire.link() !== 'open') return;
      if (Date.now() - looked.at < AWAY) {
        looked = now();
        return;
      }
      comesBack = true;
      comeBack()
        .catch(() => {}) // not connected yet: as soon as it is
        .finally(() => {
          comesBack = false;
        });
    }
    const lookIfVisible = () => {
      if (isVisible()) look();
    };
    const timer = setInterval(lookIfVisible, LOOK_EVERY);
    const stops = [remote.subscribe(lookIfVisible), wire.onLink(lookIfVisible)];
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [remote]);
  return missed;
}
