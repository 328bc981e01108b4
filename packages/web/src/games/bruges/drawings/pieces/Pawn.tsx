import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import type { Colour } from '../../screen/contract.ts';
import { INK, playerClass } from '../colours.ts';
import styles from '../drawings.module.css';
import { ChargeShape } from './Shield.tsx';

const PAWN =
  'M0 -28.500a5.2 5.2 0 0 1 3.2 9.300c2 3.2 2.6 9 5.3 14.2.8 1.6-.5 3-2 3h-13c-1.5 0-2.8-1.4-2-3 2.7-5.2 3.3-11 5.3-14.200A5.2 5.2 0 0 1 0 -28.500z';

/** A player's pawn on the stair; 0,0 is where it stands, 30 high. */
export const PawnShape = memo(function PawnShape({ player }: { player: Colour }) {
  return (
    <g className={playerClass(player)}>
      <ellipse cy={-2} rx={9} ry={2.4} fill="#000" opacity={0.22} />
      <path d={PAWN} className={styles.pawn} />
      <path d={PAWN} fill="var(--pc)" stroke={INK} strokeWidth={1.7} strokeLinejoin="round" />
      <g transform="translate(0 -9.5)scale(.42)">
        <ChargeShape player={player} />
      </g>
      <path d="M-2.6 -25.600q1-1.4 2.6-1.4" stroke="#fff" strokeOpacity={0.7} strokeWidth={1.4} fill="none" />
    </g>
  );
});

export const Pawn = ({ player, size = 26, label }: { player: Colour; size?: number; label?: string }) => (
  <Svg width={(size * 24) / 31} height={size} viewBox="-12 -30 24 31" label={label}>
    <PawnShape player={player} />
  </Svg>
);
