import type { Property, SiteKind } from '@guildhall/belfort';
import { memo } from 'react';
import { named } from '../../anchors.ts';
import { Building, type BuildingKind, type Look } from '../../drawings/Building.tsx';
import { ShieldShape } from '../../drawings/pieces/Shield.tsx';
import { playerClass } from '../../drawings/playerClass.ts';
import type { Colour, Mark } from '../../screen/contract.ts';
import styles from './City.module.css';

type Single = Exclude<Property, 'keep' | 'gatehouse'> | 'turret' | 'gateTurret';

interface Figure {
  readonly scale: number;
  /** Half width and height of its ground. */
  readonly ground: readonly [number, number];
  readonly shield: { readonly x: number; readonly y: number; readonly scale: number };
}

const LOT: Figure = { scale: 0.9, ground: [22, 12], shield: { x: 14, y: 8, scale: 0.82 } };
/** Whatever is not named here stands on a lot like most. */
const FIGURES: Readonly<Partial<Record<Single, Figure>>> = {
  pub: { ...LOT, scale: 0.88 },
  gardens: { ...LOT, scale: 0.95 },
  inn: { ...LOT, scale: 0.86 },
  blacksmith: { ...LOT, scale: 0.88 },
  market: { ...LOT, scale: 0.95 },
  turret: { scale: 0.8, ground: [11, 6.5], shield: { x: 6, y: 6, scale: 0.7 } },
  gateTurret: { scale: 0.98, ground: [13, 8], shield: { x: 9, y: 4, scale: 0.78 } },
};
const withLot = (kind: Single) => kind !== 'turret' && kind !== 'gateTurret';

/** Whether a lot is drawn under it: turrets, walls and guilds have grounds of their own. */
export const hasLot = (kind: SiteKind): boolean => !['keep', 'gatehouse', 'wall', 'guild'].includes(kind);

export interface SiteState {
  readonly mark: Mark;
  /** The pointer or the keyboard is on it. */
  readonly pointed: boolean;
  readonly owner: Colour | null;
  readonly neutral: boolean;
  /** Who would own it. */
  readonly next: Colour | null;
  readonly nextNeutral: boolean;
}

/** Pointing at a legal site shows it as if it were chosen. */
export const isChosen = ({ mark, pointed }: SiteState): boolean => mark === 'chosen' || (mark === 'legal' && pointed);

export function lookOf(state: SiteState): { look: Look; colour: Colour | null; neutral: boolean } {
  if (state.owner !== null) return { look: 'owned', colour: state.owner, neutral: state.neutral };
  if (isChosen(state)) return { look: 'owned', colour: state.next, neutral: state.nextNeutral };
  return { look: state.mark === 'legal' ? 'legal' : 'pale', colour: null, neutral: false };
}

/** The ground under a building: cream, tinted when owned, golden when legal. */
export const Lot = memo(function Lot({ x, y, owner, neutral, mark }: { x: number; y: number } & SiteState) {
  const state = mark === 'legal' || mark === 'chosen' ? styles.legalLot : owner === null ? '' : styles.ownedLot;
  return <ellipse cx={x} cy={y} rx={22} ry={12} className={`${styles.lot} ${state} ${playerClass(owner, neutral)}`} />;
});

const Halo = ({ rx, ry, chosen }: { rx: number; ry: number; chosen: boolean }) => (
  <g className={chosen ? styles.chosen : undefined}>
    <ellipse rx={rx} ry={ry} className={styles.haloBlur} />
    <ellipse rx={rx} ry={ry} className={styles.halo} />
  </g>
);

interface ShieldProps {
  kind: Single;
  symbol: number;
  owner: Colour | null;
  neutral: boolean;
}

/** The owner's marker; a turret of a gate leaves it to the board, because the arch would cover it. */
export function SiteShield({ kind, symbol, owner, neutral }: ShieldProps) {
  if (owner === null) return null;
  const { x, y, scale } = (FIGURES[kind] ?? LOT).shield;
  return (
    <g {...named.piece(`marker:${symbol}`)} transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={styles.shield}>
        <ShieldShape colour={owner} neutral={neutral} />
      </g>
    </g>
  );
}

interface Props extends SiteState {
  kind: Single;
  symbol: number;
  x: number;
  y: number;
}

export const SiteDrawing = memo(function SiteDrawing({ kind, symbol, x, y, ...state }: Props) {
  const { scale, ground } = FIGURES[kind] ?? LOT;
  const [rx, ry] = ground;
  const { mark } = state;
  return (
    <g transform={`translate(${x} ${y})`}>
      {mark === 'available' && <ellipse rx={rx} ry={ry} className={styles.available} />}
      {(mark === 'legal' || mark === 'chosen') && <Halo rx={rx + 2} ry={ry + 1.5} chosen={isChosen(state)} />}
      <g transform={`translate(0 ${withLot(kind) ? 1 : 0}) scale(${scale})`}>
        <Building kind={kind satisfies BuildingKind} {...lookOf(state)} />
      </g>
      {kind !== 'gateTurret' && <SiteShield kind={kind} symbol={symbol} owner={state.owner} neutral={state.neutral} />}
    </g>
  );
});
