import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { BookIcon, LanternIcon, PeopleIcon } from '../../shell/controls/icons.tsx';
import { PageLink } from '../../shell/PageLink.tsx';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { remembered, suggestion } from '../opponents/record.ts';
import { opponents } from '../opponents/texts.ts';
import { levelName, suggestionWords } from '../opponents/words.ts';
import { usualPlayers } from '../usual.ts';
import css from './GamePanel.module.css';
import { home } from './texts.ts';

interface Props {
  game: GameDeclaration;
  /** Where the plate with the words lies on the picture. */
  plate: 'left' | 'right';
  opening: boolean;
  problem: string | null;
  onPlay(): void;
}

/** A game as the home page presents it: its picture, what it is about and how to begin. */
export function GamePanel({ game: declared, plate, opening, problem, onPlay }: Props) {
  const { t } = useText();
  const { id: game, Hero, ground, lessons, pages, seats } = declared;
  const title = t(declared.title);
  const advice = suggestion(remembered(game));
  const heading = `game-${game}`;
  const colours = { '--ground-light': ground.light, '--ground-dark': ground.dark } as CSSProperties;
  return (
    <section className={css.panel} style={colours} data-game={game} aria-labelledby={heading}>
      <div className={css.picture}>
        <Hero />
      </div>
      <div className={css.plate} data-side={plate}>
        <h2 id={heading}>
          <span className={css.game}>{title}</span> <span className={css.claim}>{t(declared.claim)}</span>
        </h2>
        <p className={css.about}>{t(declared.about)}</p>
        <div className={css.start}>
          <button
            type="button"
            className={button.primary}
            onClick={onPlay}
            aria-disabled={opening}
            aria-label={opening ? undefined : t(home.ofGame, { what: t(home.playNow), game: title })}
          >
            {opening ? t(home.opening) : t(home.playNow)}
          </button>
          <Link
            to="/new/$game"
            params={{ game }}
            className={button.secondary}
            aria-label={t(home.ofGame, { what: t(home.newGame), game: title })}
          >
            {t(home.newGame)}
          </Link>
        </div>
        <p className={css.small}>
          {t(home.playNowHint, { n: usualPlayers(seats) - 1 })}{' '}
          {suggestionWords(advice, t) ?? t(opponents.atLevel, { level: levelName(advice.level, t) })}
        </p>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <div className={css.more}>
          {lessons.map(({ name }, i) => (
            <Link
              key={name.en}
              to="/learn/$game"
              params={{ game }}
              search={i === 0 ? {} : { lesson: i + 1 }}
              className={css.link}
              aria-label={t(home.ofGame, { what: t(name), game: title })}
            >
              <LanternIcon size={18} /> <span>{t(name)}</span>
            </Link>
          ))}
          <Link
            to="/rules/$game"
            params={{ game }}
            className={css.link}
            aria-label={t(home.ofGame, { what: t(home.rules), game: title })}
          >
            <BookIcon size={18} /> <span>{t(home.rules)}</span>
          </Link>
          {pages.map(({ path, name }) => (
            <PageLink key={path} to={path} className={css.link}>
              <PeopleIcon size={18} /> <span>{t(name)}</span>
            </PageLink>
          ))}
        </div>
      </div>
    </section>
  );
}
