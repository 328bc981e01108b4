import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../shell/settings.ts';
import { tableTexts } from '../table/texts.ts';
import { Bubble } from './Bubble.tsx';
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
import { Icon, type IconName } from './drawings/icons/Icon.tsx';
import css from './PhoneTable.module.css';
import type { Parts } from './parts.ts';
import { belfortTexts } from './texts.ts';

const TABS = ['city', 'collection', 'calendar', 'me', 'log'] as const;
type Tab = (typeof TABS)[number];
const ICONS: Record<Tab, IconName> = {
  city: 'city',
  collection: 'tree',
  calendar: 'calendar',
  me: 'person',
  log: 'log',
};

/** The tab on which a target lies; a dot on it says that something can be done there. */
const HOME_OF: readonly (readonly [RegExp, Tab])[] = [
  [/^(symbol|guild):/, 'city'],
  [/^plank:/, 'collection'],
  [/^(buy|sell|exchange|pool):|^(deck|gnomes)$/, 'calendar'],
  [/^(built|worker):/, 'me'],
];

/** One board at a time, with a bar below. */
export function PhoneTable({ screen, collected, prompt, chronicle, hands, canUndo, undo }: Parts) {
  const { t } = useText();
  const [tab, setTab] = useState<Tab>('city');
  const [zoom, setZoom] = useState<number | null>(null);
  const { hint, me } = screen;
  const busy = new Set([...screen.next].map((target) => HOME_OF.find(([pattern]) => pattern.test(target))?.[1]));
  // a question whose answers all lie on one other board brings that board up
  const { decision } = screen;
  const only = busy.size === 1 && decision?.ask !== 'turn' ? [...busy][0] : undefined;
  const ask = decision?.ask;
  useEffect(() => {
    if (only !== undefined) setTab(only);
    else if (ask === 'turn') setTab('city');
  }, [only, ask]);
  // the boards need the room, unless a card of the hand is what is asked for
  const showsHand =
    tab === 'city' ||
    tab === 'me' ||
    (screen.decision?.ask !== 'turn' && [...screen.next].some((at) => at.startsWith('hand:')));
  return (
    <div className={css.table}>
      <header className={css.header}>{prompt}</header>
      <PlayerChips screen={screen} />
      <main className={css.main} data-tab={tab}>
        {tab === 'city' && (
          <div className={css.city}>
            <City screen={screen} zoom={zoom} onDistrict={(district) => setZoom(zoom === null ? district : null)} />
            <button
              type="button"
              className={css.undo}
              onClick={undo}
              disabled={!canUndo}
              aria-label={t(tableTexts.undo)}
            >
              <Icon name="undo" />
            </button>
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
        {tab === 'collection' && <CollectionBoard screen={screen} collected={collected} />}
        {tab === 'calendar' && <CalendarBoard screen={screen} />}
        {tab === 'me' && (
          <>
            {me !== null && <Mat screen={screen} />}
            <BuiltRow screen={screen} />
            <div data-look="score">
              <ScoreNow screen={screen} />
            </div>
            <GuildStrip screen={screen} />
            <PlayerPanels screen={screen} />
            <nav className={css.links}>
              <Link to="/rules/belfort">{t(tableTexts.rules)}</Link>
              <Link to="/settings">{t(tableTexts.settings)}</Link>
              <Link to="/">{t(tableTexts.home)}</Link>
            </nav>
          </>
        )}
        {tab === 'log' && chronicle}
      </main>
      {hint !== null && !screen.picked.includes(hint.target) && (
        <div className={css.hint}>
          <Bubble hint={hint}>
            {screen.pending !== null && (
              <button type="button" className={css.commit} onClick={screen.commit}>
                {t(tableTexts.confirm)}
              </button>
            )}
          </Bubble>
        </div>
      )}
      {hands}
      {hands === undefined && me !== null && (
        <div className={css.hand}>
          <PhoneBar screen={screen} />
          {showsHand && <HandRow screen={screen} />}
        </div>
      )}
      <nav className={css.bar}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            data-anchor={`tab:${each}`}
            data-busy={(busy.has(each) && each !== tab) || undefined}
            aria-current={each === tab || undefined}
            onClick={() => setTab(each)}
          >
            <Icon name={ICONS[each]} size={26} />
            {t(belfortTexts[each])}
          </button>
        ))}
      </nav>
    </div>
  );
}
