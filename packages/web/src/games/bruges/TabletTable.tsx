import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../shell/settings.ts';
import { Drawer } from '../../table/parts/Drawer.tsx';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { dropsOn } from '../../table/parts/Spot.tsx';
import { ChronicleButton, TableTools } from '../../table/parts/TableTools.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { useMedia } from '../../table/useMedia.ts';
import { select } from './anchors.ts';
import { Hand } from './boards/Hand.tsx';
import { OpponentPanels } from './boards/OpponentPanel.tsx';
import { OwnPanel } from './boards/OwnPanel.tsx';
import { PhaseLine } from './boards/PhaseLine.tsx';
import { Town } from './boards/Town.tsx';
import { TownNeighbours } from './boards/TownNeighbours.tsx';
import { saysMore } from './boards/townPlaces.ts';
import { Defs } from './drawings/Defs.tsx';
import type { Bruges } from './kit.ts';
import css from './TabletTable.module.css';
import { brugesTexts } from './texts.ts';

/**
 * The town with the others above it if the screen stands, beside it if it lies. The chronicle in a drawer, and what is
 * new of it below the town if there is room.
 */
export function TabletTable({ screen, thinking, prompt, chronicle, hands, canUndo, whyNoUndo, undo }: Parts<Bruges>) {
  const { t } = useText();
  const lying = useMedia('(orientation: landscape)');
  const [log, setLog] = useState(false);
  const closeLog = useCallback(() => setLog(false), []);
  const { me, view, decision, next } = screen;
  const others = useRef<HTMLDivElement>(null);
  const acting = decision?.seats[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: not all of the others may be in sight: who is asked, or what answers, is
  useEffect(() => {
    const box = others.current;
    const wanted =
      box?.querySelector('[data-mark="legal"]') ??
      (acting === undefined ? null : box?.querySelector(select.anchor(`panel:${acting}`)));
    wanted?.scrollIntoView({ block: 'nearest' });
  }, [acting, next]);
  return (
    <div className={css.table} data-lying={lying || undefined} {...dropsOn(screen)}>
      <Defs />
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <b>{t(brugesTexts.title)}</b>
          <small>Guildhall</small>
        </Link>
        <PhaseLine view={view} brief />
        {lying && <div className={css.prompt}>{prompt}</div>}
        <TableTools game="bruges" canUndo={canUndo} whyNoUndo={whyNoUndo} undo={undo} className={css.tools}>
          <ChronicleButton open={log} onPress={() => setLog(!log)} />
        </TableTools>
      </header>
      {!lying && <div className={css.prompt}>{prompt}</div>}
      {!lying && <TownNeighbours screen={screen} thinking={thinking} everybody={hands !== undefined} />}
      <main className={css.main}>
        {lying && (
          <div ref={others} className={css.others}>
            <OpponentPanels screen={screen} thinking={thinking} everybody={hands !== undefined} low />
          </div>
        )}
        <div className={css.town}>
          <Town screen={screen} />
          {saysMore(screen) && (
            <div className={css.hint}>
              <HintSheet screen={screen} />
            </div>
          )}
        </div>
        {log && (
          <Drawer closeLabel={t(tableTexts.closeChronicle)} onClose={closeLog}>
            {chronicle}
          </Drawer>
        )}
      </main>
      <footer className={hands === undefined ? css.dock : css.hands}>
        {hands}
        {hands === undefined && me !== null && (
          <>
            <div className={css.own}>
              {!lying && <div className={css.story}>{chronicle}</div>}
              <OwnPanel screen={screen} />
            </div>
            <Hand screen={screen} layout={lying ? 'row' : 'strip'} />
          </>
        )}
      </footer>
    </div>
  );
}
