import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/settings.ts';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { NearHint } from '../../table/parts/NearHint.tsx';
import { dropsOn } from '../../table/parts/Spot.tsx';
import { TabBar } from '../../table/parts/TabBar.tsx';
import { TableTools } from '../../table/parts/TableTools.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { useMedia } from '../../table/useMedia.ts';
import { BuiltRow } from './boards/BuiltRow.tsx';
import { CalendarBoard } from './boards/CalendarBoard.tsx';
import { City } from './boards/City.tsx';
import { EndButton, StillOpenList } from './boards/Closing.tsx';
import { CollectionBoard } from './boards/CollectionBoard.tsx';
import { GuildStrip } from './boards/GuildStrip.tsx';
import { HandRow } from './boards/HandRow.tsx';
import { Mat } from './boards/Mat.tsx';
import { PlayerChips } from './boards/PlayerChips.tsx';
import { ScoreNow } from './boards/ScoreNow.tsx';
import type { Belfort } from './kit.ts';
import { PhaseLine } from './PhaseLine.tsx';
import css from './TabletTable.module.css';
import { TABS, useBelfortTabs } from './tabs.ts';
import { belfortTexts } from './texts.ts';

/** The city, the hand and the goods; the boards in a drawer: beside the city if the screen lies, over it if it stands. */
export function TabletTable({
  screen,
  thisRound,
  thinking,
  prompt,
  chronicle,
  hands,
  canUndo,
  whyNoUndo,
  undo,
}: Parts<Belfort>) {
  const { t } = useText();
  const lying = useMedia('(orientation: landscape)');
  const { tab, setTab, busy } = useBelfortTabs(screen, lying ? 'beside' : 'over');
  const covered = !lying && tab !== 'city';
  const { hint, me, pending } = screen;
  return (
    <div className={css.table} {...dropsOn(screen)}>
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <b>{t(belfortTexts.title)}</b>
          <small>Guildhall</small>
        </Link>
        <div className={css.phase}>
          <PhaseLine stage={screen.view.stage} />
        </div>
        <div className={css.prompt}>{prompt}</div>
        <TableTools game="belfort" canUndo={canUndo} whyNoUndo={whyNoUndo} undo={undo} className={css.tools} />
      </header>
      <PlayerChips screen={screen} thinking={thinking} />
      <main className={css.main}>
        <div className={css.city} inert={covered}>
          <City screen={screen} />
          <div className={css.guilds}>
            <GuildStrip screen={screen} />
          </div>
          <div className={css.scoreNow} data-look="score">
            <ScoreNow screen={screen} preview={hint?.scoring} />
          </div>
        </div>
        <TabBar
          tabs={TABS}
          tab={tab}
          busy={busy}
          along="column"
          onTab={(chosen) => setTab(chosen === tab ? 'city' : chosen)}
        />
        {covered && (
          <button type="button" className={css.veil} tabIndex={-1} aria-hidden="true" onClick={() => setTab('city')} />
        )}
        {tab !== 'city' && (
          <div className={css.drawer} data-tab={tab}>
            {tab === 'collection' && <CollectionBoard screen={screen} collected={thisRound} />}
            {tab === 'calendar' && <CalendarBoard screen={screen} />}
            {tab === 'me' && (
              <>
                <BuiltRow screen={screen} layout="grid" />
                <div className={css.open}>
                  <StillOpenList screen={screen} />
                </div>
              </>
            )}
            {tab === 'log' && chronicle}
          </div>
        )}
      </main>
      <footer className={hands === undefined ? css.dock : css.hands}>
        {hands}
        {hands === undefined && me !== null && (
          <>
            <Mat screen={screen} look="brief" />
            <HandRow screen={screen} layout="strip" />
            <div className={css.end}>
              <EndButton screen={screen} />
            </div>
            {pending !== null && (
              <div className={css.confirm}>
                <HintSheet screen={screen} />
              </div>
            )}
          </>
        )}
      </footer>
      {hint !== null && pending === null && !screen.picked.includes(hint.target) && (
        <NearHint target={hint.target} side={screen.sideOf(hint.target)}>
          <HintSheet screen={screen} />
        </NearHint>
      )}
    </div>
  );
}
