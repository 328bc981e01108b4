import type { Asking, Refused } from '@guildhall/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { line } from '../../../online/line.ts';
import type { OnlineStatus, RemoteTable } from '../../../online/remote.ts';
import { SaidNo, type Wire } from '../../../online/socket.ts';

/** What is known of the table beside the game. */
export const useOnlineStatus = (remote: RemoteTable): OnlineStatus =>
  useSyncExternalStore(remote.subscribe, remote.status);

/** The time now, anew every second while clocks run. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** What is asked, until its time is over. */
export function useStillAsked(asking: Asking | null): Asking | null {
  const [lapsed, setLapsed] = useState<string | null>(null);
  useEffect(() => {
    if (asking === null) return;
    const timer = setTimeout(() => setLapsed(asking.ask), Math.max(0, asking.until - Date.now()));
    return () => clearTimeout(timer);
  }, [asking]);
  return asking === null || asking.ask === lapsed || asking.until <= Date.now() ? null : asking;
}

/** How long a refusal is shown, in milliseconds. */
const SHOWN = 8000;

/** Something said by a button; why it was not done is shown for a while. */
export function useSaying(): { say(saying: Parameters<Wire['say']>[0]): void; readonly problem: Refused | null } {
  const [problem, setProblem] = useState<Refused | null>(null);
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(() => setProblem(null), SHOWN);
    return () => clearTimeout(timer);
  }, [problem]);
  return {
    problem,
    say(saying) {
      setProblem(null);
      line()
        .say(saying)
        .catch((error: unknown) => setProblem(error instanceof SaidNo ? error.why : 'failed'));
    },
  };
}
