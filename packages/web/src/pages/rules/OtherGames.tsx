import { Link } from '@tanstack/react-router';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { useText } from '../../shell/settings.ts';
import { page } from '../../table/rulebook/page.texts.ts';
import css from './OtherGames.module.css';

/** From the rules of one game to those of another. */
export function OtherGames() {
  const { t } = useText();
  return (
    <nav className={css.games} aria-label={t(page.games)}>
      {GAME_IDS.map((game) => (
        <Link key={game} to="/rules/$game" params={{ game }}>
          {t(GAMES[game].title)}
        </Link>
      ))}
    </nav>
  );
}
