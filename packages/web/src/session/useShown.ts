import type { Account, AccountSource } from '@guildhall/table';
import { startTransition, useEffect, useState } from 'react';
import type { HostStatus, TableHost } from './live.ts';

/** What the screen shows at one time. */
export interface Shown<A, V, E> extends HostStatus {
  readonly account: Account<A, V, E>;
}

const CALM: HostStatus = { curtain: null, handOver: null, covered: false, slow: false, advised: [], problem: null };

/** Moves are drawn piece by piece between the frames; whatever else changes is shown at once. */
export function useShown<A, V, E>(source: AccountSource<A, V, E>, host?: TableHost): Shown<A, V, E> {
  const [shown, setShown] = useState<Shown<A, V, E>>(() => shownNow(source, host));
  useEffect(() => {
    const show = () => {
      const now = shownNow(source, host);
      if (now.account.last === null) setShown(now);
      else startTransition(() => setShown(now));
    };
    show();
    return source.subscribe(show);
  }, [source, host]);
  return shown;
}

const shownNow = <A, V, E>(source: AccountSource<A, V, E>, host: TableHost | undefined): Shown<A, V, E> => ({
  account: source.account(),
  ...(host?.status() ?? CALM),
});
