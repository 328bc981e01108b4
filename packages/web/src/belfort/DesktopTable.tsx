import { Link } from '@tanstack/react-router';
import { useText } from '../shell/settings.ts';
import { Icon } from '../table/icons/Icon.tsx';
import { HintSheet } from '../table/parts/HintSheet.tsx';
import { dropsOn } from '../table/parts/Spot.tsx';
import type { Parts } from '../table/screen/game.ts';
import { tableTexts } from '../table/texts.ts';
import { BuiltRow } from './boards/BuiltRow.tsx';
import { CalendarBoard } from './boards/CalendarBoard.tsx';
import { City } from './boards/City.tsx';
import { Closing } from './boards/Closing.tsx';
import { CollectionBoard } from './boards/CollectionBoard.tsx';
import { GuildStrip } from './boards/GuildStrip.tsx';
import { HandRow } from './boards/HandRow.tsx';
import { Mat } from './boards/Mat.tsx';
import { PlayerPanels } from './boards/PlayerPanels.tsx';
import { ScoreNow } from './boards/ScoreNow.tsx';
import css from './DesktopTable.module.css';
import type { Belfort } from './kit.ts';
import { PhaseLine } from './PhaseLine.tsx';
import { belfortTexts } from './texts.ts';

/** Everything at once: players and chronicle, the city, the two boards, the dock. */
export function DesktopTable({ screen, thisRound, prompt, chronicle, hands, canUndo, undo }: Parts<Belfort>) {
  const { t } = useText();
  const { hint, me } = screen;
  return (
    <div className={css.table} {...dropsOn(screen)}>
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <b>{t(belfortTexts.title)}</b>
          <small>Guildhall</small>
        </Link>
        <PhaseLine stage={screen.view.stage} />
        <div className={css.prompt}>{prompt}</div>
        <nav className={css.tools}>
          {undo !== undefined && (
            <button type="button" onClick={undo} disabled={!canUndo}>
              <Icon name="undo" /> {t(tableTexts.undo)}
            </button>
          )}
          <Link to="/rules/$game" params={{ game: 'belfort' }}>
            <Icon name="rules" /> {t(tableTexts.rules)}
          </Link>
          <Link to="/settings" aria-label={t(tableTexts.settings)}>
            <Icon name="settings" />
          </Link>
        </nav>
      </header>
      <main className={css.main}>
        <div className={css.left}>
          <PlayerPanels screen={screen} />
          {chronicle}
        </div>
        <div className={css.city}>
          <City screen={screen} />
          {hint !== null && (
            <div className={hint.why === null ? css.hint : css.why}>
              <HintSheet screen={screen} />
            </div>
          )}
          <div className={css.guilds}>
            <GuildStrip screen={screen} />
          </div>
          <div className={css.scoreNow} data-look="score">
            <ScoreNow screen={screen} />
          </div>
        </div>
        <div className={css.right}>
          <CalendarBoard screen={screen} />
          <CollectionBoard screen={screen} collected={thisRound} />
        </div>
      </main>
      <footer className={hands === undefined ? css.dock : css.hands}>
        {hands}
        {hands === undefined && me !== null && (
          <>
            <Mat screen={screen} />
            <BuiltRow screen={screen} />
            <HandRow screen={screen} />
            <Closing screen={screen} />
          </>
        )}
      </footer>
    </div>
  );
}
