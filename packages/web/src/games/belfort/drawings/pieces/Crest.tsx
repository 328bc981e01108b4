import { Svg } from '../../../../table/Svg.tsx';
import { round } from '../iso.tsx';
import styles from './pieces.module.css';

/** One more point on the rim for each number. */
function star(tips: number): string {
  const corners = Array.from({ length: tips * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / tips;
    const radius = i % 2 === 0 ? 12.4 : 9.6;
    return `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The turn-order crest, an SVG group around 0,0. */
const CrestShape = ({ n }: { n: number }) => (
  <g stroke="var(--line)" strokeWidth={1.4} strokeLinejoin="round">
    <path d="M-6,6L-9,17L-4.5,14.5L0,18L4.5,14.5L9,17L6,6Z" fill="var(--oak-3)" />
    <path d={star(n + 4)} fill="var(--coin)" />
    <circle r={7.8} fill="var(--crest-face)" stroke="var(--coin-d)" strokeWidth={1} />
    <text y={5.4} stroke="none" className={styles.crestNumber}>
      {n}
    </text>
  </g>
);

interface Props {
  n: number;
  size?: number;
  /** The crest was turned over: its owner has finished. */
  down?: boolean;
  label?: string;
}

export const Crest = ({ n, size = 26, down = false, label }: Props) => (
  <Svg width={size} height={size * 1.2} viewBox="-13.5 -13.5 27 32.5" label={label}>
    <g opacity={down ? 0.5 : undefined}>
      <CrestShape n={n} />
    </g>
  </Svg>
);
