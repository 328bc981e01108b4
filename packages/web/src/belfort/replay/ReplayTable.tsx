import { belfort, describeAction } from '@guildhall/belfort';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { Chronicle } from '../../table/Chronicle.tsx';
import { Prompt } from '../../table/Prompt.tsx';
import { tableTexts } from '../../table/texts.ts';
import tableCss from '../BelfortTable.module.css';
import { highlight } from '../BelfortTable.tsx';
import { chaptersOf } from '../chronicle/chapters.ts';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { useLayout } from '../layouts.ts';
import { Result } from '../result/Result.tsx';
import { type Moment, useScreen } from '../screen/useScreen.ts';
import { eventsOfRound } from '../useMoment.ts';
import { Controls } from './Controls.tsx';
import { type Film, monthStarts } from './film.ts';
import { Hands } from './Hands.tsx';
import { replayTexts } from './texts.ts';

const HEIGHT = { desktop: 60, tablet: 60, phone: 106 } as const;
const nothing = () => {};

/** A finished game at any of its moves: nothing can be done, everything can be looked at. */
export function ReplayTable({ film }: { film: Film }) {
  const { t, lang } = useText();
  const { size, Layout } = useLayout();
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<number | null>(null);
  const [result, setResult] = useState(false);
  const { states, moves, colours } = film;
  const seats = states[0]!.seats;
  const people = useMemo(
    () => film.names ?? Array.from({ length: seats }, (_, seat) => t(replayTexts.player, { n: seat + 1 })),
    [film, seats, t],
  );
  const months = useMemo(() => monthStarts(film), [film]);
  const looking = useMemo(() => (eyes === null ? states[0]!.players.map((_, seat) => seat) : [eyes]), [eyes, states]);
  const moment = useMemo<Moment>(() => {
    const state = states[at]!;
    return {
      view: belfort.view(state, looking),
      me: eyes,
      decision: belfort.decision(state),
      legal: [],
      names: people,
      colours,
      key: `${at}.${eyes}`,
    };
  }, [states, at, eyes, looking, people, colours]);
  const screen = useScreen(moment, { act: nothing, confirm: false }, lang);
  const { view, names } = screen;
  const chapters = useMemo(
    () => chaptersOf(moves, { lang, names, guilds: states[0]!.guilds, eyes: looking }),
    [moves, lang, names, states, looking],
  );
  const collected = useMemo(() => eventsOfRound(moves.slice(0, at)), [moves, at]);

  const told = useMemo(
    () => chapters.flatMap(({ lines }) => lines.filter(({ move }) => move === at).flatMap(({ targets }) => targets)),
    [chapters, at],
  );
  useEffect(() => highlight(told), [told]);

  const badge = (seat: number, size = 18) => (
    <Shield colour={screen.colours[seat]!} neutral={seat >= view.seats} size={size} label={names[seat]!} />
  );
  const last = moves[at - 1];
  const what =
    last === undefined
      ? t(replayTexts.beginning)
      : t(replayTexts.did, {
          name: names[last.seat]!,
          what: describeAction(last.action, lang, {
            names,
            guilds: view.guilds,
            property: (card) => states[at - 1]!.players[last.seat]!.built[card]!.property,
          }),
        });
  const ended = at === moves.length && moment.decision === null;
  const controls = HEIGHT[size];
  const sizes = { '--controls': `${controls}px`, '--table-height': `calc(100dvh - ${controls}px)` } as CSSProperties;
  return (
    <div style={sizes}>
      <Layout
        screen={screen}
        collected={collected}
        badge={badge}
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
          </Prompt>
        }
        chronicle={
          <Chronicle
            chapters={chapters}
            badge={(seat) => badge(seat)}
            at={at}
            onPoint={(targets) => highlight(targets.length > 0 ? targets : told)}
            onTravel={setAt}
          />
        }
        hands={<Hands screen={screen} acting={last?.seat ?? null} />}
        canUndo={false}
        next={nothing}
      />
      <div style={{ height: controls }} />
      <Controls
        at={at}
        length={moves.length}
        months={months}
        onMove={setAt}
        eyes={eyes}
        onEyes={setEyes}
        names={people}
      />
      {result && (
        <div className={tableCss.veil}>
          <Result
            state={states.at(-1)!}
            moves={moves}
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
      )}
    </div>
  );
}
