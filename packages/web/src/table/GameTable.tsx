import type { SeatPlan } from '@guildhall/table';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Missed } from '../online/useMissed.ts';
import type { TableHost } from '../session/live.ts';
import { useShown } from '../session/useShown.ts';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import { adviceTexts } from './advice/texts.ts';
import { type Counsel, useAdvice } from './advice/useAdvice.ts';
import { ArtProvider, type GameArt } from './art.tsx';
import { Curtain } from './Curtain.tsx';
import { charactersAt, SeatFaces } from './faces/SeatFace.tsx';
import { GamePrompt } from './GamePrompt.tsx';
import css from './GameTable.module.css';
import { useSize } from './layouts.ts';
import { useFlights } from './motion/useFlights.tsx';
import { NameBanner } from './NameBanner.tsx';
import { isLasting, ProblemNote } from './ProblemNote.tsx';
import { BubbleQuestion } from './parts/BubbleQuestion.tsx';
import { useScoring } from './scoring/useScoring.ts';
import type { GameOf, GameScreen, Kit, SourceFor } from './screen/game.ts';
import { useScreen } from './screen/useScreen.ts';
import { TableQuestion } from './TableQuestion.tsx';
import { tableTexts } from './texts.ts';
import { useChronicle } from './useChronicle.tsx';
import { useEndQuestion } from './useEndQuestion.ts';
import { useTableKeys } from './useKeys.ts';
import { useMedia } from './useMedia.ts';
import { eventsOfRound, useMoment } from './useMoment.ts';
import { useFollowingFocus, useShortcuts } from './useShortcuts.tsx';
import { WhatHappened } from './WhatHappened.tsx';

interface Props<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly source: SourceFor<K>;
  /** The rules by which it is played; left out: today's. */
  readonly game?: GameOf<K>;
  /** The device on which the table is played; left out: it is played elsewhere. */
  readonly host?: TableHost;
  /** Advice, where the table is played elsewhere; left out: there is none. */
  readonly counsel?: Counsel;
  /** What can be done when the game is over, beside looking at the table. */
  readonly afterwards?: ReactNode;
  /** What happened while nobody looked; left out: nothing. */
  readonly missed?: Missed | null;
  /** Told what has been picked of an unfinished move. */
  onPicked?(picked: readonly string[]): void;
}

const NOTHING = () => {};

/** Everything inside is drawn the way of the game, with the faces of those who play. */
function Dressed({ art, seats, children }: { art: GameArt; seats: readonly SeatPlan[]; children: ReactNode }) {
  const faces = useMemo(() => charactersAt(seats), [seats]);
  return (
    <ArtProvider value={art}>
      <SeatFaces value={faces}>{children}</SeatFaces>
    </ArtProvider>
  );
}

/** One table of a game, as a seat sees it: what it shows, and what may be done with it. */
export function GameTable<K extends Kit>({
  own,
  source,
  game = own.game,
  host,
  counsel,
  afterwards,
  missed = null,
  onPicked,
}: Props<K>) {
  const { t, lang } = useText();
  const { account, curtain, handOver, covered, slow, problem, ...shown } = useShown(source, host);
  const advised = counsel?.advised ?? shown.advised;
  const askedOften = counsel?.mine ?? advised.length;
  const { revision, me, thinking, moves, ending, seats } = account;
  const [at, setAt] = useState<number | null>(null);
  const [resultHidden, setResultHidden] = useState(false);
  const touch = useMedia('(pointer: coarse)');
  const size = useSize(own.desktopHeight);
  const moment = useMoment<K>(source, account, at);
  const acted = useRef(-1);
  const act = useCallback(
    (...actions: readonly K['Action'][]) => {
      // who clicks twice means it once: the first move may be made already, but not drawn
      if (acted.current === revision && source.account().revision !== revision) return;
      acted.current = revision;
      source.act(revision, ...actions);
    },
    [source, revision],
  );
  const confirms = useEndQuestion<K>(game, moment);
  const screen = useScreen(own.screenRules, moment, { act, confirm: touch, confirms }, lang);
  const { asked, names, colours } = screen;
  const flights = useFlights<K>(own.motion, at === null ? account : null, screen);

  const scoring = useScoring<K>(own, account, names);
  const busy = scoring !== null;
  useEffect(() => {
    host?.hold(busy);
    return () => host?.hold(false);
  }, [host, busy]);

  const badge = useCallback(
    (seat: number, size = 18) => own.badge(seat, size, { seats: seats.length, names, colours }),
    [own, seats, names, colours],
  );
  const onNow = useCallback(() => setAt(null), []);
  const onTravel = useCallback((move: number) => setAt(move === moves.length ? null : move), [moves.length]);
  const { chronicle, latest } = useChronicle<K>(own, source, account, names, { at, advised, missed, badge, onTravel });
  const thisRound = useMemo(
    () => eventsOfRound<K>(at === null ? moves : moves.slice(0, at), own.opensRound),
    [own, moves, at],
  );

  const canUndo = ending === null && account.undo === 'yes';
  const undo = useCallback(() => source.undo(revision), [source, revision]);
  useFollowingFocus(revision, asked);
  const picked = screen.picked.join(' ');
  useEffect(() => onPicked?.(picked === '' ? [] : picked.split(' ')), [onPicked, picked]);

  const resultOver = ending !== null && at === null;
  const desk = useAdvice<K>({ own, account, screen, host, counsel, now: at === null });
  useTableKeys(at, onTravel, desk.advice === null ? screen.putBack : desk.close, onNow);
  const shortcuts = useShortcuts(canUndo ? undo : NOTHING, own.digits, desk.ask);
  const prompt = (
    <GamePrompt
      own={own}
      account={account}
      moment={moment}
      screen={screen}
      host={host}
      desk={desk}
      at={at}
      badge={badge}
      handOver={handOver}
      covered={covered}
      slow={slow}
      onTravel={onTravel}
      onNow={onNow}
      onResult={resultOver && resultHidden ? () => setResultHidden(false) : undefined}
    />
  );
  const overlay = asked ? (own.overlayOf?.(screen, act) ?? null) : null;
  const Layout = own.layouts[size];
  const { Result } = own;
  return (
    <Dressed art={own.art} seats={seats}>
      {/* The revision is for whoever drives the page from outside, to know which move is shown. */}
      <div
        className={css.behind}
        data-past={at !== null || undefined}
        data-noted={(problem !== null && isLasting(problem)) || undefined}
        data-revision={revision}
        inert={curtain !== null}
      >
        <Layout
          screen={screen}
          thisRound={thisRound}
          thinking={thinking}
          prompt={prompt}
          chronicle={chronicle}
          canUndo={canUndo}
          whyNoUndo={ending === null ? account.undo : 'gameOver'}
          undo={undo}
        />
      </div>
      {!(resultOver && !resultHidden) && flights}
      {shortcuts}
      <div className="visually-hidden" role="log" aria-live="polite">
        {curtain === null && latest.map((line) => <p key={line}>{line}</p>)}
      </div>
      {problem !== null && <ProblemNote problem={problem} onTryAgain={() => host?.next()} />}
      {overlay !== null && (
        <TableQuestion key={revision} undo={canUndo ? undo : undefined}>
          {overlay}
        </TableQuestion>
      )}
      {screen.question !== null && (
        <BubbleQuestion
          key={`${revision} ${screen.question.at}`}
          question={screen.question}
          side={screen.sideOf(screen.question.at)}
          sheet={size === 'phone'}
          onPutBack={screen.putBack}
        />
      )}
      <WhatHappened
        own={own}
        account={account}
        names={names}
        scoring={scoring}
        seen={at === null && curtain === null}
        badge={badge}
      />
      {covered && asked && <NameBanner key={me} name={names[me!]!} badge={badge(me!, 40)} />}
      {curtain !== null && (
        <Curtain name={names[curtain]!} badge={badge(curtain, 56)} onTake={() => host?.takeOver(curtain)} />
      )}
      {resultOver && !resultHidden && scoring === null && (
        <Suspense>
          <div className={css.veil}>
            <Result
              view={account.view}
              moves={moves}
              ending={ending}
              names={names}
              colours={colours}
              badge={badge}
              actions={
                <>
                  {askedOften > 0 && <p className={css.advised}>{t(adviceTexts.count, { n: askedOften })}</p>}
                  {afterwards}
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
    </Dressed>
  );
}
