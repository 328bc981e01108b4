import { Link } from '@tanstack/react-router';
import { GAMES } from '../../games/index.ts';
import { useText } from '../../shell/settings.ts';
import { page } from '../../table/rulebook/page.texts.ts';
import css from './OtherGames.module.css';

/** From the rules of one game to those of another. */
export function OtherGames() {
  const { t } = useText();
  return (
    <nav className={css.games} aria-label={t(page.games)}>
      {GAMES.map(({ id, title }) => (
        <Link key={id} to="/rules/$game" params={{ game: id }}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
