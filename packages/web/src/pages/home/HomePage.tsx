import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { GAME_IDS, GAMES, type GameId } from '../../games.ts';
import button from '../../shell/controls/buttons.module.css';
import { BookIcon, LanternIcon, PeopleIcon, ReplayIcon } from '../../shell/controls/icons.tsx';
import { currentSettings, useText } from '../../shell/settings.ts';
import { usePageTitle } from '../../shell/title.ts';
import { BOT_NAMES } from '../botNames.ts';
import css from './HomePage.module.css';
import { CityDrawing } from './hero/CityDrawing.tsx';
import { MyTables } from './MyTables.tsx';
import { home, tables } from './texts.ts';

export default function HomePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(t(home.title));

  async function playNow(game: GameId) {
    if (opening) return;
    setOpening(true);
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
      setProblem(t(tables.failed, { message: (error as Error).message }));
      setOpening(false);
    }
  }

  return (
    <>
      <section className={css.hero}>
        <CityDrawing className={css.city} />
        <div className={css.plate}>
          <h1>
            <span className={css.game}>Belfort</span>
            <span className={css.claim}>{t(GAMES.belfort.claim)}</span>
          </h1>
          <p className={css.about}>{t(home.about)}</p>
          <div className={css.start}>
            <button type="button" className={button.primary} onClick={() => playNow('belfort')} aria-disabled={opening}>
              {opening ? t(home.opening) : t(home.playNow)}
            </button>
            <Link to="/new/$game" params={{ game: 'belfort' }} className={button.secondary}>
              {t(home.newGame)}
            </Link>
          </div>
          <p className={css.small}>{t(home.playNowHint)}</p>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        </div>
      </section>
      <div className={css.rest}>
        <OtherGames opening={opening} onPlay={playNow} />
        <MyTables />
        <section aria-labelledby="ways" className={css.ways}>
          <h2 id="ways">{t(home.ways)}</h2>
          <ul>
            <Way icon={<LanternIcon size={26} />} title={t(home.firstGame)} text={t(home.firstGameText)}>
              {(card) => <Link to="/learn/$game" params={{ game: 'belfort' }} {...card} />}
            </Way>
            <Way icon={<PeopleIcon size={26} />} title={t(home.oneScreen)} text={t(home.oneScreenText)}>
              {(card) => <Link to="/new/$game" params={{ game: 'belfort' }} search={{ screen: 'one' }} {...card} />}
            </Way>
            <Way icon={<BookIcon size={26} />} title={t(home.rules)} text={t(home.rulesText)}>
              {(card) => <Link to="/rules/$game" params={{ game: 'belfort' }} {...card} />}
            </Way>
            <Way icon={<ReplayIcon size={26} />} title={t(home.replay)} text={t(home.replayText)}>
              {(card) => <Link to="/replay" {...card} />}
            </Way>
          </ul>
        </section>
      </div>
    </>
  );
}

/** The games that can be played, apart from the one above. */
const OTHERS = GAME_IDS.filter((id) => id !== 'belfort' && GAMES[id].table !== undefined);

function OtherGames({ opening, onPlay }: { opening: boolean; onPlay(game: GameId): void }) {
  const { t } = useText();
  return OTHERS.map((game) => {
    const { title, claim, setup, lesson } = GAMES[game];
    return (
      <section key={game} className={css.other} aria-labelledby={`game-${game}`}>
        <h2 id={`game-${game}`}>
          <span className={css.game}>{t(title)}</span>
          <span className={css.claim}>{t(claim)}</span>
        </h2>
        <div className={css.start}>
          <button type="button" className={button.primary} onClick={() => onPlay(game)} aria-disabled={opening}>
            {opening ? t(home.opening) : t(home.playNow)}
          </button>
          {setup !== undefined && (
            <Link to="/new/$game" params={{ game }} className={button.secondary}>
              {t(home.newGame)}
            </Link>
          )}
          {lesson !== undefined && (
            <Link to="/learn/$game" params={{ game }} className={button.secondary}>
              {t(home.firstGame)}
            </Link>
          )}
          <Link to="/rules/$game" params={{ game }} className={button.quiet}>
            {t(home.rules)}
          </Link>
        </div>
      </section>
    );
  });
}

interface Card {
  readonly className: string;
  readonly children: ReactNode;
}

function Way(props: { icon: ReactNode; title: string; text: string; children: (card: Card) => ReactNode }) {
  return (
    <li>
      {props.children({
        className: css.way!,
        children: (
          <>
            <span className={css.wayIcon}>{props.icon}</span>
            <span>
              <b>{props.title}</b>
              <span className={css.wayText}>{props.text}</span>
            </span>
          </>
        ),
      })}
    </li>
  );
}
