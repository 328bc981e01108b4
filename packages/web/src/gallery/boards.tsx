import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import '../shell/shell.css';
import { scoringNow } from '@guildhall/belfort';
import type { Lang } from '@guildhall/kernel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BuiltRow } from '../games/belfort/boards/BuiltRow.tsx';
import { CalendarBoard } from '../games/belfort/boards/CalendarBoard.tsx';
import { Closing } from '../games/belfort/boards/Closing.tsx';
import { CollectionBoard } from '../games/belfort/boards/CollectionBoard.tsx';
import { GuildHelp } from '../games/belfort/boards/GuildHelp.tsx';
import { HandRow } from '../games/belfort/boards/HandRow.tsx';
import { Mat } from '../games/belfort/boards/Mat.tsx';
import { PhoneBar } from '../games/belfort/boards/PhoneBar.tsx';
import { PlayerChips } from '../games/belfort/boards/PlayerChips.tsx';
import { PlayerPanels } from '../games/belfort/boards/PlayerPanels.tsx';
import { PropertyHelp } from '../games/belfort/boards/PropertyHelp.tsx';
import { ScoreNow, ScoreTable } from '../games/belfort/boards/ScoreNow.tsx';
import { COLOURS, type Screen } from '../games/belfort/screen/contract.ts';
import { belfortScreenRules } from '../games/belfort/screen/screenRules.ts';
import { changeSettings, useText } from '../shell/settings.ts';
import { useScreen } from '../table/screen/useScreen.ts';
import { markedScreen, type Sample, sampleAt } from './boardSample.ts';
import css from './boards.module.css';

/*
 * For development only: all boards with a position of a real game.
 * ?theme=dark · ?lang=de · ?seats=2…5 · ?round=4 · ?ask=turn · ?seed=3 · ?marks=all (else the real ones)
 */
const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
changeSettings({ theme: query.get('theme') === 'dark' ? 'dark' : 'light', lang: (query.get('lang') ?? 'en') as Lang });

const seats = number('seats', 4);
const sample = sampleAt(seats, number('seed', 3), number('round', 4), query.get('ask') ?? 'turn', 0, {});

const Real = ({ sample }: { sample: Sample }) => {
  const { lang } = useText();
  const screen = useScreen(
    belfortScreenRules,
    {
      ...sample,
      me: 0,
      names: ['You', 'Anselm', 'Brunhild', 'Corvin', 'Dietlinde'].slice(0, seats),
      colours: COLOURS.slice(0, seats),
      key: '0',
    },
    { act: () => {}, confirm: false },
    lang,
  );
  return <Boards screen={screen} />;
};

function Boards({ screen }: { screen: Screen }) {
  return innerWidth < 768 ? <Phone screen={screen} /> : <Desktop screen={screen} />;
}

const Desktop = ({ screen }: { screen: Screen }) => (
  <>
    <div className={css.desktop}>
      <div className={css.main}>
        <PlayerPanels screen={screen} />
        <div className={css.middle}>
          <ScoreNow screen={screen} />
        </div>
        <div className={css.right}>
          <CalendarBoard screen={screen} />
          <CollectionBoard screen={screen} collected={sample.events} />
        </div>
      </div>
      <footer className={css.dock}>
        <Mat screen={screen} />
        <BuiltRow screen={screen} />
        <HandRow screen={screen} />
        <Closing screen={screen} />
      </footer>
    </div>
    <div className={css.more}>
      <div className={css.sheet}>
        <PropertyHelp property="tower" options={screen.view.options} />
      </div>
      <div className={css.sheet}>
        <GuildHelp guild={screen.view.guilds[0]!} options={screen.view.options} owner={null} />
      </div>
      <div className={css.sheet}>
        <ScoreTable screen={screen} preview={scoringNow(screen.view)} />
      </div>
    </div>
  </>
);

const Phone = ({ screen }: { screen: Screen }) => (
  <div className={css.phone}>
    <PlayerChips screen={screen} />
    <div className={css.hand}>
      <PhoneBar screen={screen} />
      <HandRow screen={screen} layout="strip" />
    </div>
    <CalendarBoard screen={screen} />
    <CollectionBoard screen={screen} collected={sample.events} />
    <Mat screen={screen} />
    <BuiltRow screen={screen} layout="grid" />
    <ScoreNow screen={screen} />
    <PlayerPanels screen={screen} />
  </div>
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {query.get('marks') === 'all' ? <Boards screen={markedScreen(sample, 0)} /> : <Real sample={sample} />}
  </StrictMode>,
);
