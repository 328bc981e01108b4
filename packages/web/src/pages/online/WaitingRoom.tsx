import { listOf, type Text } from '@guildhall/kernel';
import type { BodyOf, TableInfo } from '@guildhall/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { gameCalled } from '../../games/index.ts';
import { call } from '../../online/client.ts';
import { useMe, useWho } from '../../online/me.ts';
import { dropShare, keepShare, newShare } from '../../online/shares.ts';
import button from '../../shell/controls/buttons.module.css';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import type { AnySetup } from '../../table/setup/setup.ts';
import { PageFrame } from '../PageFrame.tsx';
import { FairShuffle } from './FairShuffle.tsx';
import { Invite } from './Invite.tsx';
import { NameForm } from './NameForm.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import { room } from './room.texts.ts';
import { isInvited, openSeats, paceWords, seatOf, titleOf, toCome } from './tables.ts';
import { online } from './texts.ts';
import { useDeed } from './useDeed.ts';
import css from './WaitingRoom.module.css';

interface Props {
  /** The newest that is known of the table. */
  readonly info: TableInfo;
  /** The people who are looking at it now. */
  readonly here?: readonly string[];
}

/** A table before its game: who sits, how to invite others, and how it begins. */
export function WaitingRoom({ info, here = [] }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const who = useWho();
  const me = useMe();
  /** The answer to a request is often here before the news of it. */
  const [answered, setAnswered] = useState<TableInfo | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news replaces what was answered before
  useEffect(() => setAnswered(null), [info]);
  const table = answered ?? info;
  const chosen = useChosen(info);
  const { run, busy, problem } = useDeed();
  const invited = isInvited(table, me);
  const mine = invited ? -1 : seatOf(table, me);
  const hosting = me !== null && table.host?.id === me.id;
  const game = titleOf(table.game, t);
  const host = table.host?.name ?? '';
  const title = host === '' ? t(room.titleNoHost, { game }) : t(room.title, { game, host });
  const free = openSeats(table);
  const gathering = table.status === 'gathering';

  const join = async (seat?: number) => {
    const { share, sent } = newShare(table.pace);
    const wish: BodyOf<'join'> = seat === undefined ? sent : { seat, ...sent };
    const joined = await call('join', { params: { id: table.id }, body: wish });
    keepShare(joined, share);
    setAnswered(joined);
  };
  const leave = () =>
    run(async () => {
      await call('leave', { params: { id: table.id } });
      dropShare(table.id);
      await navigate({ to: '/online' });
    });
  const JOINING = { tooMany: room.taken, tooEarly: room.begun };

  return (
    <PageFrame>
      <div className={css.page}>
        <div className={css.title}>
          <PageTitle title={title} />
        </div>
        <div className={css.main}>
          {gathering && mine < 0 && who.t === 'nobody' && (
            <section className={css.panel} aria-labelledby="welcome">
              <h2 id="welcome">{t(room.welcome)}</h2>
              {free === 0 ? (
                <p className={css.about}>{t(room.noRoom)}</p>
              ) : (
                <>
                  <p className={css.about}>{t(room.invited, { host: host || t(online.somebody), game })}</p>
                  <NameForm label={t(online.sitDown)} table={table.id} onEntered={() => join()} />
                </>
              )}
            </section>
          )}
          {gathering && invited && (
            <section className={css.panel} aria-labelledby="welcome">
              <h2 id="welcome">{t(room.welcome)}</h2>
              <p className={css.about}>{t(room.keptForYou, { host: host || t(online.somebody) })}</p>
              <div className={css.actions}>
                <button
                  type="button"
                  className={button.primary}
                  aria-disabled={busy}
                  onClick={() => run(() => join(), JOINING)}
                >
                  {t(online.sitDown)}
                </button>
                <button type="button" className={button.quiet} aria-disabled={busy} onClick={leave}>
                  {t(room.decline)}
                </button>
              </div>
            </section>
          )}
          <section className={css.panel} aria-labelledby="seats">
            <h2 id="seats">{t(room.seats)}</h2>
            <RoomSeats
              table={table}
              me={me}
              here={here}
              hosting={hosting && gathering}
              onSit={me !== null && mine < 0 && !invited && gathering ? (seat) => run(() => join(seat), JOINING) : null}
              onChange={(seat, wish) =>
                run(async () => setAnswered(await call('setSeat', { params: { id: table.id, seat }, body: wish })))
              }
            />
            <p role="alert" className={css.problem}>
              {problem}
            </p>
            <Bar
              table={table}
              mine={mine}
              hosting={hosting}
              busy={busy}
              onStart={() =>
                run(async () => setAnswered(await call('start', { params: { id: table.id } })), {
                  tooEarly: room.startTooEarly,
                })
              }
              onLeave={leave}
            />
          </section>
        </div>
        <div className={css.side}>
          {gathering && free > 0 && mine >= 0 && <Invite table={table.id} title={title} />}
          {/* a game that began on a device has its seed already */}
          {table.seedCommitment === null && (
            <div className={css.last}>
              <FairShuffle commitment={table.commitment} />
            </div>
          )}
        </div>
        <section className={css.panel} aria-labelledby="about">
          <h2 id="about">{t(room.about)}</h2>
          <ul className={css.facts}>
            {chosen.map((text) => (
              <li key={text.en}>{t(text)}</li>
            ))}
            <li>{paceWords(table.pace, t)}</li>
            <li>{t(table.takebacks ? room.takebacks : room.noTakebacks)}</li>
            <li>{t(table.advice ? room.advice : room.noAdvice)}</li>
            <li>{t(table.listed ? room.listed : room.byLink)}</li>
            <li>
              <Link to="/rules/$game" params={{ game: table.game }}>
                {t(room.rules, { game })}
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}

/** What the game itself was asked before this table, in a few words; empty until the game's words are there. */
function useChosen({ game, options }: TableInfo): readonly Text[] {
  const [setup, setSetup] = useState<AnySetup | null>(null);
  useEffect(() => {
    let here = true;
    gameCalled(game)
      ?.setup()
      .then(
        (loaded) => here && setSetup(loaded.default),
        () => {}, // the room is of use without these words
      );
    return () => {
      here = false;
    };
  }, [game]);
  return setup === null ? [] : setup.summary(setup.draftOf(options));
}

interface BarProps {
  readonly table: TableInfo;
  readonly mine: number;
  readonly hosting: boolean;
  readonly busy: boolean;
  onStart(): void;
  onLeave(): void;
}

/** What the table waits for, and the buttons that end the waiting. */
function Bar({ table, mine, hosting, busy, onStart, onLeave }: BarProps) {
  const { t, lang } = useText();
  const free = openSeats(table);
  const expected = toCome(table);
  const ready = free === 0 && expected.length === 0;
  if (table.status !== 'gathering') {
    return (
      <p role="status" className={css.news}>
        {t(table.status === 'ended' ? room.closed : room.drawing)}
      </p>
    );
  }
  const words = () => {
    if (free === 0 && !ready) return t(room.waitToCome, { names: listOf(expected, lang), n: expected.length });
    if (hosting) return free > 0 ? t(room.startMissing, { n: free }) : t(room.ready);
    if (free > 0) return mine < 0 ? t(online.gathering, { n: free }) : t(room.waitForPeople, { n: free });
    return t(room.waitForHost, { host: table.host?.name ?? t(online.somebody) });
  };
  return (
    <>
      <p role="status" className={css.news}>
        {words()}
      </p>
      {mine >= 0 && (
        <div className={css.actions}>
          {hosting && (
            <button
              type="button"
              className={button.primary}
              aria-disabled={busy || !ready}
              onClick={() => ready && onStart()}
            >
              {busy ? t(room.starting) : t(room.start)}
            </button>
          )}
          <button type="button" className={button.quiet} onClick={onLeave} aria-disabled={busy}>
            {t(room.leave)}
          </button>
        </div>
      )}
    </>
  );
}
