import type { TableInfo } from '@guildhall/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../../online/client.ts';
import { line } from '../../../online/line.ts';
import { useMe } from '../../../online/me.ts';
import type { OnlineStatus } from '../../../online/remote.ts';
import { keepShare, newShare } from '../../../online/shares.ts';
import { isClosed, isInvited, seatOf } from '../tables.ts';
import { useDeed } from '../useDeed.ts';

export interface Rematch {
  /** Where the people of this table go on; null: nowhere yet. */
  readonly next: TableInfo | null;
  /** A seat is kept for me there. */
  readonly invited: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Opens the new table, or sits down at it, and goes there. */
  playAgain(): void;
  decline(): void;
}

/** The new table of the same people. */
export function useRematch({ info }: OnlineStatus): Rematch {
  const navigate = useNavigate();
  const me = useMe();
  const [next, setNext] = useNext(info.rematch);
  const { run, busy, problem } = useDeed();
  const sits = next !== null && seatOf(next, me) >= 0 && !isInvited(next, me);
  return {
    next,
    invited: next !== null && isInvited(next, me),
    busy,
    problem,
    playAgain: () =>
      run(async () => {
        const { id } = sits ? next : await sitAgain(info, me);
        await navigate({ to: '/online/table/$id', params: { id } });
      }),
    decline: () => run(async () => next !== null && setNext(await call('leave', { params: { id: next.id } }))),
  };
}

async function sitAgain({ id, pace }: TableInfo, me: ReturnType<typeof useMe>): Promise<TableInfo> {
  const { share, sent } = newShare(pace);
  const table = await call('rematch', { params: { id }, body: sent });
  if (table.status === 'gathering' && seatOf(table, me) >= 0) keepShare(table, share);
  return table;
}

/** What is known of the table that people go on to. One that was closed again does not count. */
function useNext(id: string | null): readonly [TableInfo | null, (next: TableInfo) => void] {
  const [known, setKnown] = useState<TableInfo | null>(null);
  useEffect(() => {
    if (id === null) return;
    let here = true;
    call('table', { params: { id } }).then(
      (table) => here && setKnown(table),
      () => {}, // the button finds the way without it
    );
    const stop = line().hear((message) => {
      if (message.t === 'mine' && message.info.id === id) setKnown(message.info);
    });
    return () => {
      here = false;
      stop();
    };
  }, [id]);
  return [known !== null && known.id === id && !isClosed(known) ? known : null, setKnown];
}
