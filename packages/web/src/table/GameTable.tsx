import { listOf } from '@guildhall/kernel';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { LiveTable } from '../session/live.ts';
import { createTable } from '../session/tables.ts';
import { useSnapshot } from '../session/useLiveTable.ts';
import button from '../shell/controls/buttons.module.css';
import { saveFile } from '../shell/file.ts';
import { useSettings, useText } from '../shell/settings.ts';
import { ArtProvider } from './art.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Curtain } from './Curtain.tsx';
import css from './GameTable.module.css';
import { highlight } from './highlight.ts';
import { useSize } from './layouts.ts';
import { useFlights } from './motion/useFlights.tsx';
import { Prompt } from './Prompt.tsx';
import { BubbleQuestion } from './parts/BubbleQuestion.tsx';
import type { GameScreen, Kit, TableOf } from './screen/game.ts';
import { useScreen } from './screen/useScreen.ts';
import { tableTexts } from './texts.ts';
import { useMedia } from './useMedia.ts';
import { eventsOfRound, useMoment } from './useMoment.ts';

interface Props<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly live: LiveTable;
  /** Told what has been picked of an unfinished move. */
  onPicked?(picked: readonly string[]): void;
}

/** One table of a game: what it shows, and what may be done with it. */
export function GameTable<K extends Kit>({ own, live, onPicked }: Props<K>) {
  const { t, lang } = useText();
  const { botPace } = useSettings();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const snapshot = useSnapshot(live);
  const [at, setAt] = useState<number | null>(null);
  const [resultHidden, setResultHidden] = useState(false);
  const touch = useMedia('(pointer: coarse)');
  const size = useSize();
  const table: TableOf<K> = snapshot.table;
  const moment = useMoment<K>(own.game, snapshot, at);
  const screen = useScreen(own.sense, moment, { act: live.act, confirm: touch }, lang);
  const { view, decision, asked, names, colours } = screen;
  const flights = useFlights<K>(own.motion, at === null ? snapshot : null, screen);
  const over = table.decision() === null;

  const begun = useMemo(() => table.stateAfter(0), [table]);
  const reader = snapshot.curtain !== null ? null : snapshot.me;
  const tell = useMemo(
    () => own.chroniclerFor({ lang, names, eyes: reader === null ? [] : [reader], begun }),
    [own, begun, lang, names, reader],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves change in place, the revision tells when
  const chapters = useMemo(() => tell(table.moves), [tell, table, snapshot.revision]);
  /** What the last move did, for those who listen. */
  const latest = chapters
    .flatMap(({ lines }) => lines.filter(({ move }) => move === table.moves.length))
    .map(({ text }) => text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const thisRound = useMemo(
    () => eventsOfRound<K>(at === null ? table.moves : table.moves.slice(0, at), own.opensRound),
    [own, table, snapshot.revision, at],
  );

  useEffect(() => {
    const putBack = (event: KeyboardEvent) => {
      if (event.key === 'Escape') screen.putBack();
    };
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  });

  const picked = screen.picked.join(' ');
  useEffect(() => onPicked?.(picked.split(' ')), [onPicked, picked]);

  const badge = useCallback(
    (seat: number, size = 18) => own.badge(seat, size, { seats: table.seats.length, names, colours }),
    [own, table, names, colours],
  );
  const travel = useCallback((move: number) => setAt(move === table.moves.length ? null : move), [table]);
  const chronicle = useMemo(
    () => <Chronicle chapters={chapters} badge={badge} at={at} onPoint={highlight} onTravel={travel} />,
    [chapters, badge, at, travel],
  );

  const askedNames = decision === null ? [] : decision.seats.map((seat) => names[seat]!);
  const turn = own.turnOf?.(view) ?? null;
  const present = asked
    ? turn === null || turn === snapshot.me
      ? t(tableTexts.yourTurn)
      : t(tableTexts.yourAnswer, { name: names[turn]! })
    : decision === null
      ? t(tableTexts.over)
      : t(askedNames.length === 1 ? tableTexts.turnOf : tableTexts.waitingFor, {
          name: askedNames[0]!,
          names: listOf(askedNames, lang),
        });
  const headline = at === null ? present : t(tableTexts.past);
  const glowing = screen.picked.length === 0 ? 0 : (own.countPlaces?.(screen.next) ?? screen.next.size);
  const afterwards = screen.picked.length === 0 ? null : (own.promptAfter?.(screen, lang) ?? null);
  const detail =
    at !== null
      ? t(tableTexts.pastMoment, { n: at, of: table.moves.length })
      : asked
        ? (afterwards ??
          (glowing > 0 && own.sense.isOpen(decision!.ask)
            ? t(tableTexts.picked, { n: glowing })
            : own.promptOf(decision!, moment.legal, view, snapshot.me!, lang, names)))
        : snapshot.thinking !== null
          ? t(tableTexts.thinking, { name: names[snapshot.thinking]! })
          : '';
  const promptSeat = asked ? snapshot.me : (decision?.seats[0] ?? null);

  const rematch = async () => {
    const id = await createTable({
      game: own.id,
      options: table.options,
      seats: table.seats.map(({ kind, name, colour, bot = 'greedy' }) =>
        kind === 'human' ? { kind, name, colour } : { kind: 'bot', name, colour, bot },
      ),
    });
    navigate({ to: '/table/$id', params: { id } });
  };
  const saveReplay = () => saveFile(`${own.id}-replay.json`, JSON.stringify(table.replay()));

  const prompt = (
    <Prompt badge={promptSeat === null ? null : badge(promptSeat, 30)} title={headline} text={detail}>
      {at !== null && (
        <button type="button" className={button.secondary} onClick={() => setAt(null)}>
          {t(tableTexts.backToNow)}
        </button>
      )}
      {over && at === null && resultHidden && (
        <button type="button" className={button.secondary} onClick={() => setResultHidden(false)}>
          {t(tableTexts.showResult)}
        </button>
      )}
      {screen.mayPutBack && (
        <button type="button" className={button.quiet} onClick={screen.putBack}>
          {t(tableTexts.putBack)}
        </button>
      )}
      {!asked && snapshot.thinking !== null && (
        <button type="button" className={button.quiet} onClick={live.skip}>
          {t(tableTexts.skip)}
        </button>
      )}
      {!asked && snapshot.thinking !== null && botPace === 'step' && (
        <button type="button" className={button.secondary} onClick={live.next}>
          {t(tableTexts.next)}
        </button>
      )}
    </Prompt>
  );

  const overlay = asked ? (own.overlayOf?.(screen, live.act) ?? null) : null;
  const Layout = own.layouts[size];
  const { Result } = own;
  return (
    <ArtProvider value={own.art}>
      {/* The revision is for whoever drives the page from outside, to know which move is shown. */}
      <div
        className={css.behind}
        data-revision={snapshot.revision}
        data-past={at !== null || undefined}
        inert={snapshot.curtain !== null}
      >
        <Layout
          screen={screen}
          thisRound={thisRound}
          thinking={snapshot.thinking}
          prompt={prompt}
          chronicle={chronicle}
          canUndo={!over && live.canUndo()}
          undo={live.undo}
        />
      </div>
      {flights}
      <div className="visually-hidden" role="log" aria-live="polite">
        {snapshot.curtain === null && [...new Set(latest)].map((line) => <p key={line}>{line}</p>)}
      </div>
      {snapshot.problem !== null && (
        <p className={css.problem} role="alert">
          {snapshot.problem}
        </p>
      )}
      {overlay !== null && (
        <div key={snapshot.revision} className={css.overlay}>
          {overlay}
        </div>
      )}
      {screen.question !== null && (
        <BubbleQuestion
          key={`${snapshot.revision} ${screen.question.at}`}
          question={screen.question}
          side={own.sideOf(screen.question.at)}
          sheet={size === 'phone'}
          onPutBack={screen.putBack}
        />
      )}
      {snapshot.curtain !== null && (
        <Curtain
          name={names[snapshot.curtain]!}
          badge={badge(snapshot.curtain, 56)}
          onTake={() => live.takeOver(snapshot.curtain!)}
        />
      )}
      {over && at === null && !resultHidden && (
        <Suspense>
          <div className={css.veil}>
            <Result
              state={table.state}
              moves={table.moves}
              names={names}
              colours={colours}
              badge={badge}
              actions={
                <>
                  <button type="button" className={button.primary} onClick={rematch}>
                    {t(tableTexts.rematch)}
                  </button>
                  <Link to="/replay" search={id === undefined ? {} : { table: id }} className={button.secondary}>
                    {t(tableTexts.watchReplay)}
                  </Link>
                  <button type="button" className={button.secondary} onClick={saveReplay}>
                    {t(tableTexts.saveReplay)}
                  </button>
                  <button type="button" className={button.quiet} onClick={() => setResultHidden(true)}>
                    {t(tableTexts.lookAtTable)}
                  </button>
                  <Link to="/" className={button.quiet}>
                    {t(tableTexts.home)}
                  </Link>
                </>
              }
            />
          </div>
        </Suspense>
      )}
    </ArtProvider>
  );
}
