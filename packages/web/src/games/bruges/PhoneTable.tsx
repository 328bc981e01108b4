import { amountOf } from '@guildhall/bruges';
import { useEffect, useRef } from 'react';
import { narrowerThan, SIDEWAYS } from '../../design/breakpoints.ts';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../../table/icons/Icon.tsx';
import { HintSheet } from '../../table/parts/HintSheet.tsx';
import { TabBar } from '../../table/parts/TabBar.tsx';
import { TableMenu } from '../../table/parts/TableMenu.tsx';
import { UndoButton } from '../../table/parts/UndoButton.tsx';
import type { Parts } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { useMedia } from '../../table/useMedia.ts';
import { named } from './anchors.ts';
import { Hand } from './boards/Hand.tsx';
import { OpponentPanels } from './boards/OpponentPanel.tsx';
import { OwnAnswers } from './boards/OwnAnswers.tsx';
import { OwnPanel, OwnThreats, OwnWorkers } from './boards/OwnPanel.tsx';
import { PhaseLine } from './boards/PhaseLine.tsx';
import { ScorePopup } from './boards/Score.tsx';
import { Town } from './boards/Town.tsx';
import { TownPhone } from './boards/TownPhone.tsx';
import { Defs } from './drawings/Defs.tsx';
import { Guilder } from './drawings/pieces/Guilder.tsx';
import { Points } from './drawings/pieces/Points.tsx';
import type { Bruges } from './kit.ts';
import css from './PhoneTable.module.css';
import type { Hint } from './screen/contract.ts';
import { tabsFor, useBrugesTabs } from './tabs.ts';
import { brugesTexts } from './texts.ts';

/** What a place says that is no answer now: the others are told by their confirmation. */
const tellsMore = ({ why, facts = [] }: Hint): boolean => why !== null || facts.length > 0;

/** One board at a time, with a bar below; in a low window beside the hand, with the bar at the edge. */
export function PhoneTable({ screen, thinking, prompt, chronicle, hands, canUndo, whyNoUndo, undo }: Parts<Bruges>) {
  const { t, lang } = useText();
  const { hint, me, pending, view } = screen;
  const { tab, setTab, busy } = useBrugesTabs(screen);
  const sideways = useMedia(SIDEWAYS);
  const narrow = useMedia(narrowerThan(1280));
  const own = me === null ? null : view.players[me]!;
  const board = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what answers comes into sight whenever the question or the tab changes
  useEffect(() => {
    board.current?.querySelector('[data-mark="legal"]')?.scrollIntoView({ block: 'nearest' });
  }, [screen.next, tab]);
  return (
    <div className={css.table}>
      <Defs />
      <header className={css.status}>
        <TableMenu game="bruges" className={css.menu} />
        <PhaseLine view={view} brief />
        {undo !== undefined && (
          <UndoButton className={css.undo} canUndo={canUndo} why={whyNoUndo} undo={undo}>
            <Icon name="undo" label={t(tableTexts.undo)} />
          </UndoButton>
        )}
        {own !== null && (
          <>
            <ScorePopup screen={screen} seat={me!} className={css.figure}>
              <Points size={20} />
              <b aria-hidden="true" {...named.anchor(`points:${me!}`)}>
                {own.points}
              </b>
            </ScorePopup>
            <span className={css.figure} {...named.anchor(`guilders:${me!}`)}>
              <Guilder size={20} label={amountOf('guilders', own.guilders, lang)} />
              <b aria-hidden="true">{own.guilders}</b>
            </span>
          </>
        )}
      </header>
      <div className={css.prompt}>{prompt}</div>
      <main ref={board} className={css.main} data-tab={tab}>
        {tab === 'town' && (
          <>
            {sideways && !narrow ? <Town screen={screen} /> : <TownPhone screen={screen} />}
            {me !== null && (
              <section className={css.mine} aria-label={t(brugesTexts.mine)}>
                <OwnWorkers screen={screen} me={me} />
                <OwnThreats screen={screen} me={me} />
              </section>
            )}
          </>
        )}
        {tab === 'houses' && <OwnPanel screen={screen} answers={false} />}
        {tab === 'others' && <OpponentPanels screen={screen} thinking={thinking} />}
        {tab === 'log' && chronicle}
      </main>
      {hint !== null && (pending !== null || (tellsMore(hint) && !screen.picked.includes(hint.target))) && (
        <div className={css.hint} data-pending={pending !== null || undefined}>
          <HintSheet screen={screen} />
        </div>
      )}
      {hands}
      {hands === undefined && me !== null && (
        <div className={css.hand}>
          <OwnAnswers screen={screen} />
          <Hand screen={screen} layout="strip" />
        </div>
      )}
      <TabBar tabs={tabsFor(me)} tab={tab} busy={busy} along={sideways ? 'column' : 'row'} onTab={setTab} />
    </div>
  );
}
