import { type Action, type Event, kindOf, promptOf } from '@guildhall/belfort';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LiveTable } from '../session/live.ts';
import { createTable } from '../session/tables.ts';
import { useSnapshot } from '../session/useLiveTable.ts';
import button from '../shell/controls/buttons.module.css';
import { useSettings, useText } from '../shell/settings.ts';
import { Chronicle } from '../table/Chronicle.tsx';
import { Curtain } from '../table/Curtain.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { tableTexts } from '../table/texts.ts';
import { useMedia } from '../table/useMedia.ts';
import css from './BelfortTable.module.css';
import { BubbleQuestion } from './BubbleQuestion.tsx';
import { chaptersOf } from './chronicle/chapters.ts';
import { Distribute } from './Distribute.tsx';
import { Shield } from './drawings/pieces/Shield.tsx';
import { useLayout } from './layouts.ts';
import { useFlights } from './motion/useFlights.tsx';
import type { Parts } from './parts.ts';
import { Result } from './result/Result.tsx';
import type { Target } from './screen/contract.ts';
import { useScreen } from './screen/useScreen.ts';
import { type BelfortTableModel, eventsOfRound, useMoment } from './useMoment.ts';

/** Lights up what a line of the chronicle speaks of. */
export function highlight(targets: readonly string[]): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  for (const target of targets) {
    for (const place of document.querySelectorAll(`[data-target="${target}"]`)) place.setAttribute('data-lit', '');
  }
}

/** How many places these are: the two symbols of a keep section are one. */
function placesIn(targets: ReadonlySet<Target>): number {
  const symbols = [...targets].flatMap((target) => (target.startsWith('symbol:') ? Number(target.slice(7)) : []));
  return targets.size - symbols.filter((symbol) => kindOf(symbol) === 'keep').length / 2;
}

interface Props {
  readonly live: LiveTable;
  /** Told what has been picked of an unfinished move. */
  onPicked?(picked: readonly Target[]): void;
}

/** One table of Belfort: what it shows, and what may be done with it. */
export function BelfortTable({ live, onPicked }: Props) {
  const { t, lang } = useText();
  const { botPace } = useSettings();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const snapshot = useSnapshot(live);
  const [at, setAt] = useState<number | null>(null);
  const [resultHidden, setResultHidden] = useState(false);
  const touch = useMedia('(pointer: coarse)');
  const { size, Layout } = useLayout();
  const table = snapshot.table as BelfortTableModel;
  const moment = useMoment(snapshot, at);
  const screen = useScreen(moment, { act: live.act, confirm: touch }, lang);
  const { view, decision, asked, names, colours } = screen;
  const flights = useFlights(at === null ? snapshot : null, screen);
  const over = table.decision() === null;

  const begun = useMemo(() => table.stateAfter(0), [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves change in place, the revision tells when
  const chapters = useMemo(
    () =>
      chaptersOf(table.moves, {
        lang,
        names,
        guilds: view.guilds,
        eyes: snapshot.me === null || snapshot.curtain !== null ? [] : [snapshot.me],
        begun,
      }),
    [table, begun, snapshot.revision, lang, names, view.guilds, snapshot.me, snapshot.curtain],
  );
  /** What the last move did, for those who listen. */
  const latest = chapters
    .flatMap(({ lines }) => lines.filter(({ move }) => move === table.moves.length))
    .map(({ text }) => text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const collected = useMemo<Event[]>(
    () => eventsOfRound(at === null ? table.moves : table.moves.slice(0, at)),
    [table, snapshot.revision, at],
  );

  useEffect(() => {
    const putBack = (event: KeyboardEvent) => {
      if (event.key === 'Escape') screen.putBack();
    };
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  });

  const picked = screen.picked.join(' ');
  useEffect(() => onPicked?.(picked.split(' ') as Target[]), [onPicked, picked]);

  const { seats } = view;
  const badge = useCallback(
    (seat: number, size = 18) => (
      <Shield colour={colours[seat]!} neutral={seat >= seats} size={size} label={names[seat]!} />
    ),
    [colours, names, seats],
  );
  const chronicle = useMemo(
    () => (
      <Chronicle
        chapters={chapters}
        badge={(seat) => badge(seat)}
        at={at}
        onPoint={highlight}
        onTravel={(move) => setAt(move === table.moves.length ? null : move)}
      />
    ),
    [chapters, badge, at, table],
  );

  const askedNames = decision === null ? [] : decision.seats.map((seat) => names[seat]!);
  const headline = asked
    ? t(tableTexts.yourTurn)
    : decision === null
      ? t(tableTexts.over)
      : t(askedNames.length === 1 ? tableTexts.turnOf : tableTexts.waitingFor, {
          name: askedNames[0]!,
          names: new Intl.ListFormat(lang).format(askedNames),
        });
  const glowing = screen.picked.length > 0 ? placesIn(screen.next) : 0;
  const detail =
    at !== null
      ? t(tableTexts.pastMoment, { n: at, of: table.moves.length })
      : asked
        ? glowing > 0 && decision?.ask === 'turn'
          ? t(tableTexts.picked, { n: glowing })
          : promptOf(decision!, moment.legal, view, snapshot.me!, lang)
        : snapshot.thinking !== null
          ? t(tableTexts.thinking, { name: names[snapshot.thinking]! })
          : '';
  const promptSeat = asked ? snapshot.me : (decision?.seats[0] ?? null);

  const rematch = async () => {
    const id = await createTable({
      game: 'belfort',
      options: table.options,
      seats: table.seats.map(({ kind, name, colour, bot = 'greedy' }) =>
        kind === 'human' ? { kind, name, colour } : { kind: 'bot', name, colour, bot },
      ),
    });
    navigate({ to: '/table/$id', params: { id } });
  };
  const saveReplay = () => {
    const blob = new Blob([JSON.stringify(table.replay())], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'belfort-replay.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const parts: Parts = {
    screen,
    collected,
    badge,
    thinking: snapshot.thinking,
    prompt: (
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
        {asked && screen.picked.length > 0 && decision?.ask !== 'place' && (
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
    ),
    chronicle,
    canUndo: !over && live.canUndo(),
    undo: live.undo,
    next: live.next,
  };

  const home = snapshot.me === null ? null : view.players[snapshot.me]!.home;
  return (
    <>
      <div className={css.behind} inert={snapshot.curtain !== null}>
        <Layout {...parts} />
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
      {asked && decision?.ask === 'distribute' && home !== null && (
        <div className={css.overlay}>
          <Distribute
            key={snapshot.revision}
            home={home}
            colour={colours[snapshot.me!]!}
            onSend={(actions: Action[]) => live.act(...actions)}
          />
        </div>
      )}
      {screen.question !== null && (
        <BubbleQuestion
          key={`${snapshot.revision} ${screen.question.at}`}
          question={screen.question}
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
      )}
    </>
  );
}
