import { Svg } from '../../../../table/Svg.tsx';
import type { Part } from '../../anchors.ts';
import { GnomeShape } from './GnomeToken.tsx';
import { TOKEN_SHAPES } from './tokens.ts';

interface Props {
  /** A gnome sits in it. */
  filled: boolean;
  size?: number;
  label?: string;
  part?: Part;
}

/** The place for a gnome on a property card. */
export const Lock = ({ filled, size = 22, label, part }: Props) => (
  <Svg width={size} viewBox="-12 -12.5 24 24" label={label} part={part}>
    {filled ? (
      <GnomeShape />
    ) : (
      <>
        <path
          d={TOKEN_SHAPES.gnome}
          fill="var(--paper-3)"
          stroke="var(--ink-3)"
          strokeWidth={1.4}
          strokeDasharray="3 2"
          strokeLinejoin="round"
        />
        <g fill="var(--ink-3)">
          <circle cy={-1.6} r={2.3} />
          <path d="M-1.3,-.6L-2,4.4H2L1.3,-.6Z" />
        </g>
      </>
    )}
  </Svg>
);
