import { useCallback, useState } from 'react';
import { lowerThan, narrowerThan } from '../../design/breakpoints.ts';
import { useText } from '../../shell/settings.ts';
import { Drawer } from '../../table/parts/Drawer.tsx';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { dropsOn } from '../../table/parts/Spot.tsx';
import { TableHeader } from '../../table/parts/TableHeader.tsx';
import { ChronicleButton } from '../../table/parts/TableTools.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { useGradually } from '../../table/useGradually.ts';
import { useMedia } from '../../table/useMedia.ts';
import { Hand } from './boards/Hand.tsx';
import { opponentsOf } from './boards/moment.ts';
import { OpponentPanels } from './boards/OpponentPanel.tsx';
import { OwnPanel } from './boards/OwnPanel.tsx';
import { PhaseLine } from './boards/PhaseLine.tsx';
import { Town } from './boards/Town.tsx';
import { saysMore } from './boards/townPlaces.ts';
import css from './DesktopTable.module.css';
import { Defs } from './drawings/Defs.tsx';
import type { Bruges } from './kit.ts';
import { brugesTexts } from './texts.ts';

/** Town, dock, others, chronicle: so they come up. */
const PARTS = 4;
/** Below this height so many others have no room one above the other. */
const lowFor = (others: number): string => lowerThan(others > 2 ? 560 + 100 * others : 720);

/**
 * Everything at once: the others, the town and the chronicle above, one's own houses and hand below. In a low window
 * the chronicle waits in a drawer, and the others stand side by side.
 */
export function DesktopTable({ screen, thinking, prompt, chronicle, hands, canUndo, whyNoUndo, undo }: Parts<Bruges>) {
  const { t } = useText();
  const { me, view } = screen;
  const low = useMedia(lowFor(opponentsOf(view.seats, hands === undefined ? me : null).length));
  const narrow = useMedia(narrowerThan(view.lastRound > 0 ? 1680 : 1440));
  const [log, setLog] = useState(false);
  const parts = useGradually(PARTS, 1);
  const closeLog = useCallback(() => setLog(false), []);
  return (
    <div className={css.table} data-low={low || undefined} aria-busy={parts < PARTS} {...dropsOn(screen)}>
      <Defs />
      <TableHeader
        game="bruges"
        title={brugesTexts.title}
        prompt={prompt}
        canUndo={canUndo}
        whyNoUndo={whyNoUndo}
        undo={undo}
        tools={low && <ChronicleButton open={log} onPress={() => setLog(!log)} />}
      >
        <PhaseLine view={view} brief={narrow} />
      </TableHeader>
      <main className={css.main}>
        <div className={css.others}>
          {parts > 2 && <OpponentPanels screen={screen} thinking={thinking} everybody={hands !== undefined} />}
        </div>
        <div className={css.town}>
          <Town screen={screen} />
          {saysMore(screen) && (
            <div className={css.hint}>
              <HintSheet screen={screen} />
            </div>
          )}
        </div>
        {!low && <div className={css.chronicle}>{parts > 3 && chronicle}</div>}
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
            <OwnPanel screen={screen} />
            <Hand screen={screen} layout="row" />
          </>
        )}
      </footer>
    </div>
  );
}
