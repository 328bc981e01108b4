import {
  CARD_PRICE,
  GNOME_PRICE,
  gnomesOf,
  isScoringRound,
  nextScoring,
  ROUNDS,
  SEASONS,
  seasonNames,
  seasonOf,
  type View,
} from '@guildhall/belfort';
import { memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Board, BoardHeading } from '../../../table/parts/Board.tsx';
import { PlacesHelp } from '../../../table/parts/PlacesHelp.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { Svg } from '../../../table/Svg.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { GnomeShape } from '../drawings/pieces/GnomeToken.tsx';
import { rulesAt } from '../rules.ts';
import type { Screen } from '../screen/contract.ts';
import css from './CalendarBoard.module.css';
import { DiscardPile } from './DiscardPile.tsx';
import { Laurel } from './Laurel.tsx';
import { PoolCard } from './PoolCard.tsx';
import { placesHelp } from './placesHelp.texts.ts';
import { ROMAN } from './printed.ts';
import { TradingPost } from './TradingPost.tsx';
import { calendarTexts as texts } from './texts.ts';

/** Months, cards, gnomes and the trading post. */
export const CalendarBoard = memo(DrawnCalendarBoard, exceptHint);

function DrawnCalendarBoard({ screen }: { screen: Screen }) {
  const { t } = useText();
  const { view } = screen;
  const next = nextScoring(view.round);
  const note = view.round === 0 || next === null ? t(texts.before) : t(texts.month, { n: view.round, next });
  return (
    <Board
      title={t(texts.title)}
      note={note}
      help={<PlacesHelp title={texts.title} places={placesHelp.calendar} rules={rulesAt('round')} />}
    >
      <Months view={view} />
      <div className={css.shop}>
        <div>
          <BoardHeading
            note={
              <>
                {CARD_PRICE} <GoodIcon good="gold" size={12} /> · {t(texts.lastAct)} ·{' '}
                <span {...named.anchor('discard')}>
                  <DiscardPile view={view} />
                </span>
              </>
            }
          >
            {t(texts.cards)}
          </BoardHeading>
          <div className={css.pool}>
            <Spot screen={screen} target="deck" className={css.deck} look="bare">
              <CardBack width={66} cards={view.deckSize} text={t(texts.left, { n: view.deckSize })} />
            </Spot>
            {view.pool.map((property, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card's place in the pool is what tells it apart
              <PoolCard key={`${slot}:${property}`} screen={screen} property={property} slot={slot} />
            ))}
          </div>
        </div>
        <GnomeStock screen={screen} />
      </div>
      <TradingPost screen={screen} />
    </Board>
  );
}

function Months({ view }: { view: View }) {
  const { t } = useText();
  const months = Array.from({ length: ROUNDS }, (_, i) => i + 1);
  return (
    <ol className={css.months}>
      {SEASONS.map((season) => (
        <li key={season} className={css.season} data-season={season}>
          <h3>{t(seasonNames[season])}</h3>
          <ol>
            {months
              .filter((month) => seasonOf(month) === season)
              .map((month) => (
                <li
                  key={month}
                  className={css.month}
                  data-when={month < view.round ? 'past' : month === view.round ? 'now' : 'later'}
                  aria-current={month === view.round || undefined}
                >
                  {ROMAN[month]}
                </li>
              ))}
            {months
              .filter((month) => seasonOf(month) === season && isScoringRound(month))
              .map((month) => (
                <li key={`scoring ${month}`} className={css.laurel} data-done={month < view.round || undefined}>
                  <Laurel label={t(texts.scoring)} />
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** A heap: the bottom row first. */
function heap(n: number): { x: number; y: number }[] {
  const rows = n > 15 ? 6 : n > 10 ? 5 : 4;
  const places: { x: number; y: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = rows - row + (n > 21 ? 1 : 0);
    for (let i = 0; i < inRow; i++) places.push({ x: (i - (inRow - 1) / 2) * 19, y: -row * 15.5 });
  }
  return places.slice(0, n);
}

function GnomeStock({ screen }: { screen: Screen }) {
  const { t } = useText();
  const { view } = screen;
  const all = view.gnomes + view.players.reduce((sum, player) => sum + gnomesOf(player), 0);
  const places = heap(view.gnomes);
  const rows = new Set(places.map(({ y }) => y)).size;
  const [width, height] = [Math.max(60, ...places.map(({ x }) => 2 * Math.abs(x) + 24)), Math.max(1, rows) * 15.5 + 9];
  return (
    <Spot screen={screen} target="gnomes" className={css.gnomes} always>
      <b className={css.gnomesTitle}>{t(texts.gnomes)}</b>
      <Svg width={79} height={60} viewBox={`${-width / 2} ${-height + 12} ${width} ${height}`}>
        {places.toReversed().map(({ x, y }) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(.84)`}>
            <GnomeShape />
          </g>
        ))}
      </Svg>
      <span>{t(texts.gnomesLeft, { n: view.gnomes, all })}</span>
      <span className={css.price}>
        {t(texts.hireFor, { n: GNOME_PRICE })}
        <GoodIcon good="gold" size={14} />
      </span>
    </Spot>
  );
}
