import { useState } from 'react';
import { line, useLink } from '../../../online/line.ts';
import { useMe } from '../../../online/me.ts';
import type { OnlineStatus, RemoteTable } from '../../../online/remote.ts';
import { useText } from '../../../shell/settings.ts';
import { Icon } from '../../../table/icons/Icon.tsx';
import { Popup } from '../../../table/parts/Popup.tsx';
import { SeatBadge } from '../../SeatBadge.tsx';
import { isAfter } from '../tables.ts';
import { AskedNote } from './AskedNote.tsx';
import { Chat } from './Chat.tsx';
import css from './OnlineBar.module.css';
import { TableActs } from './TableActs.tsx';
import { onlineTexts, refusedTexts } from './texts.ts';
import { spanOf } from './time.ts';
import { useNow, useOnlineStatus } from './useOnline.ts';

/** Pixels; the table has the rest of the window. */
export const BAR_HEIGHT = 38;

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

interface Props {
  readonly id: string;
  readonly game: string;
  readonly remote: RemoteTable;
}

/** The edge above an online table: who is here, whose time runs, talk, and the state of the connection. */
export function OnlineBar({ id, game, remote }: Props) {
  const { t } = useText();
  const status = useOnlineStatus(remote);
  const link = useLink(line());
  const [read, setRead] = useState(status.chat.length);
  const me = useMe();
  // what muted people say is not shown, so it is not news either; nor is what I have said myself
  const unread = status.chat
    .slice(read)
    .filter(({ from }) => from.id !== me?.id && !me?.muted.includes(from.id)).length;
  return (
    <>
      <header className={css.bar} data-people="" style={{ height: BAR_HEIGHT }}>
        <span
          className={css.link}
          data-link={link}
          role="img"
          aria-label={t(link === 'open' ? onlineTexts.linkOpen : onlineTexts.linkLost)}
          title={t(link === 'open' ? onlineTexts.linkOpen : onlineTexts.linkLost)}
        />
        <ul className={css.people} aria-label={t(onlineTexts.people)}>
          {SEATS.slice(0, status.info.seats.length).map((seat) => (
            <Person key={seat} game={game} seat={seat} status={status} remote={remote} />
          ))}
        </ul>
        {status.me === null && (
          <span className={css.watching} title={t(onlineTexts.watching)}>
            <Icon name="eye" size={18} label={t(onlineTexts.watching)} />
            <span className={css.word} aria-hidden="true">
              {t(onlineTexts.watching)}
            </span>
          </span>
        )}
        {status.watchers > 0 && <span className={css.watchers}>{t(onlineTexts.watchers, { n: status.watchers })}</span>}
        <Popup
          className={css.tool}
          label={t(onlineTexts.chat)}
          placement="bottom end"
          size="wide"
          trigger={
            <>
              <Icon name="log" />
              <span className={css.word} aria-hidden="true">
                {t(onlineTexts.chat)}
              </span>
              {unread > 0 && (
                <b className={css.count} aria-hidden="true">
                  {unread}
                </b>
              )}
              <span className="visually-hidden">
                {unread > 0 ? t(onlineTexts.chatNew, { n: unread }) : t(onlineTexts.chat)}
              </span>
            </>
          }
        >
          <Chat id={id} status={status} onRead={setRead} />
        </Popup>
        {(status.me !== null || isAfter(status.info)) && (
          <Popup
            className={css.tool}
            label={t(onlineTexts.acts)}
            placement="bottom end"
            trigger={<Icon name="more" label={t(onlineTexts.acts)} />}
          >
            <TableActs id={id} status={status} account={remote.account()} />
          </Popup>
        )}
      </header>
      {link === 'lost' && (
        <p className={css.note} role="status">
          {t(onlineTexts.linkLost)}
        </p>
      )}
      {status.refused !== null && (
        <p className={css.note} role="alert">
          {t(refusedTexts[status.refused.why])}
        </p>
      )}
      <AskedNote id={id} status={status} />
    </>
  );
}

interface PersonProps {
  readonly game: string;
  readonly seat: number;
  readonly status: OnlineStatus;
  readonly remote: RemoteTable;
}

/** One player: colour, name, whether they are here, and their time. */
function Person({ game, seat, status, remote }: PersonProps) {
  const { t } = useText();
  const { seats, decision } = remote.account();
  const { name, colour } = seats[seat]!;
  const { person, bot, resigned } = status.info.seats[seat]!;
  const asked = decision?.seats.includes(seat) ?? false;
  const here = person === null || status.here.includes(person.id);
  const standsIn = resigned || (person !== null && bot !== null);
  const state = resigned
    ? onlineTexts.gaveUp
    : standsIn
      ? onlineTexts.botPlays
      : here
        ? onlineTexts.here
        : onlineTexts.notHere;
  return (
    <li
      className={css.person}
      data-asked={asked || undefined}
      data-away={!here || undefined}
      title={t(state, { name })}
    >
      <SeatBadge game={game} colour={colour} size={18} />
      <span className={css.name}>{name}</span>
      {standsIn && <Icon name={resigned ? 'close' : 'bot'} size={15} />}
      <span className="visually-hidden">{t(state, { name })}</span>
      {person !== null && bot === null && <Clock seat={seat} name={name} asked={asked} status={status} />}
    </li>
  );
}

function Clock({ seat, name, asked, status }: { seat: number; name: string; asked: boolean; status: OnlineStatus }) {
  const { t } = useText();
  const { clock, info } = status;
  const runs = asked && clock !== null && info.status === 'running';
  const now = useNow(runs);
  if (clock === null || info.pace.kind === 'free' || info.status === 'over' || info.status === 'ended') return null;
  // where every answer has its own time, only the time that runs says anything
  if (info.pace.kind === 'turns' && !asked) return null;
  const left = clock.left[seat]! - (runs ? Math.max(0, now - clock.since) : 0);
  const time = spanOf(left, (n) => t(onlineTexts.days, { n }));
  return (
    <span className={css.clock} data-short={left < 60_000 || undefined} role="timer">
      <span aria-hidden="true">{time}</span>
      <span className="visually-hidden">{t(onlineTexts.timeLeft, { name, time })}</span>
    </span>
  );
}
