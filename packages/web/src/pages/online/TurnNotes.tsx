import { listOf } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
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

const NONE: readonly TableInfo[] = [];

/** Whoever works in another window looks elsewhere, even if the page is to be seen. */
const looksElsewhere = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();

const hostOf = ({ host }: TableInfo, t: Say): string => host?.name ?? t(online.somebody);

/**
 * My tables where it became my turn, or where a seat is kept for me, since another page was open. The page of a table tells
 * of its own turns itself.
 */
export default function TurnNotes() {
  const { t, lang } = useText();
  const me = useMe();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(NONE);
  const turns = waiting.filter(({ id }) => pathname !== `/online/table/${id}`);
  const [newest] = turns;
  const mark = t(tableTexts.yourTurn);
  useTitleMark(newest === undefined ? null : isInvited(newest, me) ? t(online.waitsForYou) : mark);
  /** Where the people of the table that is open go on: its page asks me itself. */
  const rematch = useRef<string | null>(null);

  useEffect(() => {
    if (me === null) return setWaiting(NONE);
    return line().hear((message) => {
      if (message.t === 'info') rematch.current = message.info.rematch;
      if (message.t !== 'mine') return;
      const { info, yours } = message;
      const invited = isInvited(info, me);
      const isNew = yours && !(invited && info.id === rematch.current);
      setWaiting((before) => {
        const others = before.filter(({ id }) => id !== info.id);
        const stays = isNew || (others.length < before.length && waitsFor(info, me));
        return stays ? [info, ...others] : others;
      });
      if (!yours) return;
      if (looksElsewhere()) play('bell');
      const game = titleOf(info.game, t);
      const title = invited ? t(online.wantsAgainAt, { name: hostOf(info, t), game }) : mark;
      void notifyTurn(me, info, title, game).catch(() => {});
    });
  }, [me, mark, t]);

  // who looks at a table has found it
  useEffect(() => setWaiting((before) => before.filter(({ id }) => pathname !== `/online/table/${id}`)), [pathname]);

  // what was answered on another device meanwhile waits no more
  const some = waiting.length > 0;
  useEffect(() => {
    if (!some || me === null) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { tables } = await call('mine');
      setWaiting((before) => before.filter(({ id }) => tables.some((each) => each.id === id && waitsFor(each, me))));
    };
    const onSight = () => void look().catch(() => {});
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [some, me]);

  const names = (table: TableInfo) =>
    listOf(
      table.seats.filter((_, seat) => seat !== seatOf(table, me)).map((seat) => nameAt(seat, t)),
      lang,
    );
  return (
    <div role="status">
      {newest !== undefined && (
        <div className={css.line}>
          {turns.length === 1 ? (
            <Link to="/online/table/$id" params={{ id: newest.id }}>
              {isInvited(newest, me)
                ? t(online.wantsAgainAt, { name: hostOf(newest, t), game: titleOf(newest.game, t) })
                : t(online.yourTurnAt, { game: titleOf(newest.game, t), names: names(newest) })}
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
