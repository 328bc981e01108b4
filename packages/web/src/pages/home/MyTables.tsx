import { listOf } from '@guildhall/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { findGame, GAMES, gameCalled } from '../../games/index.ts';
import { useServer } from '../../online/site.ts';
import type { TableSummary } from '../../session/shelf.ts';
import button from '../../shell/controls/buttons.module.css';
import { BinIcon, GlobeIcon, OpenIcon, SaveIcon } from '../../shell/controls/icons.tsx';
import { saveFile } from '../../shell/file.ts';
import { useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import { tableTexts } from '../../table/texts.ts';
import { ago } from '../ago.ts';
import { handOn } from '../handedOn.ts';
import row from '../row.module.css';
import { SeatBadge } from '../SeatBadge.tsx';
import css from './MyTables.module.css';
import { importFaults, tables } from './texts.ts';

const Empty = GAMES.find((game) => game.Empty !== undefined)?.Empty;

/** Loaded on demand: the first paint does not wait for it. */
const session = () => import('../../session/tables.ts');

/** The games saved on this device, those waiting for a person first. */
export function MyTables() {
  const { t } = useText();
  const navigate = useNavigate();
  const [list, setList] = useState<readonly TableSummary[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const server = useServer();

  useEffect(() => {
    let here = true;
    session()
      .then(({ listTables }) => listTables())
      .then(
        (all) => here && setList(all),
        (error: unknown) => {
          console.warn(error);
          if (!here) return;
          setList([]);
          setProblem(t(tables.unreadable));
        },
      );
    return () => {
      here = false;
    };
  }, [t]);

  async function remove(id: string) {
    try {
      const { deleteTable, listTables } = await session();
      await deleteTable(id);
      setList(await listTables());
      setNews(t(tables.deleted));
      heading.current?.focus();
    } catch (error) {
      console.warn(error);
      setProblem(t(tables.failed));
    }
  }

  async function save(table: TableSummary) {
    try {
      const { exportTable } = await session();
      saveFile(`${table.game}-${new Date(table.updated).toISOString().slice(0, 10)}.json`, await exportTable(table.id));
    } catch (error) {
      console.warn(error);
      setProblem(t(tables.failed));
    }
  }

  async function putOnline(id: string) {
    setProblem(null);
    try {
      const online = await import('../../online/putOnline.ts');
      await navigate({ to: '/online/table/$id', params: { id: await online.putOnline(id) } });
    } catch (error) {
      console.warn(error);
      setProblem(t(tables.notOnline));
    }
  }

  async function open(chosen: File) {
    setProblem(null);
    const { importTable, faultOf } = await session();
    const text = await chosen.text();
    try {
      const id = await importTable(text, findGame);
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) {
        console.warn(error);
        return setProblem(t(tables.failed));
      }
      if (fault.t === 'otherFile' && text.includes('"guildhall-replay"')) {
        handOn(chosen);
        return navigate({ to: '/replay' });
      }
      const reason = t(importFaults[fault.t], { ...fault });
      setProblem(t(tables.importFailed, { file: chosen.name, reason }));
    }
  }

  return (
    <section aria-labelledby="tables" className={css.tables}>
      <div className={css.head}>
        <h2 id="tables" ref={heading} tabIndex={-1}>
          {t(tables.title)}
        </h2>
        <button type="button" className={button.quiet} onClick={() => file.current?.click()}>
          <OpenIcon size={18} /> {t(tables.import)}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t(tables.import)}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            currentTarget.value = '';
            if (chosen !== undefined) void open(chosen);
          }}
        />
      </div>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {list === null && <p className={css.none}>{t(shell.loading)}</p>}
      {list?.length === 0 && (
        <div className={css.empty}>
          {Empty !== undefined && (
            <Suspense fallback={<svg viewBox="0 0 360 74" aria-hidden="true" />}>
              <Empty />
            </Suspense>
          )}
          <p>{t(tables.none)}</p>
        </div>
      )}
      {list !== null && list.length > 0 && (
        <ul className={css.list}>
          {list.map((table) => (
            <SavedTable
              key={table.id}
              table={table}
              onSave={() => save(table)}
              onDelete={() => remove(table.id)}
              onPutOnline={server && !table.over && table.hasPerson ? () => void putOnline(table.id) : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SavedProps {
  readonly table: TableSummary;
  onSave(): void;
  onDelete(): void;
  /** Null: there is no server, or nothing to go on with. */
  readonly onPutOnline: (() => void) | null;
}

function SavedTable({ table, onSave, onDelete, onPutOnline }: SavedProps) {
  const { t, lang } = useText();
  const [asking, setAsking] = useState(false);
  const question = useId();
  const deleteButton = useRef<HTMLButtonElement>(null);
  const game = gameCalled(table.game);
  const names = new Intl.ListFormat(lang, { style: 'short' }).format(table.names);
  const winners = listOf(table.winners, lang);
  const stage = table.over
    ? table.winners.length > 0
      ? t(tables.won, { names: winners })
      : t(tables.over)
    : table.round === 0
      ? t(tables.setup)
      : t(game?.round ?? tableTexts.round, { n: table.round });
  const action = t(table.over ? tables.look : tables.continue);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => deleteButton.current?.focus());
  }

  return (
    <li className={row.table} data-waiting={table.waitingFor === 'human' || undefined}>
      <div className={row.facts}>
        <ul className={row.names}>
          {table.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatBadge game={table.game} colour={table.colours[seat]!} size={20} /> {name}
            </li>
          ))}
        </ul>
        <p className={row.stage}>
          {table.waitingFor !== null && (
            <b className={row.turn}>{t(table.waitingFor === 'human' ? tables.yourTurn : tables.botsTurn)}</b>
          )}
          <span>
            <b>{game === undefined ? table.game : t(game.title)}</b> {stage}
          </span>
          <time dateTime={new Date(table.updated).toISOString()}>{ago(table.updated, Date.now(), lang)}</time>
        </p>
      </div>
      {asking ? (
        <fieldset className={css.ask} aria-labelledby={question}>
          <span id={question}>{t(tables.reallyDelete)}</span>
          <button type="button" className={`${button.quiet} ${button.danger}`} onClick={onDelete}>
            {t(tables.delete)}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question replaces the button that had the focus */}
          <button type="button" className={button.secondary} onClick={keep} autoFocus>
            {t(tables.keep)}
          </button>
        </fieldset>
      ) : (
        <div className={row.actions}>
          <Link
            to="/table/$id"
            params={{ id: table.id }}
            className={button.secondary}
            aria-label={t(tables.open, { action, names })}
          >
            {action}
          </Link>
          {onPutOnline !== null && (
            <button
              type="button"
              className={button.quiet}
              onClick={onPutOnline}
              aria-label={t(tables.open, { action: t(tables.putOnline), names })}
              title={t(tables.putOnline)}
            >
              <GlobeIcon />
            </button>
          )}
          <button
            type="button"
            className={button.quiet}
            onClick={onSave}
            aria-label={t(tables.open, { action: t(tables.export), names })}
            title={t(tables.export)}
          >
            <SaveIcon />
          </button>
          <button
            ref={deleteButton}
            type="button"
            className={button.quiet}
            onClick={() => setAsking(true)}
            aria-label={t(tables.open, { action: t(tables.delete), names })}
            title={t(tables.delete)}
          >
            <BinIcon />
          </button>
        </div>
      )}
    </li>
  );
}
