import { advisedMoves } from '@guildhall/table';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { startBots } from '../../../games/index.ts';
import type { RemoteTable } from '../../../online/remote.ts';
import type { BotHost } from '../../../session/bots.ts';
import type { Counsel } from '../../../table/advice/useAdvice.ts';
import { useOnlineStatus } from './useOnline.ts';

/**
 * Advice at a table of the server, which says whether it is allowed and tells everybody. The expert thinks here, about what
 * my seat sees.
 */
export function useCounsel(remote: RemoteTable, game: string): Counsel {
  const { advised, me, info } = useOnlineStatus(remote);
  const moves = useSyncExternalStore(remote.subscribe, () => remote.account().moves);
  const bots = useRef<BotHost | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other bots
  useEffect(
    () => () => {
      bots.current?.close();
      bots.current = null;
    },
    [remote],
  );

  const advise = useCallback<NonNullable<Counsel['advise']>>(
    (progress) => {
      const { me, revision, view, legal } = remote.account();
      let wanted = true;
      async function ask() {
        await remote.noteAdvice();
        const { ADVISER, botHost } = await import('../../../session/bots.ts');
        bots.current ??= botHost(() => startBots(game));
        if (!wanted) throw new Error('nobody waits for it any more');
        const { rules } = remote.game;
        return bots.current.advise(
          { rules, revision, seat: me!, bot: ADVISER, view, legal, chance: revision },
          progress,
        );
      }
      const cancel = () => {
        wanted = false;
        bots.current?.drop();
      };
      return { advised: ask(), cancel };
    },
    [remote, game],
  );

  return useMemo(
    () => ({
      advised: advisedMoves(
        advised,
        moves.map(({ seat }) => seat),
      ),
      mine: advised.filter(({ seat }) => seat === me).length,
      advise: info.advice ? advise : null,
    }),
    [advised, moves, me, info.advice, advise],
  );
}
