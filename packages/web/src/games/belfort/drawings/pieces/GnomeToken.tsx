import { Svg } from '../../../../table/Svg.tsx';
import { TOKEN_SHAPES } from './tokens.ts';

/** Gnomes are nobody's: five-sided and moss green. */
export const GnomeShape = () => (
  <g stroke="var(--tok-line)" strokeWidth={1.5} strokeLinejoin="round">
    <path d={TOKEN_SHAPES.gnome} fill="var(--gnome-d)" transform="translate(0 1.8)" />
    <path d={TOKEN_SHAPES.gnome} fill="var(--gnome)" />
    <g fill="var(--gnome-l)" stroke="none">
      <circle cy={0.6} r={3.4} />
      <path d="M0,-9.6L3.6,-7H-3.6Z" />
    </g>
  </g>
);

export const GnomeToken = ({ size = 18, label }: { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -12.5 24 24" label={label}>
    <GnomeShape />
  </Svg>
);
