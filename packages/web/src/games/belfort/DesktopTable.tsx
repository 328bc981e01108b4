import { useCallback, useDeferredValue, useState } from 'react';
import { lowerThan } from '../../design/breakpoints.ts';
import { useText } from '../../shell/settings.ts';
import { Drawer } from '../../table/parts/Drawer.tsx';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { NearHint } from '../../table/parts/NearHint.tsx';
import { dropsOn } from '../../table/parts/Spot.tsx';
import { TableHeader } from '../../table/parts/TableHeader.tsx';
import { ChronicleButton } from '../../table/parts/TableTools.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { useGradually } from '../../table/useGradually.ts';
import { useMedia } from '../../table/useMedia.ts';
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

/** City, dock, boards, players: so they come up. */
const PARTS = 4;
/** Below this height the players leave no room for the chronicle. */
const lowFor = (players: number): string => lowerThan(445 + 95 * players);

/**
 * Everything at once: players and chronicle, the city, the two boards, the dock. In a low window the chronicle waits
 * in a drawer.
 */
export function DesktopTable({
  screen,
  thisRound,
  prompt,
  chronicle,
  hands,
  canUndo,
  whyNoUndo,
  undo,
}: Parts<Belfort>) {
  const { t } = useText();
  const { hint, me, pending } = screen;
  const low = useMedia(lowFor(screen.names.length));
  const [log, setLog] = useState(false);
  const parts = useGradually(PARTS, 1);
  // the score may follow a frame later
  const later = useDeferredValue(screen);
  const closeLog = useCallback(() => setLog(false), []);
  return (
    <div className={css.table} aria-busy={parts < PARTS} {...dropsOn(screen)}>
      <TableHeader
        game="belfort"
        title={belfortTexts.title}
        prompt={prompt}
        canUndo={canUndo}
        whyNoUndo={whyNoUndo}
        undo={undo}
        tools={low && <ChronicleButton open={log} onPress={() => setLog(!log)} />}
      >
        <PhaseLine stage={screen.view.stage} />
      </TableHeader>
      <main className={css.main}>
        <div className={css.left}>
          {parts > 3 && (
            <>
              <PlayerPanels screen={screen} />
              {!low && chronicle}
            </>
          )}
        </div>
        <div className={css.city}>
          <City screen={screen} />
          <div className={css.guilds}>
            <GuildStrip screen={screen} />
          </div>
          <div className={css.scoreNow} data-look="score">
            <ScoreNow screen={later} preview={hint?.scoring} />
          </div>
        </div>
        <div className={css.right}>
          {parts > 2 && (
            <>
              <CalendarBoard screen={screen} />
              <CollectionBoard screen={screen} collected={thisRound} />
            </>
          )}
        </div>
        {low && log && (
          <Drawer closeLabel={t(tableTexts.closeChronicle)} onClose={closeLog}>
            {chronicle}
          </Drawer>
        )}
      </main>
      <footer className={hands === undefined ? css.dock : css.hands}>
        {hands}
        {hands === undefined && me !== null && parts > 1 && (
          <>
            <Mat screen={screen} />
            <BuiltRow screen={screen} />
            <HandRow screen={screen} />
            <Closing screen={screen} />
            {pending !== null && (
              <div className={css.confirm}>
                <HintSheet screen={screen} />
              </div>
            )}
          </>
        )}
      </footer>
      {hint !== null && pending === null && (
        <NearHint target={hint.target} side={screen.sideOf(hint.target)}>
          <HintSheet screen={screen} />
        </NearHint>
      )}
    </div>
  );
}
