import { listOf } from '@guildhall/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { GAMES } from '../../games/index.ts';
import { BookIcon, LanternIcon, PeopleIcon, ReplayIcon } from '../../shell/controls/icons.tsx';
import { currentSettings, useText } from '../../shell/settings.ts';
import { usePageTitle } from '../../shell/title.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { firstGame } from '../../table/lesson/firstGame.ts';
import { startUsual } from '../startUsual.ts';
import { ContinueStrip } from './ContinueStrip.tsx';
import { GamePanel } from './GamePanel.tsx';
import css from './HomePage.module.css';
import { MyTables } from './MyTables.tsx';
import { OnlineDoor } from './OnlineDoor.tsx';
import { home, tables } from './texts.ts';

export default function HomePage() {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<GameDeclaration | null>(null);
  const [problem, setProblem] = useState<{ game: GameDeclaration; text: string } | null>(null);
  const games = listOf(
    GAMES.map(({ title }) => t(title)),
    lang,
  );
  const title = t(home.title, { games });
  usePageTitle(title);

  async function playNow(game: GameDeclaration) {
    if (opening !== null) return;
    setOpening(game);
    setProblem(null);
    try {
      const id = await startUsual(game, currentSettings().name || t(home.guest));
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      console.warn(error);
      setProblem({ game, text: t(tables.failed) });
      setOpening(null);
    }
  }

  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ContinueStrip />
      {GAMES.map((game, i) => (
        <GamePanel
          key={game.id}
          game={game}
          plate={i % 2 === 0 ? 'left' : 'right'}
          opening={opening === game}
          problem={problem?.game === game ? problem.text : null}
          onPlay={() => playNow(game)}
        />
      ))}
      <div className={css.rest}>
        <OnlineDoor />
        <MyTables />
        <section aria-labelledby="ways" className={css.ways}>
          <h2 id="ways">{t(home.ways)}</h2>
          <ul>
            <Way icon={<LanternIcon size={26} />} title={t(firstGame)} text={t(home.firstGameText)}>
              {(door) => <Link to="/learn/$game" {...door} />}
            </Way>
            <Way icon={<PeopleIcon size={26} />} title={t(home.oneScreen)} text={t(home.oneScreenText)}>
              {(door) => <Link to="/new/$game" search={{ screen: 'one' }} {...door} />}
            </Way>
            <Way icon={<BookIcon size={26} />} title={t(home.rules)} text={t(home.rulesText)}>
              {(door) => <Link to="/rules/$game" {...door} />}
            </Way>
            <Way icon={<ReplayIcon size={26} />} title={t(home.replay)} text={t(home.replayText)}>
              <Link to="/replay">{t(home.replayOpen)}</Link>
            </Way>
          </ul>
        </section>
      </div>
    </>
  );
}

/** What a link into one of the games needs to know. */
interface Door {
  readonly params: { readonly game: string };
  readonly 'aria-label': string;
  readonly children: string;
}

interface WayProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** A link, or how to make one for each game. */
  children: ReactNode | ((door: Door) => ReactNode);
}

function Way({ icon, title, text, children }: WayProps) {
  const { t } = useText();
  const door = ({ id, title: called }: GameDeclaration): Door => {
    const name = t(called);
    return { params: { game: id }, 'aria-label': t(home.ofGame, { what: title, game: name }), children: name };
  };
  return (
    <li className={css.way}>
      <span className={css.wayIcon}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <p className={css.wayText}>{text}</p>
        <div className={css.doors}>
          {typeof children === 'function'
            ? GAMES.map((game) => <Fragment key={game.id}>{children(door(game))}</Fragment>)
            : children}
        </div>
      </div>
    </li>
  );
}
