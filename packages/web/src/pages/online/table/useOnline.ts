import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OnlineStatus, RemoteTable } from '../../../online/remote.ts';

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
