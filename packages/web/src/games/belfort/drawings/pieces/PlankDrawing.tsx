import type { ReactNode } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { named } from '../../anchors.ts';
import { NumberedCoin } from './IncomeCoin.tsx';
import styles from './pieces.module.css';

interface ShapeProps {
  /** Nobody may stand here until a gnome opens it. */
  locked?: boolean;
  /** Gold to stand here; 0: free. */
  fee?: number;
  /** Who stands here: a WorkerShape. */
  children?: ReactNode;
}

/** A plank for one worker, an SVG group around 0,0, about 37 by 13. */
export const PlankShape = ({ locked = false, fee = 0, children }: ShapeProps) => {
  const taken = children !== undefined && children !== null && children !== false;
  return (
    <g className={locked ? styles.locked : undefined}>
      <path className={styles.plank} d="M-18.5,-5.5L18,-6.5L19,6L-18,7Z" />
      <path className={styles.grain} d="M-14,-1.8L10,-2.4M-8,2.6L15,2" />
      {locked && (
        <g transform={`translate(${fee > 0 ? -7 : 0} 0)`} fill="var(--ink-2)">
          <rect x={-4.2} y={-2} width={8.4} height={6.6} rx={1.2} />
          <path d="M-2.5,-2v-2a2.5,2.5 0 0 1 5,0v2" fill="none" stroke="var(--ink-2)" strokeWidth={1.7} />
        </g>
      )}
      {fee > 0 && !taken && (
        <g transform={`translate(${locked ? 8 : 0} .5) scale(.87)`}>
          <NumberedCoin n={fee} />
        </g>
      )}
      {taken && (
        <g {...named.part('standing')} transform="translate(0 -.5) scale(.84)">
          {children}
        </g>
      )}
    </g>
  );
};

export const PlankDrawing = ({ width = 40, label, ...plank }: ShapeProps & { width?: number; label?: string }) => (
  <Svg width={width} height={width * 0.6} viewBox="-20 -13 40 24" label={label}>
    <PlankShape {...plank} />
  </Svg>
);
