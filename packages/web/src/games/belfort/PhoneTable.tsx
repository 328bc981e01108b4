import { useState } from 'react';
import { SIDEWAYS } from '../../design/breakpoints.ts';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../../table/icons/Icon.tsx';
import { Magnified } from '../../table/magnifier/Magnified.tsx';
import { useMagnifier } from '../../table/magnifier/useMagnifier.ts';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { TabBar } from '../../table/parts/TabBar.tsx';
import { TableMenu } from '../../table/parts/TableMenu.tsx';
import { UndoButton } from '../../table/parts/UndoButton.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { useMedia } from '../../table/useMedia.ts';
import { BuiltRow } from './boards/BuiltRow.tsx';
import { CalendarBoard } from './boards/CalendarBoard.tsx';
import { City } from './boards/City.tsx';
import { CollectionBoard } from './boards/CollectionBoard.tsx';
import { GuildStrip } from './boards/GuildStrip.tsx';
import { HandRow } from './boards/HandRow.tsx';
import { Mat } from './boards/Mat.tsx';
import { PhoneBar } from './boards/PhoneBar.tsx';
import { PlayerChips } from './boards/PlayerChips.tsx';
import { PlayerPanels } from './boards/PlayerPanels.tsx';
import { ScoreNow } from './boards/ScoreNow.tsx';
import type { Belfort } from './kit.ts';
import css from './PhoneTable.module.css';
import { targets } from './screen/targets.ts';
import { TABS, useBelfortTabs } from './tabs.ts';
import { belfortTexts } from './texts.ts';

/** One board at a time, with a bar below; in a low window beside the hand, with the bar at the edge. */
export function PhoneTable({ screen, thisRound, prompt, chronicle, hands, canUndo, whyNoUndo, undo }: Parts<Belfort>) {
  const { t } = useText();
  const [zoom, setZoom] = useState<number | null>(null);
  const magnifier = useMagnifier();
  const sideways = useMedia(SIDEWAYS);
  const { hint, me, pending } = screen;
  const { tab, setTab, busy } = useBelfortTabs(screen, 'one');
  // the boards need the room, unless a card of the hand is what is asked for
  const showsHand =
    tab === 'city' || (screen.decision?.ask !== 'turn' && [...screen.next].some((at) => targets.isA(at, 'hand')));
  return (
    <div className={css.table}>
      <header className={css.header}>
        {prompt}
        <TableMenu game="belfort" className={css.menu} />
      </header>
      <div className={css.chips}>
        <PlayerChips screen={screen} />
      </div>
      <main className={css.main} data-tab={tab}>
        {tab === 'city' && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys of the magnifier, from whatever in it has the focus
          <div className={css.city} onKeyDown={magnifier.onKeyDown}>
            <Magnified by={magnifier}>
              <City screen={screen} zoom={zoom} onDistrict={(district) => setZoom(zoom === null ? district : null)} />
            </Magnified>
            {zoom === null && magnifier.isWhole && (
              <>
                <div className={css.guilds}>
                  <GuildStrip screen={screen} />
                </div>
                <div className={css.score} data-look="score">
                  <ScoreNow screen={screen} preview={hint?.scoring} />
                </div>
              </>
            )}
            {undo !== undefined && (
              <UndoButton className={css.undo} canUndo={canUndo} why={whyNoUndo} undo={undo}>
                <Icon name="undo" label={t(tableTexts.undo)} />
              </UndoButton>
            )}
            {!magnifier.isWhole && (
              <button type="button" className={css.fit} onClick={magnifier.fit} aria-label={t(tableTexts.fit)}>
                <Icon name="fit" />
              </button>
            )}
            <button
              type="button"
              className={css.zoom}
              onClick={() => setZoom(zoom === null ? 0 : zoom === 4 ? null : zoom + 1)}
              aria-label={t(zoom === 4 ? belfortTexts.zoomOut : belfortTexts.zoomIn, { n: (zoom ?? -1) + 2 })}
            >
              <Icon name={zoom === 4 ? 'zoomOut' : 'zoomIn'} />
            </button>
          </div>
        )}
        {tab === 'collection' && <CollectionBoard screen={screen} collected={thisRound} />}
        {tab === 'calendar' && <CalendarBoard screen={screen} />}
        {tab === 'me' && (
          <>
            {me !== null && <Mat screen={screen} />}
            <BuiltRow screen={screen} />
            {hands === undefined && !showsHand && <HandRow screen={screen} layout="grid" />}
            <PlayerPanels screen={screen} />
          </>
        )}
        {tab === 'log' && chronicle}
      </main>
      {hint !== null && pending === null && !screen.picked.includes(hint.target) && (
        <div className={css.hint}>
          <HintSheet screen={screen} />
        </div>
      )}
      {hands}
      {hands === undefined && me !== null && (
        <div className={css.hand}>
          <PhoneBar screen={screen} />
          {showsHand && <HandRow screen={screen} />}
        </div>
      )}
      {/* The hand has done its part: its room is for the question, and the whole city stays in sight. */}
      {pending !== null && (
        <div className={css.hint}>
          <HintSheet screen={screen} />
        </div>
      )}
      <TabBar tabs={TABS} tab={tab} busy={busy} along={sideways ? 'column' : 'row'} onTab={setTab} />
    </div>
  );
}
