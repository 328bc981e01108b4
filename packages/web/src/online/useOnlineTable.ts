import type { TableInfo, ToClient } from '@guildhall/protocol';
import { useEffect, useState } from 'react';
import type { FindGame } from '../session/tables.ts';
import { call } from './client.ts';
import { line } from './line.ts';
import { type RemoteTable, remoteTable } from './remote.ts';
import { shareOf } from './shares.ts';
import { SaidNo, type Wire } from './socket.ts';

export type OnlineTable =
  | { readonly t: 'loading' }
  | { readonly t: 'missing' }
  | { readonly t: 'away' }
  /** Before the start. */
  | { readonly t: 'gathering'; readonly info: TableInfo; readonly here: readonly string[] }
  | { readonly t: 'open'; readonly info: TableInfo; readonly remote: RemoteTable };

type TableMessage = Extract<ToClient, { t: 'table' }>;

const hereIn = (shown: OnlineTable): readonly string[] => (shown.t === 'gathering' ? shown.here : []);

/** Shows the own share of the seed, as it was promised. */
async function reveal(wire: Wire, { id, status }: TableInfo): Promise<void> {
  const kept = status === 'drawing' ? shareOf(id) : null;
  if (kept !== null) await wire.say({ t: 'reveal', table: id, share: kept.share });
}

interface Games {
  readonly find: FindGame;
  coloursOf(game: string): readonly string[];
  /** What the bot of a seat is called. */
  botName(bot: string, seat: number): string;
}

/** Opens a table of the server, and follows it while the page is shown. `who`: a new person opens it anew. */
export function useOnlineTable(id: string, who: string | null, { find, coloursOf, botName }: Games): OnlineTable {
  const [shown, setShown] = useState<OnlineTable>({ t: 'loading' });
  useEffect(() => {
    const wire = line();
    let gone = false;
    let remote: RemoteTable | null = null;
    let begun = false;
    void who;

    async function begin(first: TableMessage): Promise<void> {
      if (begun) return;
      begun = true;
      const { info } = first;
      const game = await find(info.game, info.rules);
      if (game === null || game.rules !== info.rules) return setShown({ t: 'missing' });
      const story = () => call('story', { params: { id } });
      remote = await remoteTable(first, { game, wire, colours: coloursOf(info.game), botName, story });
      if (gone) return remote.close();
      setShown({ t: 'open', info, remote });
    }

    function follow(message: ToClient): void {
      if (gone || remote !== null || !('table' in message) || message.table !== id) return;
      // a game that has not begun, and never will if everybody has left, has nothing to show
      if (message.t === 'table' && message.public !== undefined) {
        begin(message).catch((error: unknown) => {
          console.warn(error);
          if (!gone) setShown({ t: 'away' });
        });
      } else if (message.t === 'table' || message.t === 'info') {
        const { info } = message;
        setShown((before) => ({ t: 'gathering', info, here: message.t === 'table' ? message.here : hereIn(before) }));
        reveal(wire, info).catch((error: unknown) => console.warn(error));
      } else if (message.t === 'presence') {
        const { here } = message;
        setShown((before) => (before.t === 'gathering' ? { ...before, here } : before));
      }
    }

    const open = () =>
      wire.say({ t: 'open', table: id }).catch((error: unknown) => {
        if (gone) return;
        if (error instanceof SaidNo && error.why === 'noTable') setShown({ t: 'missing' });
      });
    const stopHearing = wire.hear(follow);
    const stopLink = wire.onLink(() => {
      if (wire.link() === 'open' && remote === null) void open();
    });
    if (wire.link() === 'open') void open();
    return () => {
      gone = true;
      stopHearing();
      stopLink();
      if (remote !== null) remote.close();
      else void wire.say({ t: 'close', table: id }).catch(() => {});
    };
  }, [id, who, find, coloursOf, botName]);
  return shown;
}
