import { Link, useLocation, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GAMES, gameCalled } from '../games/index.ts';
import { useServer } from '../online/site.ts';
import button from '../shell/controls/buttons.module.css';
import { GearIcon } from '../shell/controls/icons.tsx';
import { lastTable } from '../shell/lastTable.ts';
import { Mark } from '../shell/Mark.tsx';
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx';
import { useText } from '../shell/settings.ts';
import { shell } from '../shell/texts.ts';
import css from './PageFrame.module.css';

/** The game that the page is about; elsewhere the first, from which the others are a step away. */
function useGame(): string {
  const { game = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const found = gameCalled(game) ?? GAMES.find(({ pages }) => pages.some(({ path }) => path === pathname)) ?? GAMES[0]!;
  return found.id;
}

/** Header, content, footer: every page that is not a table. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useText();
  const game = useGame();
  const table = lastTable();
  const server = useServer();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t(shell.skip)}
      </a>
      <header className={css.header}>
        <Link to="/" className={css.brand} aria-label={t(shell.home)}>
          <Mark size={34} />
          <span>Guildhall</span>
        </Link>
        <nav className={css.nav} aria-label={t(shell.navigation)}>
          <Link to="/new/$game" params={{ game }}>
            {t(shell.play)}
          </Link>
          <Link to="/rules/$game" params={{ game }}>
            {t(shell.rules)}
          </Link>
          <Link to="/replay">{t(shell.replay)}</Link>
          {server && <Link to="/online">{t(shell.online)}</Link>}
        </nav>
        <div className={css.tools}>
          {table !== null && (
            <Link to="/table/$id" params={{ id: table }} className={button.onOak}>
              {t(shell.backToTable)}
            </Link>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
          <Link to="/settings" className={button.onOak} aria-label={t(shell.settings)} title={t(shell.settings)}>
            <GearIcon />
          </Link>
        </div>
      </header>
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        <p>{t(shell.legal)}</p>
      </footer>
    </div>
  );
}
