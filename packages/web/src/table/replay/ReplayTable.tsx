import { seenMoves } from '@guildhall/table';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { ArtProvider } from '../art.tsx';
import { Chronicle } from '../Chronicle.tsx';
import { characterOf, SeatFaces } from '../faces/SeatFace.tsx';
import tableCss from '../GameTable.module.css';
import { highlight } from '../highlight.ts';
import { useSize } from '../layouts.ts';
import { Prompt } from '../Prompt.tsx';
import type { GameOf, GameScreen, Kit, MomentOf } from '../screen/game.ts';
import { useScreen } from '../screen/useScreen.ts';
import { tableTexts } from '../texts.ts';
import { eventsOfRound } from '../useMoment.ts';
import { Controls } from './Controls.tsx';
import { type Film, filmOf, type Recording, roundStarts } from './film.ts';
import { Hands } from './Hands.tsx';
import { replayTexts } from './texts.ts';

const HEIGHT = { desktop: 60, tablet: 60, phone: 106 } as const;
const nothing = () => {};

interface Props<K extends Kit> {
  readonly own: GameScreen<K>;
  /** The rules by which it was played. */
  readonly game: GameOf<K>;
  readonly film: Film<K['State'], K['Action'], K['Event'], K['Colour']>;
  /** What can be asked about the game as a whole; offered before its first move and at its end. */
  readonly about?: ReactNode;
}

/** A finished game at any of its moves: nothing can be done, everything can be looked at. */
function ReplayTable<K extends Kit>({ own, game, film, about }: Props<K>) {
  const { t, lang } = useText();
  const size = useSize(own.desktopHeight);
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<number | null>(null);
  const [result, setResult] = useState(false);
  const { states, colours } = film;
  const { roundOf, roundName, roundSign } = own.replay;
  const people = useMemo(
    () => film.names ?? colours.map((_, seat) => t(replayTexts.player, { n: seat + 1 })),
    [film, colours, t],
  );
  const faces = useMemo(() => film.bots.map(characterOf), [film]);
  const rounds = useMemo(
    () => roundStarts(states.map((state) => roundOf(game.view(state, [])))),
    [game, states, roundOf],
  );
  const looking = useMemo(() => (eyes === null ? colours.map((_, seat) => seat) : [eyes]), [eyes, colours]);
  const moves = useMemo(() => seenMoves(game, film.moves, looking), [game, film, looking]);
  const viewOf = (move: number, seats: readonly number[]) => game.view(states[move]!, seats);
  const moment = useMemo<MomentOf<K>>(() => {
    const state = states[at]!;
    return {
      view: game.view(state, looking),
      me: eyes,
      decision: game.decision(state),
      legal: [],
      names: people,
      colours,
      key: `${at}.${eyes}`,
    };
  }, [game, states, at, eyes, looking, people, colours]);
  const screen = useScreen(own.screenRules, moment, { act: nothing, confirm: false }, lang);
  const { names } = screen;
  const chapters = useMemo(
    () => own.chroniclerFor({ lang, names, begun: game.view(states[0]!, []) })(moves),
    [own, game, moves, lang, names, states],
  );
  const thisRound = useMemo(() => eventsOfRound<K>(moves.slice(0, at), own.opensRound), [own, moves, at]);

  const told = useMemo(
    () => chapters.flatMap(({ lines }) => lines.filter(({ move }) => move === at).flatMap(({ targets }) => targets)),
    [chapters, at],
  );
  useEffect(() => highlight(told), [told]);

  const badge = useCallback(
    (seat: number, size = 18) => own.badge(seat, size, { seats: people.length, names, colours: screen.colours }),
    [own, people, names, screen.colours],
  );
  const last = film.moves[at - 1];
  const what =
    last === undefined
      ? t(replayTexts.beginning)
      : t(replayTexts.did, {
          name: names[last.seat]!,
          what: own.describe(last.seat, last.action, viewOf(at - 1, [last.seat]), names, lang),
        });
  const ended = at === moves.length && moment.decision === null;
  const controls = HEIGHT[size];
  const sizes = { '--controls': `${controls}px`, '--table-height': `calc(100dvh - ${controls}px)` } as CSSProperties;
  const Layout = own.layouts[size];
  const { Result } = own;
  return (
    <ArtProvider value={own.art}>
      <SeatFaces value={faces}>
        <div style={sizes}>
          <Layout
            screen={screen}
            thisRound={thisRound}
            thinking={null}
            prompt={
              <Prompt
                badge={last === undefined ? null : badge(last.seat, 30)}
                title={ended ? t(tableTexts.over) : t(replayTexts.move, { n: at, of: moves.length })}
                text={what}
              >
                {ended && (
                  <button type="button" className={button.secondary} onClick={() => setResult(true)}>
                    {t(tableTexts.showResult)}
                  </button>
                )}
                {(at === moves.length || at === 0) && about}
              </Prompt>
            }
            chronicle={
              <Chronicle
                chapters={chapters}
                roundName={roundName}
                advised={film.advised}
                badge={badge}
                at={at}
                onPoint={(targets) => highlight(targets.length > 0 ? targets : told)}
                onTravel={setAt}
              />
            }
            hands={<Hands<K> screen={screen} acting={last?.seat ?? null} own={own.replay} badge={badge} />}
            canUndo={false}
          />
          <div style={{ height: controls }} />
          <Controls
            at={at}
            length={moves.length}
            rounds={rounds}
            roundName={roundName}
            roundSign={roundSign}
            onMove={setAt}
            eyes={eyes}
            onEyes={setEyes}
            names={people}
          />
          {result && (
            <Suspense>
              <div className={tableCss.veil}>
                <Result
                  view={viewOf(moves.length, looking)}
                  moves={moves}
                  ending={film.ending}
                  names={people}
                  colours={colours}
                  badge={badge}
                  actions={
                    <>
                      <button type="button" className={button.primary} onClick={() => setResult(false)}>
                        {t(replayTexts.backToReplay)}
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
        </div>
      </SeatFaces>
    </ArtProvider>
  );
}

/** A finished game, checked and ready to be watched; throws a NoFilm if it does not hold. */
export const replayOf = <K extends Kit>(
  own: GameScreen<K>,
  game: GameOf<K>,
  recording: Recording,
  about?: ReactNode,
): ReactNode => <ReplayTable<K> own={own} game={game} film={filmOf(game, own.colours, recording)} about={about} />;
