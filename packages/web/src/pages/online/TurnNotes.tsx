import { type Lang, listOf } from '@guildhall/kernel';
import type { Me, TableInfo } from '@guildhall/protocol';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../online/client.ts';
import { line } from '../../online/line.ts';
import { useMe } from '../../online/me.ts';
import { notifyTurn } from '../../online/notify.ts';
import button from '../../shell/controls/buttons.module.css';
import { type Say, useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import { useTitleMark } from '../../shell/title.ts';
import css from '../../shell/toast.module.css';
import { play } from '../../table/sound.ts';
import { tableTexts } from '../../table/texts.ts';
import { lobby } from './lobby.texts.ts';
import { isInvited, nameAt, seatOf, titleOf, waitsFor } from './tables.ts';
import { online } from './texts.ts';

/** A table that waits for me. */
interface Note {
  readonly info: TableInfo;
  /** Somebody there asks me for something. */
  readonly asks: boolean;
}
const NONE: readonly Note[] = [];

/** Whoever works in another window looks elsewhere, even if the page is to be seen. */
const looksElsewhere = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();

function wordsOf({ info, asks }: Note, me: Me | null, t: Say, lang: Lang): string {
  const game = titleOf(info.game, t);
  if (isInvited(info, me)) return t(online.wantsAgainAt, { name: info.host?.name ?? t(online.somebody), game });
  const others = info.seats.filter((_, seat) => seat !== seatOf(info, me)).map((seat) => nameAt(seat, t));
  return t(asks ? online.askedAt : online.yourTurnAt, { game, names: listOf(others, lang) });
}

/**
 * My tables where it became my turn, where a seat is kept for me, or where somebody asks me for something, since another page
 * was open. The page of a table tells of itself.
 */
export default function TurnNotes() {
  const { t, lang } = useText();
  const me = useMe();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(NONE);
  const turns = waiting.filter(({ info }) => pathname !== `/online/table/${info.id}`);
  const newest = turns[0]?.info;
  const isTurn = newest !== undefined && !turns[0]!.asks && !isInvited(newest, me);
  const mark = t(tableTexts.yourTurn);
  useTitleMark(newest === undefined ? null : isTurn ? mark : t(online.waitsForYou));
  /** Where the people of the table that is open go on: its page asks me itself. */
  const rematch = useRef<string | null>(null);

  useEffect(() => {
    if (me === null) return setWaiting(NONE);
    return line().hear((message) => {
      if (message.t === 'info') rematch.current = message.info.rematch;
      if (message.t !== 'mine') return;
      const { info, yours, asks = false } = message;
      const invited = isInvited(info, me);
      const isNew = asks || (yours && !(invited && info.id === rematch.current));
      setWaiting((before) => {
        const others = before.filter((note) => note.info.id !== info.id);
        const stays = isNew || (others.length < before.length && waitsFor(info, me));
        return stays ? [{ info, asks }, ...others] : others;
      });
      if (!yours && !asks) return;
      if (looksElsewhere()) play('bell');
      const title = asks || invited ? wordsOf({ info, asks }, me, t, lang) : mark;
      void notifyTurn(me, info, title, titleOf(info.game, t)).catch(() => {});
    });
  }, [me, mark, t, lang]);

  // who looks at a table has found it
  useEffect(() => {
    setWaiting((before) => before.filter(({ info }) => pathname !== `/online/table/${info.id}`));
  }, [pathname]);

  // what was answered on another device meanwhile waits no more
  const some = waiting.length > 0;
  useEffect(() => {
    if (!some || me === null) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { tables } = await call('mine');
      const stillWaits = ({ info: { id }, asks }: Note): boolean =>
        tables.some((each) => each.id === id && (asks ? each.status === 'running' : waitsFor(each, me)));
      setWaiting((before) => before.filter(stillWaits));
    };
    const onSight = () => void look().catch(() => {});
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [some, me]);

  return (
    <div role="status">
      {newest !== undefined && (
        <div className={css.line}>
          {turns.length === 1 ? (
            <Link to="/online/table/$id" params={{ id: newest.id }}>
              {wordsOf(turns[0]!, me, t, lang)}
            </Link>
          ) : (
            <Link to="/online">{t(lobby.waiting, { n: turns.length })}</Link>
          )}
          <button type="button" className={button.onOak} onClick={() => setWaiting(NONE)}>
            {t(shell.later)}
          </button>
        </div>
      )}
    </div>
  );
}
