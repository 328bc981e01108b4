import {
  COLOURS,
  type Colour,
  colourOf,
  dieMeans,
  isRolled,
  PERSONS,
  sheetOf,
  stepPrice,
  type View,
} from '@guildhall/bruges';
import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { useText } from '../../../shell/settings.ts';
import { isLive, Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { useShrunk } from '../../../table/useShrunk.ts';
import { type Anchor, named } from '../anchors.ts';
import { DieShape } from '../drawings/pieces/Die.tsx';
import { PileShape } from '../drawings/pieces/Pile.tsx';
import { StatueStackShape } from '../drawings/pieces/Statue.tsx';
import { BOARD, dieAt, PLACES, STAIR } from '../drawings/town/layout.ts';
import { TownGround } from '../drawings/town/TownGround.tsx';
import type { Screen, Target } from '../screen/contract.ts';
import { targets } from '../screen/targets.ts';
import { BoardHelp } from './BoardHelp.tsx';
import css from './Town.module.css';
import { TownBubble } from './TownBubble.tsx';
import { TownCanals } from './TownCanals.tsx';
import { DiscardChoice, DiscardPile } from './TownDiscard.tsx';
import { TownPawns } from './TownPawns.tsx';
import { townTexts as texts } from './town.texts.ts';
import {
  askedSpace,
  type Box,
  bankFor,
  boxOf,
  chosenCard,
  DISCARD_BOX,
  EXTRA_BOX,
  PILE_CARDS,
  placeOfUse,
} from './townPlaces.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** Lays an element over a part of the drawing, however large it is shown. */
const over = ({ x, y, width, height }: Box): CSSProperties => ({
  left: percent(x, BOARD.width),
  top: percent(y, BOARD.height),
  width: percent(width, BOARD.width),
  height: percent(height, BOARD.height),
});

/** The town across its ring of canals, with everything that lies in it. */
export function Town({ screen }: { screen: Screen }) {
  const { hint, pending } = screen;
  const place = hint === null ? null : (placeOfUse(hint.target, screen) ?? hint.target);
  const box = place === null || targets.isA(place, 'discard') ? null : boxOf(place, screen);
  return (
    <div className={css.room}>
      <div className={css.town}>
        <Board screen={screen} />
        {hint !== null && box !== null && pending === null && <TownBubble hint={hint} box={box} />}
        <DiscardChoice screen={screen} />
      </div>
    </div>
  );
}

/** Everything but the bubble: drawn anew only when something changes. */
const Board = memo(DrawnBoard, exceptHint);

function DrawnBoard({ screen }: { screen: Screen }) {
  const { t } = useText();
  const { view, me, colours, names } = screen;
  const own = me ?? 0;
  const svg = useRef<SVGSVGElement>(null);
  useShrunk(svg);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const glowing = (section: number) => (isLive(screen.mark(`section:${section}`)) ? askedSpace(screen, section) : null);
  const { reputation } = sheetOf(view.options);
  return (
    <section className={css.board} aria-label={t(texts.town)}>
      <svg ref={svg} viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className={css.drawing} aria-hidden="true">
        <TownGround reputation={reputation} />
        {seats
          .toSorted((a, b) => Number(a === own) - Number(b === own))
          .map((seat) => (
            <TownCanals
              key={seat}
              view={view}
              seat={seat}
              colour={colours[seat]!}
              bank={bankFor(seat, view, me)}
              {...(seat === me ? { legal: [glowing(0), glowing(1)] as const } : {})}
            />
          ))}
        <TownPawns screen={screen} />
        {([0, 1] as const).map((pile) => (
          <At key={pile} place={PLACES[`pile${pile}`]}>
            <PileShape cards={view.piles[pile].size} back={view.piles[pile].top} />
          </At>
        ))}
        <At place={PLACES.extra} anchor="extra">
          <PileShape cards={view.extra.size} back={view.extra.top} />
        </At>
        <At place={PLACES.discard}>
          <PileShape cards={view.discard.length} face={PERSONS[view.discard.at(-1)!]} />
        </At>
        <At place={PLACES.statues} anchor="statues">
          <StatueStackShape left={view.statues} />
        </At>
        <g opacity={isRolled(view) ? 1 : 0.5}>
          {COLOURS.map((colour, i) => {
            const { x, y } = dieAt(i);
            return (
              <g key={colour} transform={`translate(${x} ${y})scale(1.04)`} {...named.piece(`die:${colour}`)}>
                <DieShape colour={colour} value={view.dice[colour]} mark />
              </g>
            );
          })}
        </g>
      </svg>
      {([0, 1] as const).map((pile) => (
        <Laid key={pile} screen={screen} target={`pile:${pile}`} className={css.card} always />
      ))}
      {COLOURS.map((colour) => (
        <Laid
          key={colour}
          screen={screen}
          target={dieTarget(colour, screen)}
          place={`die:${colour}`}
          className={css.die}
          always
        />
      ))}
      <Laid screen={screen} target="statues" className={css.free} look="bare" always />
      <Laid screen={screen} target="step" className={css.free} look="bare" />
      {me !== null &&
        ([0, 1] as const).map((section) => (
          <Laid key={section} screen={screen} target={`section:${section}`} className={css.free} look="bare" />
        ))}
      {seats
        .filter((seat) => seat !== me)
        .map((seat) => (
          <Laid key={seat} screen={screen} target={`seat:${seat}`} className={css.guard} />
        ))}
      <div className={css.at} style={over(DISCARD_BOX)} {...named.anchor('discard')}>
        <DiscardPile screen={screen} className={css.pile} />
      </div>
      <Captions view={view} />
      <div className={css.help}>
        <BoardHelp board="town" />
      </div>
      <ul className="visually-hidden">
        {seats.map((seat) => {
          const { canals, reputation: step } = view.players[seat]!;
          return (
            <li key={seat}>{t(texts.canalsOf, { name: names[seat]!, left: canals[0], right: canals[1], step })}</li>
          );
        })}
      </ul>
    </section>
  );
}

/** With a card chosen, the die of its colour stands for the guilders that it brings. */
export function dieTarget(colour: Colour, { picked, next }: Pick<Screen, 'picked' | 'next'>): Target {
  const card = chosenCard(picked);
  return card !== null && colourOf(card) === colour && next.has('use:guilders') ? 'use:guilders' : `die:${colour}`;
}

interface LaidProps {
  readonly screen: Screen;
  readonly target: Target;
  /** Where it lies, if that is not the place of the target itself. */
  readonly place?: Target;
  readonly look?: 'frame' | 'bare';
  readonly always?: boolean;
  readonly className: string | undefined;
}

/** A target over its place in the drawing. */
const Laid = ({ screen, target, place = target, look = 'frame', always = false, className }: LaidProps) => (
  <div className={css.at} style={over(boxOf(place, screen)!)}>
    <Spot screen={screen} target={target} look={look} always={always} className={`${css.spot} ${className}`} />
  </div>
);

interface AtProps {
  readonly place: { readonly x: number; readonly y: number; readonly scale: number };
  readonly anchor?: Anchor;
  readonly children: ReactNode;
}

const At = ({ place: { x, y, scale }, anchor, children }: AtProps) => (
  <g
    transform={`translate(${x} ${y})scale(${scale})`}
    style={{ '--px': `calc(1px * var(--shrunk, 1) / ${scale})` } as CSSProperties}
    {...named.anchor(anchor)}
  >
    {children}
  </g>
);

/** What a die means in this round besides its number. */
export function DieMeaning({ view, colour }: { view: View; colour: Colour }) {
  const { t } = useText();
  const value = view.dice[colour];
  const meaning = isRolled(view) ? dieMeans(value) : null;
  if (meaning === 'step') return t(texts.step, { n: value });
  return meaning === 'threat' ? <em>{t(texts.threat)}</em> : null;
}

const captionBelow = ({ x, y, width, height }: Box): CSSProperties =>
  over({ x: x - 10, y: y + height + 8, width: width + 20, height: 20 });

function Captions({ view }: { view: View }) {
  const { t } = useText();
  const price = stepPrice(view);
  return (
    <>
      <p className={css.stair} style={over({ x: STAIR.x, y: STAIR.base + 4, width: 458, height: 20 })}>
        {!isRolled(view) ? t(texts.reputation) : price > 0 ? t(texts.price, { n: price }) : t(texts.noPrice)}
      </p>
      {COLOURS.map((colour, i) => (
        <p
          key={colour}
          className={`${css.caption} ${css.meaning}`}
          style={over({ x: dieAt(i).x - 31, y: 324, width: 62, height: 20 })}
        >
          <DieMeaning view={view} colour={colour} />
        </p>
      ))}
      {PILE_CARDS.map((box) => (
        <p key={box.x} className={css.caption} style={captionBelow(box)} aria-hidden="true">
          {t(texts.draw)}
        </p>
      ))}
      <p className={css.caption} style={captionBelow(EXTRA_BOX)}>
        <span className="visually-hidden">{t(texts.extraPile, { n: view.extra.size })}</span>
        <span aria-hidden="true">{t(texts.extra)}</span>
      </p>
      <p className={css.caption} style={captionBelow(DISCARD_BOX)} aria-hidden="true">
        {t(texts.discard)}
      </p>
      <p className={css.caption} style={over({ x: 676, y: STAIR.base + 4, width: 104, height: 20 })}>
        {t(texts.statues, { n: view.statues })}
      </p>
    </>
  );
}
