import { COLOURS, type Colour } from '@guildhall/bruges';
import { memo } from 'react';

/** One tile of each colour's pattern; `dots` are filled, all others drawn with a line. */
const TILES: Readonly<Record<Colour, { width: number; height: number; d: string; dots?: true }>> = {
  blue: { width: 20, height: 12, d: 'M0 6q5-5 10 0t10 0' },
  brown: { width: 12, height: 12, d: 'M0 6H12M6 0V12' },
  red: { width: 14, height: 14, d: 'M7 1L13 7L7 13L1 7Z' },
  purple: {
    width: 12,
    height: 12,
    d: 'M1 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
    dots: true,
  },
  yellow: { width: 16, height: 10, d: 'M0 8L8 2L16 8' },
};

const Pattern = ({ colour, paint, id }: { colour: Colour; paint: string; id: string }) => {
  const { width, height, d, dots } = TILES[colour];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={d} fill={dots ? paint : 'none'} stroke={dots ? 'none' : paint} strokeWidth={1.8} />
    </pattern>
  );
};

/** Fills with a colour's pattern, in the colour's own deep shade or in white. */
export const patternFill = (colour: Colour, shade: 'deep' | 'white'): string => `url(#br-${shade}-${colour})`;

export const DOORWAY = 'M8 137V90a25 25 0 0 1 50 0v47z';
export const SMALL_DOORWAY = 'M5 38V24a13 13 0 0 1 26 0v14z';
export const clipTo = (what: 'doorway' | 'small-doorway' | 'town'): string => `url(#br-clip-${what})`;

/** Patterns and clips that the drawings of Bruges share. Stands once on every page that shows any of them. */
export const Defs = memo(() => (
  <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      {COLOURS.map((colour) => (
        <Pattern key={colour} colour={colour} paint={`var(--br-${colour}-d)`} id={`br-deep-${colour}`} />
      ))}
      {COLOURS.map((colour) => (
        <Pattern key={colour} colour={colour} paint="#fff" id={`br-white-${colour}`} />
      ))}
      <pattern id="br-grass" width={46} height={34} patternUnits="userSpaceOnUse">
        <path
          d="M6 10q2-5 4 0M8 10q3-4 5 0M30 26q2-5 4 0M32 26q3-4 5 0"
          stroke="var(--br-meadow-ink)"
          fill="none"
          strokeWidth={1.1}
        />
      </pattern>
      <pattern id="br-cobbles" width={26} height={16} patternUnits="userSpaceOnUse">
        <path
          d="M0 4h10M13 4h10M-6 12h10M7 12h12M20 12h10"
          stroke="var(--br-cobble)"
          strokeWidth={1.2}
          strokeLinecap="round"
        />
      </pattern>
      <clipPath id="br-clip-doorway">
        <path d={DOORWAY} />
      </clipPath>
      <clipPath id="br-clip-small-doorway">
        <path d={SMALL_DOORWAY} />
      </clipPath>
      <clipPath id="br-clip-town">
        <rect width={860} height={472} rx={14} />
      </clipPath>
    </defs>
  </svg>
));
