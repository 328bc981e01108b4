import { Link } from '@tanstack/react-router';
import { useText } from '../shell/settings.ts';
import { Icon } from '../table/icons/Icon.tsx';
import { HintSheet } from '../table/parts/HintSheet.tsx';
import { dropsOn } from '../table/parts/Spot.tsx';
import type { Parts } from '../table/screen/game.ts';
import { tableTexts } from '../table/texts.ts';
import { Hand } from './boards/Hand.tsx';
import { OpponentPanels } from './boards/OpponentPanel.tsx';
import { OwnPanel } from './boards/OwnPanel.tsx';
import { PhaseLine } from './boards/PhaseLine.tsx';
import { Town } from './boards/Town.tsx';
import { saysMore } from './boards/townPlaces.ts';
import css from './DesktopTable.module.css';
import { Defs } from './drawings/Defs.tsx';
import type { Bruges } from './kit.ts';
import { brugesTexts } from './texts.ts';

/** Everything at once: the others, the town and the chronicle above, one's own houses and hand below. */
export function DesktopTable({ screen, thinking, prompt, chronicle, hands, canUndo, undo }: Parts<Bruges>) {
  const { t } = useText();
  const { me, view } = screen;
  return (
    <div className={css.table} {...dropsOn(screen)}>
      <Defs />
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <b>{t(brugesTexts.title)}</b>
          <small>Guildhall</small>
        </Link>
        <PhaseLine view={view} />
        <div className={css.prompt}>{prompt}</div>
        <nav className={css.tools}>
          {undo !== undefined && (
            <button type="button" onClick={undo} disabled={!canUndo}>
              <Icon name="undo" /> {t(tableTexts.undo)}
            </button>
          )}
          <Link to="/rules/$game" params={{ game: 'bruges' }}>
            <Icon name="rules" /> {t(tableTexts.rules)}
          </Link>
          <Link to="/settings" aria-label={t(tableTexts.settings)}>
            <Icon name="settings" />
          </Link>
        </nav>
      </header>
      <main className={css.main}>
        <div className={css.others}>
          <OpponentPanels screen={screen} thinking={thinking} />
        </div>
        <div className={css.town}>
          <Town screen={screen} />
          {saysMore(screen) && (
            <div className={css.hint}>
              <HintSheet screen={screen} />
            </div>
          )}
        </div>
        <div className={css.chronicle}>{chronicle}</div>
      </main>
      <footer className={hands === undefined ? css.dock : css.hands}>
        {hands}
        {hands === undefined && me !== null && (
          <>
            <OwnPanel screen={screen} />
            <Hand screen={screen} layout="row" />
          </>
        )}
      </footer>
    </div>
  );
}
