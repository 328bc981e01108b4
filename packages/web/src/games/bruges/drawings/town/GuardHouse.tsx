import { memo } from 'react';
import type { Colour } from '../../screen/contract.ts';
import { INK, playerClass } from '../colours.ts';
import { ShieldShape } from '../pieces/Shield.tsx';

/** The guard house between the two sections of a player, 62 by 59 round 0,0; null: nobody sits on this side. */
export const GuardHouseShape = memo(function GuardHouseShape({ player }: { player: Colour | null }) {
  return (
    <g className={playerClass(player)} stroke={INK} strokeWidth={1.7} strokeLinejoin="round">
      <path d="M-31 28V-14h4v-5h5v5h4v-5h5v5h3v42zM31 28V-14h-4v-5h-5v5h-4v-5h-5v5h-3v42z" fill="var(--br-castle)" />
      <path d="M-16 28V-10h32v38z" fill="var(--br-castle-l)" />
      <path d="M-19 -10L0 -31L19 -10Z" fill="var(--pc)" />
      <path d="M-7 28V21a7 7 0 0 1 14 0v7z" fill="var(--br-seal)" stroke="none" />
      <path d="M-26 -4v7M26 -4v7" strokeWidth={2.4} strokeLinecap="round" />
      {player !== null && (
        <g transform="translate(0 -1)">
          <ShieldShape player={player} />
        </g>
      )}
    </g>
  );
});
