import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import type { Colour } from '../../screen/contract.ts';
import { INK, playerClass, RIM } from '../colours.ts';

const SHIELD = 'M-10 -9.500H10V-1C10 5.5 5.5 9 0 11.500C-5.5 9-10 5.5-10 -1Z';

/** Saltire, cross, two bars, chevron: they end on the outline of the shield. */
const CHARGES: Readonly<Record<Colour, string>> = {
  red: 'M-9 -9.500H-4.600L0 -4.800L4.6 -9.500H9V-8.700L2.3 -2L8.3 4.200L6.1 7L0 .5L-6.1 7L-8.3 4.200L-2.3 -2L-9 -8.700Z',
  ivory: 'M-1.6 -9.500H1.600V-4.100H10V-.9H1.600V10.700L0 11.500L-1.6 10.700V-.9H-10V-4.100H-1.600Z',
  green: 'M-10 -6.200H10V-3.400H-10ZM-10 -.6H10L9.7 2.200H-9.700Z',
  ink: 'M0 -5L8.7 3.300L6.5 6.300L0 .2L-6.5 6.300L-8.7 3.300Z',
};

/** The charge alone, about 20 by 20 round 0,0. */
export const ChargeShape = ({ player }: { player: Colour }) => <path d={CHARGES[player]} fill="var(--pq)" />;

/** A player's shield, 20 by 21 round 0,0. */
export const ShieldShape = memo(function ShieldShape({ player }: { player: Colour }) {
  return (
    <g className={playerClass(player)} strokeLinejoin="round">
      <path d={SHIELD} {...RIM} strokeWidth={3} />
      <path d={SHIELD} fill="var(--pc)" />
      <ChargeShape player={player} />
      <path d={SHIELD} fill="none" stroke={INK} strokeWidth={1.6} />
      <path d={SHIELD} transform="scale(.86)" fill="none" stroke="#fff" strokeOpacity={0.35} strokeWidth={1} />
    </g>
  );
});

export const Shield = ({ player, size = 22, label }: { player: Colour; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-11.5 -11 23 23.5" label={label}>
    <ShieldShape player={player} />
  </Svg>
);
