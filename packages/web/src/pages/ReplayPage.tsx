import { listOf } from '@guildhall/kernel';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { findGame, gameCalled } from '../games/index.ts';
import type { TableSummary } from '../session/shelf.ts';
import { importTable, listTables, loadTable } from '../session/tables.ts';
import button from '../shell/controls/buttons.module.css';
import { OpenIcon } from '../shell/controls/icons.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { NoFilm, type Recording, readRecording, type Trouble } from '../table/replay/film.ts';
import { replayOf } from '../table/replay/ReplayTable.tsx';
import { faultTexts, replayTexts } from '../table/replay/texts.ts';
import { ago } from './ago.ts';
import { FairCheck } from './FairCheck.tsx';
import { takeHandedOn } from './handedOn.ts';
import { tables } from './home/texts.ts';
import { PageFrame } from './PageFrame.tsx';
import css from './ReplayPage.module.css';
import { SeatBadge } from './SeatBadge.tsx';

type Shown =
  | { readonly t: 'nothing' }
  | { readonly t: 'checking' }
  | { readonly t: 'trouble'; readonly trouble: Trouble }
  | { readonly t: 'film'; readonly film: ReactNode };

/** A finished table of this browser. */
async function recordingOf(id: string): Promise<Recording> {
  const found = await loadTable(id, findGame);
  if (found === null) throw new NoFilm({ t: 'missing' });
  const { table, keeper } = found;
  if (table.decision() !== null) throw new NoFilm({ t: 'aTable' });
  return { replay: table.replay(), seats: table.seats, advised: keeper.advised() };
}

/** A finished table of the server. */
async function recordingOnline(id: string): Promise<Recording> {
  const { call } = await import('../online/client.ts');
  const replay = await call('replay', { params: { id } }).catch(() => {
    throw new NoFilm({ t: 'missing' });
  });
  return readFile(JSON.stringify(replay));
}

/** A game file from outside. */
const readFile = (text: string) => readRecording(text, findGame);

/** Shown by the game that it is of. */
async function show(recording: Recording): Promise<ReactNode> {
  const { game: found, rules, actions } = recording.replay;
  const game = gameCalled(found);
  if (game !== undefined) {
    const [screen, engine] = await Promise.all([game.screen(), game.engine(rules)]);
    // a game without a server has promised nothing
    const about = recording.replay.origin ? <FairCheck replay={recording.replay} /> : undefined;
    return replayOf(screen.default, engine, recording, about);
  }
  throw new NoFilm({ t: 'fault', at: 0, of: actions.length, fault: { t: 'otherGame', expected: '', found } });
}

const outcome = (recording: Promise<Recording>): Promise<Shown> =>
  recording.then(show).then(
    (film): Shown => ({ t: 'film', film }),
    (error: Error): Shown => ({
      t: 'trouble',
      trouble: error instanceof NoFilm ? error.trouble : { t: 'noReplay', problems: [] },
    }),
  );

/** Shows a replay: from a file, or of a finished table. */
export default function ReplayPage() {
  const { t } = useText();
  usePageTitle(t(replayTexts.title));
  const { table, online } = useSearch({ from: '/tables/replay' });
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({
    t: table === undefined && online === undefined ? 'nothing' : 'checking',
  });
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (table === undefined && online === undefined) return;
    let gone = false;
    setShown({ t: 'checking' });
    outcome(table === undefined ? recordingOnline(online!) : recordingOf(table)).then((shown) => {
      if (!gone) setShown(shown);
    });
    return () => {
      gone = true;
    };
  }, [table, online]);

  const open = (file: File | undefined) => {
    if (file === undefined) return;
    setShown({ t: 'checking' });
    navigate({ to: '/replay', search: {}, replace: true });
    // The page is drawn once before the check takes the processor.
    const text = new Promise((resolve) => setTimeout(resolve, 30)).then(() => file.text());
    outcome(text.then(readFile)).then(async (result) => {
      // a game that still goes on is played on
      if (result.t === 'trouble' && result.trouble.t === 'aTable') {
        const id = await importTable(await text, findGame);
        return navigate({ to: '/table/$id', params: { id } });
      }
      setShown(result);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is handed on once
  useEffect(() => {
    const file = takeHandedOn();
    if (file !== null) open(file);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    open(event.dataTransfer.files[0]);
  };

  if (shown.t === 'film') return shown.film;
  return (
    <PageFrame>
      <div className={css.page}>
        <PageTitle title={t(replayTexts.title)} hint={t(replayTexts.hint)} />
        {shown.t === 'trouble' && <TroubleNote trouble={shown.trouble} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
        <div
          className={css.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {shown.t === 'checking' ? (
            <p className={css.checking} role="status">
              {t(replayTexts.checking)}
            </p>
          ) : (
            <>
              <OpenIcon size={44} />
              <h2>{t(replayTexts.drop)}</h2>
              <label className={`${button.primary} ${css.choose}`}>
                {t(shown.t === 'trouble' ? replayTexts.other : replayTexts.choose)}
                <input
                  type="file"
                  accept=".json,application/json"
                  className="visually-hidden"
                  onChange={(event) => {
                    open(event.target.files?.[0]);
                    event.target.value = '';
                  }}
                />
              </label>
              <p>{t(replayTexts.dropText)}</p>
            </>
          )}
        </div>
        <FinishedTables />
      </div>
    </PageFrame>
  );
}

/** Games that ended on this device can be watched without a file. */
function FinishedTables() {
  const { t, lang } = useText();
  const [list, setList] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let here = true;
    // Without storage there is nothing to offer; the file still works.
    listTables().then(
      (all) => here && setList(all.filter(({ over }) => over)),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  if (list.length === 0) return null;
  return (
    <section className={css.finished} aria-labelledby="finished">
      <h2 id="finished">{t(replayTexts.finished)}</h2>
      <ul>
        {list.map(({ id, game, names, colours, winners, updated }) => (
          <li key={id}>
            <span className={css.players}>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <b key={seat}>
                  <SeatBadge game={game} colour={colours[seat]!} size={18} /> {name}
                </b>
              ))}
            </span>
            <small>
              {winners.length > 0 && `${t(tables.won, { names: listOf(winners, lang) })} · `}
              {ago(updated, Date.now(), lang)}
            </small>
            <Link
              to="/replay"
              search={{ table: id }}
              className={button.secondary}
              aria-label={t(replayTexts.watchOf, { names: listOf(names, lang) })}
            >
              {t(replayTexts.watch)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TroubleNote({ trouble }: { trouble: Trouble }) {
  const { t } = useText();
  return (
    <section className={css.trouble} role="alert">
      <h2>{t(replayTexts.bad)}</h2>
      {trouble.t === 'fault' ? (
        <p>
          <b>{trouble.at === 0 ? t(replayTexts.before) : t(replayTexts.atMove, { n: trouble.at, of: trouble.of })}</b>{' '}
          {t(faultTexts[trouble.fault.t], paramsOf(trouble.fault))}
        </p>
      ) : (
        <p>{t(replayTexts[trouble.t])}</p>
      )}
      <Details trouble={trouble} />
    </section>
  );
}

/** Seats are counted from 1 when people read them. */
const paramsOf = (fault: Extract<Trouble, { t: 'fault' }>['fault']): Record<string, string | number> => ({
  ...('found' in fault ? { found: fault.found, expected: fault.expected } : {}),
  ...('seat' in fault ? { seat: fault.seat + 1 } : {}),
});

function Details({ trouble }: { trouble: Trouble }) {
  const { t } = useText();
  const fault = trouble.t === 'fault' ? trouble.fault : null;
  const lines =
    trouble.t === 'noReplay'
      ? trouble.problems
      : fault?.t === 'badOptions'
        ? fault.problems
        : fault?.t === 'crashed'
          ? [fault.error]
          : fault?.t === 'differs' || fault?.t === 'badSeed'
            ? [`${fault.expected} ≠ ${fault.found}`]
            : [];
  if (lines.length === 0) return null;
  return (
    <details className={css.details}>
      <summary>{t(replayTexts.details)}</summary>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
