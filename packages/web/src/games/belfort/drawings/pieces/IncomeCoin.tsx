import { Svg } from '../../../../table/Svg.tsx';
import styles from './pieces.module.css';

/** A coin with a number on it: income of a card, or the fee of a plank. */
export const NumberedCoin = ({ n }: { n: number }) => (
  <g stroke="var(--line)" strokeWidth={1.2}>
    <circle cy={0.9} r={8.6} fill="var(--coin-d)" />
    <circle cy={-0.6} r={8.6} fill="var(--coin)" />
    <text y={4.7} className={styles.coinNumber}>
      {n}
    </text>
  </g>
);

export const IncomeCoin = ({ n = 1, size = 18, label }: { n?: number; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-10 -10 20 20" label={label}>
    <NumberedCoin n={n} />
  </Svg>
);
