import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import '../shell/shell.css';
import { PERSONS } from '@guildhall/bruges';
import type { Lang } from '@guildhall/kernel';
import { type CSSProperties, StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Hand } from '../games/bruges/boards/Hand.tsx';
import { OpponentPanels } from '../games/bruges/boards/OpponentPanel.tsx';
import { OwnPanel } from '../games/bruges/boards/OwnPanel.tsx';
import { CardBackView, PersonCard } from '../games/bruges/boards/PersonCard.tsx';
import { PersonHelp } from '../games/bruges/boards/PersonHelp.tsx';
import { ScoreTable } from '../games/bruges/boards/Score.tsx';
import { Defs } from '../games/bruges/drawings/Defs.tsx';
import { COLOURS, type Screen, type Target } from '../games/bruges/screen/contract.ts';
import { brugesScreenRules } from '../games/bruges/screen/screenRules.ts';
import { targets } from '../games/bruges/screen/targets.ts';
import { changeSettings, useText } from '../shell/settings.ts';
import { useScreen } from '../table/screen/useScreen.ts';
import css from './brugesBoards.module.css';
import { sampleAt } from './brugesBoardsSample.ts';

/*
 * For development only: one side of the Bruges table with a position of a real game.
 * ?theme=dark · ?lang=de · ?seats=2…4 · ?round=4 · ?ask=turn · ?nth=2 · ?seed=3 · ?pick=0,use:canal (a number: that card in
 * hand) · ?show=cards&w=156 (the whole deck)
 */
const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
changeSettings({ theme: query.get('theme') === 'dark' ? 'dark' : 'light', lang: (query.get('lang') ?? 'en') as Lang });

const seats = number('seats', 4);

function Side() {
  const { lang } = useText();
  const sample = useMemo(
    () => sampleAt(seats, number('seed', 3), number('round', 4), query.get('ask') ?? 'turn', number('nth', 1)),
    [],
  );
  const moment = useMemo(
    () => ({
      ...sample,
      me: 0,
      names: ['You', 'Margriet', 'Jan', 'Pieter'].slice(0, seats),
      colours: COLOURS.slice(0, seats),
      key: '0',
    }),
    [sample],
  );
  const screen = useScreen(brugesScreenRules, moment, { act: console.info, confirm: false }, lang);
  usePicks(screen);
  return innerWidth < 768 ? <Phone screen={screen} /> : <Desktop screen={screen} />;
}

/** Picks what the address asks for, one after the other. */
function usePicks(screen: Screen) {
  const [left, setLeft] = useState(() => query.get('pick')?.split(',') ?? []);
  useEffect(() => {
    const [first, ...rest] = left;
    if (first === undefined) return;
    const hand = [...screen.next].filter((target) => targets.isA(target, 'hand'));
    screen.pick(/^\d+$/.test(first) ? hand[Number(first)]! : (first as Target));
    setLeft(rest);
  }, [left, screen]);
}

const Desktop = ({ screen }: { screen: Screen }) => (
  <div className={css.desktop}>
    <div>
      <OpponentPanels screen={screen} thinking={2} />
    </div>
    <div className={css.middle}>
      <div className={css.paper}>
        <ScoreTable screen={screen} />
      </div>
      <div className={css.paper}>
        <PersonHelp card={20} why="Why not" />
      </div>
    </div>
    <div className={css.own}>
      <OwnPanel screen={screen} />
    </div>
    <div className={css.hand}>
      <Hand screen={screen} />
    </div>
  </div>
);

const Phone = ({ screen }: { screen: Screen }) => (
  <div className={css.phone}>
    <Hand screen={screen} />
    <OwnPanel screen={screen} />
    <OpponentPanels screen={screen} />
  </div>
);

const Deck = () => (
  <div className={css.deck} style={{ '--card': `${number('w', 156)}px` } as CSSProperties}>
    {PERSONS.map(({ card }) => (
      <PersonCard key={card} card={card} />
    ))}
    <CardBackView colour="blue" />
  </div>
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Defs />
    {query.get('show') === 'cards' ? <Deck /> : <Side />}
  </StrictMode>,
);
