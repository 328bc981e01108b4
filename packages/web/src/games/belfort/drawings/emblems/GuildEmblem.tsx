import { BASIC, type Guild, RESOURCE } from '@guildhall/belfort';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { Architects } from './Architects.tsx';
import { Bandits } from './Bandits.tsx';
import { Bankers } from './Bankers.tsx';
import styles from './emblems.module.css';
import { Librarians } from './Librarians.tsx';
import { Masons } from './Masons.tsx';
import { Merchants } from './Merchants.tsx';
import { Miners } from './Miners.tsx';
import { Recruiters } from './Recruiters.tsx';
import { Sawyers } from './Sawyers.tsx';
import { Spies } from './Spies.tsx';
import { Thieves } from './Thieves.tsx';
import { Wizards } from './Wizards.tsx';

const EMBLEMS = {
  recruiters: Recruiters,
  merchants: Merchants,
  librarians: Librarians,
  architects: Architects,
  sawyers: Sawyers,
  masons: Masons,
  miners: Miners,
  bankers: Bankers,
  thieves: Thieves,
  bandits: Bandits,
  spies: Spies,
  wizards: Wizards,
} as const satisfies Record<Guild, unknown>;

type Sort = 'basic' | 'resource' | 'interactive';

const sortOf = (guild: Guild): Sort => {
  if ((BASIC as readonly Guild[]).includes(guild)) return 'basic';
  return (RESOURCE as readonly Guild[]).includes(guild) ? 'resource' : 'interactive';
};

const OUTLINES: Readonly<Record<Sort, string>> = {
  basic: 'M0,-16.5A16.5,16.5 0 1 1 0,16.5A16.5,16.5 0 1 1 0,-16.5Z',
  resource: 'M-6.9,-16.6H6.9L16.6,-6.9V6.9L6.9,16.6H-6.9L-16.6,6.9V-6.9Z',
  interactive: 'M0,-19L6,-13.6H13.6V-6L19,0L13.6,6V13.6H6L0,19L-6,13.6H-13.6V6L-19,0L-13.6,-6V-13.6H-6Z',
};

/** An SVG group around 0,0, about 36 by 36: round for a basic guild, octagon for resources, star for interactive. */
export const GuildEmblemShape = memo(function GuildEmblemShape({ guild }: { guild: Guild }) {
  const Emblem = EMBLEMS[guild];
  const sort = sortOf(guild);
  return (
    <g className={styles[sort]}>
      <path d={OUTLINES[sort]} className={styles.outline} />
      <circle r={12.8} className={styles.ring} />
      <g transform="translate(-9.6 -9.6) scale(.8)">
        <Emblem />
      </g>
    </g>
  );
});

export const GuildEmblem = ({ guild, size = 40, label }: { guild: Guild; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-20 -20 40 40" label={label}>
    <GuildEmblemShape guild={guild} />
  </Svg>
);
