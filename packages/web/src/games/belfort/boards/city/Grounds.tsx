import { DISTRICTS } from '@guildhall/belfort';
import { memo } from 'react';
import { points } from '../../drawings/iso.tsx';
import { CORNERS, corner, guildParts, pentagon, RIM } from '../geometry.ts';
import styles from './City.module.css';
import { DECORATION } from './decoration.ts';

const STREET_END = RIM.inner - 8;
const RING = points(pentagon(76));
const streets = CORNERS.map((i) => {
  const [x, y] = corner(i, STREET_END);
  return `M0,0L${x.toFixed(1)},${y.toFixed(1)}`;
}).join('');

interface Props {
  onEnter: (district: number) => void;
  onLeave: () => void;
  onPick: ((district: number) => void) | undefined;
}

/** The ground of the five districts, the streets between them and the guild squares. */
export const Grounds = memo(function Grounds({ onEnter, onLeave, onPick }: Props) {
  return (
    <g {...DECORATION}>
      {DISTRICTS.map((district) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the zoom buttons do the same
        <polygon
          key={district}
          data-district={district}
          points={points([[0, 0], corner(district, RIM.inner - 2), corner(district + 1, RIM.inner - 2)])}
          fill={`var(--ground-${district})`}
          onPointerEnter={() => onEnter(district)}
          onPointerLeave={onLeave}
          onClick={() => onPick?.(district)}
        />
      ))}
      <g className={styles.streets}>
        <path d={streets} className={styles.streetEdge} />
        <polygon points={RING} className={styles.ringEdge} />
        <path d={streets} className={styles.street} />
        <polygon points={RING} className={styles.ring} />
        {DISTRICTS.map((district) => {
          const [x, y] = guildParts(district).square;
          return <circle key={district} cx={x} cy={y} r={35} className={styles.square} />;
        })}
      </g>
    </g>
  );
});
