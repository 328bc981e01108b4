import type { Colour } from '@guildhall/bruges';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK } from '../colours.ts';

/** The sign that doubles a colour, about 14 by 14 round 0,0. Dots are filled, all others drawn with a line. */
const MARKS: Readonly<Record<Colour, { d: string; width: number }>> = {
  blue: { d: 'M-7 -2q3.5-3.5 7 0t7 0M-7 3.500q3.5-3.5 7 0t7 0', width: 2 },
  brown: { d: 'M-3 -6V6M3 -6V6M-6 -3H6M-6 3H6', width: 1.9 },
  red: { d: 'M0 -7L6.5 0L0 7L-6.5 0Z', width: 2.2 },
  purple: {
    d: 'M-2.4 -4.500a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM-6.9 3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM2.1 3a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z',
    width: 0,
  },
  yellow: { d: 'M-6 0L0 -5L6 0M-6 5L0 0L6 5', width: 2.2 },
};

export const MarkShape = ({ colour, paint = '#fff' }: { colour: Colour; paint?: string }) => {
  const { d, width } = MARKS[colour];
  return (
    <path
      d={d}
      fill={width === 0 ? paint : 'none'}
      stroke={width === 0 ? 'none' : paint}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
};

/** The mark on a disc of its colour, round 0,0. */
export const MarkDiscShape = ({ colour, r = 12 }: { colour: Colour; r?: number }) => (
  <g className={colourClass(colour)}>
    <circle r={r} fill="var(--cc)" stroke={INK} strokeWidth={Math.max(1, r / 8)} />
    <g transform={`scale(${Math.round((r / 13) * 100) / 100})`}>
      <MarkShape colour={colour} />
    </g>
  </g>
);

export const MarkDisc = ({ colour, size = 16, label }: { colour: Colour; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-13 -13 26 26" label={label}>
    <MarkDiscShape colour={colour} />
  </Svg>
);
