import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { CityDrawing } from '../../games/belfort/hero/CityDrawing.tsx';
import { GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import { BookIcon, LanternIcon, PeopleIcon, ReplayIcon } from '../../shell/controls/icons.tsx';
import { currentSettings, useText } from '../../shell/settings.ts';
import { usePageTitle } from '../../shell/title.ts';
import { BOT_NAMES } from '../botNames.ts';
import panel from './GamePanel.module.css';
import { GamePanel } from './GamePanel.tsx';
import css from './HomePage.module.css';
import { MyTables } from './MyTables.tsx';
import { home, tables } from './texts.ts';

/** Much of it is people, who are drawn from many small shapes: the page does not wait for them. */
const QuayDrawing = lazy(() =>
  // nor does it need them: without a connection the panel goes without its picture
  import('../../games/bruges/hero/QuayDrawing.tsx').catch(() => ({ default: () => <></> })),
);

export default function HomePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<GameId | null>(null);
  const [problem, setProblem] = useState<{ game: GameId; text: string } | null>(null);
  usePageTitle(t(home.title));

  async function playNow(game: GameId) {
    if (opening !== null) return;
    setOpening(game);
    setProblem(null);
    try {
      const { createTable } = await import('../../session/tables.ts');
      const id = await createTable({
        game,
        options: {},
        seats: GAMES[game].colours
          .slice(0, 3)
          .map((colour, seat) =>
            seat === 0
              ? { kind: 'human', name: currentSettings().name || t(home.guest), colour }
              : { kind: 'bot', bot: 'greedy', name: BOT_NAMES[seat]!, colour },
          ),
      });
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      setProblem({ game, text: t(tables.failed, { message: (error as Error).message }) });
      setOpening(null);
    }
  }

  const beginning = (game: GameId) => ({
    game,
    opening: opening === game,
    problem: problem?.game === game ? problem.text : null,
    onPlay: () => playNow(game),
  });

  return (
    <>
      <h1 className="visually-hidden">{t(home.title)}</h1>
      <GamePanel {...beginning('belfort')} plate="left" picture={<CityDrawing />} />
      <GamePanel
        {...beginning('bruges')}
        plate="right"
        picture={
          <Suspense>
            <QuayDrawing />
          </Suspense>
        }
      >
        <Link to="/persons" className={panel.link}>
          <PeopleIcon size={18} /> <span>{t(home.townsfolk)}</span>
        </Link>
      </GamePanel>
      <div className={css.rest}>
        <MyTables />
        <section aria-labelledby="ways" className={css.ways}>
          <h2 id="ways">{t(home.ways)}</h2>
          <ul>
            <Way icon={<LanternIcon size={26} />} title={t(home.firstGame)} text={t(home.firstGameText)}>
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
  readonly params: { readonly game: GameId };
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
  const door = (game: GameId): Door => {
    const name = t(GAMES[game].title);
    return { params: { game }, 'aria-label': t(home.ofGame, { what: title, game: name }), children: name };
  };
  return (
    <li className={css.way}>
      <span className={css.wayIcon}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <p className={css.wayText}>{text}</p>
        <div className={css.doors}>
          {typeof children === 'function'
            ? GAME_IDS.map((game) => <Fragment key={game}>{children(door(game))}</Fragment>)
            : children}
        </div>
      </div>
    </li>
  );
}
