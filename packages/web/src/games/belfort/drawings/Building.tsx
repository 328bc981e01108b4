import { memo } from 'react';
import type { Colour } from '../screen/contract.ts';
import styles from './Building.module.css';
import { Bank } from './buildings/Bank.tsx';
import { Blacksmith } from './buildings/Blacksmith.tsx';
import { Citadel } from './buildings/Citadel.tsx';
import { Gardens } from './buildings/Gardens.tsx';
import { Gatehouse } from './buildings/Gatehouse.tsx';
import { GateTurret } from './buildings/GateTurret.tsx';
import { GuildHall } from './buildings/GuildHall.tsx';
import { Inn } from './buildings/Inn.tsx';
import { Keep } from './buildings/Keep.tsx';
import { Library } from './buildings/Library.tsx';
import { Market } from './buildings/Market.tsx';
import { Pub } from './buildings/Pub.tsx';
import { Tower } from './buildings/Tower.tsx';
import { Turret } from './buildings/Turret.tsx';
import { Wall } from './buildings/Wall.tsx';
import { playerClass } from './playerClass.ts';

const DRAWINGS = {
  pub: Pub,
  gardens: Gardens,
  tower: Tower,
  inn: Inn,
  blacksmith: Blacksmith,
  bank: Bank,
  market: Market,
  gatehouse: Gatehouse,
  library: Library,
  keep: Keep,
  wall: Wall,
  guild: GuildHall,
  /** One of the two symbols of a keep section, and of a gatehouse. */
  turret: Turret,
  gateTurret: GateTurret,
  /** The middle of the city. */
  citadel: Citadel,
} as const;

export type BuildingKind = keyof typeof DRAWINGS;

/**
 * pale: unclaimed · legal: may be built here · owned: the roof takes the owner's colour · art: full colour, on cards.
 */
export type Look = 'pale' | 'legal' | 'owned' | 'art';

export const lookClass = (look: Look): string => `${styles.building} ${styles[look]}`;

interface Props {
  kind: BuildingKind;
  look: Look;
  colour?: Colour | null;
  neutral?: boolean;
}

/** An SVG group; the ground under the middle of the building is at 0,0. */
export const Building = memo(function Building({ kind, look, colour = null, neutral = false }: Props) {
  const Drawing = DRAWINGS[kind];
  return (
    <g className={`${lookClass(look)} ${playerClass(colour, neutral)}`}>
      <Drawing owned={look === 'owned'} />
    </g>
  );
});
