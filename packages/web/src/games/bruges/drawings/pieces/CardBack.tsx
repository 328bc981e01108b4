import type { Colour } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK } from '../colours.ts';
import { patternFill } from '../Defs.tsx';
import { MarkShape } from '../marks/Mark.tsx';

/** The back of a card, 84 by 120 from 0,0: the house it becomes when it is built. */
export const CardBackShape = memo(function CardBackShape({ colour }: { colour: Colour }) {
  return (
    <g className={colourClass(colour)} strokeLinejoin="round">
      <rect x={1} y={1} width={82} height={118} rx={7} fill="var(--cc)" stroke={INK} strokeWidth={1.6} />
      <rect x={7} y={7} width={70} height={106} rx={3} fill={patternFill(colour, 'white')} opacity={0.34} />
      <rect
        x={5}
        y={5}
        width={74}
        height={110}
        rx={4}
        fill="none"
        stroke="var(--br-cream)"
        strokeOpacity={0.75}
        strokeWidth={1.5}
      />
      <g stroke={INK}>
        <path d="M18 106V60h6V50h6V40h6V31h12v9h6v10h6v10h6v46z" fill="var(--br-wall)" strokeWidth={2} />
        <path
          d="M18 60h6V50h6V40h6V31h12v9h6v10h6v10h6v-5h-5V45h-6V35h-6V26H35v9h-6v10h-6v10h-5z"
          fill="var(--cd)"
          strokeWidth={1.6}
        />
        <path d="M37 106V92a5 5 0 0 1 10 0v14z" fill="var(--cd)" strokeWidth={1.6} />
        <path
          d="M24 68h9v11h-9zM37.5 68h9v11h-9zM51 68h9v11h-9zM24 87h8v10h-8zM52 87h8v10h-8zM38 47h8v11h-8z"
          fill="var(--cb)"
          strokeWidth={1.4}
        />
        <path d="M24 73.500h9M37.5 73.500h9M51 73.500h9M28.5 68v11M42 68v11M55.5 68v11" fill="none" strokeWidth={1} />
      </g>
      <circle cx={42} cy={16.5} r={8.5} fill="var(--cd)" stroke="var(--br-cream)" strokeWidth={1.5} />
      <g transform="translate(42 16.5)scale(.58)">
        <MarkShape colour={colour} />
      </g>
    </g>
  );
});

/** The same where it is as small as a fingernail: its sign alone, on the part that the next card leaves free. */
const SmallBackShape = ({ colour }: { colour: Colour }) => (
  <g className={colourClass(colour)}>
    <rect x={2} y={2} width={80} height={116} rx={9} fill="var(--cc)" stroke={INK} strokeWidth={4} />
    <g transform="translate(33 60)scale(3.600)">
      <MarkShape colour={colour} />
    </g>
  </g>
);

/** Below this width a house is no more than a blot. */
const SMALL = 24;

export const CardBack = ({ colour, width = 58, label }: { colour: Colour; width?: number; label?: string }) => (
  <Svg width={width} height={(width * 120) / 84} viewBox="0 0 84 120" label={label}>
    {width < SMALL ? <SmallBackShape colour={colour} /> : <CardBackShape colour={colour} />}
  </Svg>
);
