import type { AnswerOf, TableInfo } from '@guildhall/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useId } from 'react';
import { GAMES } from '../../games/index.ts';
import { call } from '../../online/client.ts';
import { hearLobby } from '../../online/lobbyNews.ts';
import { useMe, useWho } from '../../online/me.ts';
import { useNews } from '../../online/news.ts';
import button from '../../shell/controls/buttons.module.css';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import { Away } from './Away.tsx';
import css from './LobbyPage.module.css';
import { lobby } from './lobby.texts.ts';
import { NameForm } from './NameForm.tsx';
import { TableRow } from './TableRow.tsx';
import { openSeats, seatOf, waitsFor } from './tables.ts';

const loadLobby = () => call('lobby');
const loadMine = () => call('mine');
const loadNothing = async (): Promise<AnswerOf<'mine'>> => ({ tables: [], finished: [] });

/** Where people meet: my tables, those with a free seat, and those that can be watched. */
export default function LobbyPage() {
  const { t } = useText();
  const who = useWho();
  const me = useMe();
  const id = me?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears by a line of their own
  const subscribe = useCallback(hearLobby, [id]);
  const tables = useNews(loadLobby, subscribe);
  const mine = useNews(me === null ? loadNothing : loadMine, subscribe);
  const notMine = (table: TableInfo) => seatOf(table, me) < 0;
  const waiting = mine.news?.tables.filter((table) => waitsFor(table, me)).length ?? 0;
  const error = tables.error ?? mine.error;
  return (
    <div className={css.page}>
      <PageTitle title={t(shell.online)} hint={t(lobby.hint)} />
      {error !== null && <Away error={error} onAgain={tables.again} />}
      <section className={css.create} aria-labelledby="create">
        <h2 id="create">{t(lobby.create)}</h2>
        <div className={css.doors}>
          {GAMES.map(({ id, title, Badge, colours }) => (
            <Link
              key={id}
              to="/online/new/$game"
              params={{ game: id }}
              className={button.primary}
              aria-label={t(lobby.createGame, { game: t(title) })}
            >
              <Badge colour={colours[0]!} size={22} /> {t(title)}
            </Link>
          ))}
        </div>
        {me !== null && (
          <p className={css.hello}>
            <span>{t(lobby.hello, { name: me.name })}</span>
            <Link to="/online/me">{t(lobby.account)}</Link>
          </p>
        )}
      </section>
      {who.t === 'nobody' && (
        <section className={css.panel} aria-labelledby="stranger">
          <h2 id="stranger">{t(lobby.stranger)}</h2>
          <NameForm label={t(lobby.enter)} hint={t(lobby.enterHint)} />
        </section>
      )}
      {me !== null && (
        <List title={t(lobby.mine)} tables={mine.news?.tables} none={t(lobby.noneMine)} me={me}>
          <p role="status" className={css.count}>
            {waiting === 0 ? '' : t(lobby.waiting, { n: waiting })}
          </p>
        </List>
      )}
      <List
        title={t(lobby.open)}
        tables={tables.news?.open.filter((table) => notMine(table) && openSeats(table) > 0)}
        none={t(lobby.noneOpen)}
        me={me}
      />
      <List title={t(lobby.running)} tables={tables.news?.running.filter(notMine)} me={me} />
      <List title={t(lobby.finished)} tables={mine.news?.finished} me={me} />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly tables: readonly TableInfo[] | undefined;
  /** What to say when there are none; left out: nothing is shown then. */
  readonly none?: string;
  readonly me: { readonly id: string } | null;
  readonly children?: ReactNode;
}

function List({ title, tables, none, me, children }: ListProps) {
  const { t } = useText();
  const id = useId();
  if (none === undefined && (tables === undefined || tables.length === 0)) return null;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {tables === undefined && <p className={css.none}>{t(shell.loading)}</p>}
      {tables?.length === 0 && <p className={css.none}>{none}</p>}
      {tables !== undefined && tables.length > 0 && (
        <ul className={css.list}>
          {tables.map((table) => (
            <TableRow key={table.id} table={table} me={me} />
          ))}
        </ul>
      )}
    </section>
  );
}
