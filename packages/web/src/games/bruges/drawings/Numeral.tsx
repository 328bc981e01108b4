import type { CSSProperties } from 'react';
import styles from './drawings.module.css';

interface Props {
  n: number | string;
  x?: number;
  /** The baseline is a third of the size below it. */
  y?: number;
  size: number;
  fill?: string;
}

/** A number on a piece, centred on x,y. */
export const Numeral = ({ n, x = 0, y = 0, size, fill = 'var(--br-line)' }: Props) => (
  <text x={x} y={y} dy=".35em" fill={fill} className={styles.number} style={{ '--size': `${size}px` } as CSSProperties}>
    {n}
  </text>
);
