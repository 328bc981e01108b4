import type { Colour } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK, RIM } from '../colours.ts';
import { MarkShape } from '../marks/Mark.tsx';

const MEEPLE =
  'M0 -10.2a4.1 4.1 0 0 1 2.9 7c3.2.9 6.3 2.7 6.3 4.6 0 1.5-2.1 1.7-3.9 1.400L7.6 10H2.200L0 6.2-2.2 10H-7.600L-5.3 2.800C-7.1 3.1-9.2 2.9-9.2 1.400c0-1.9 3.1-3.7 6.3-4.600a4.1 4.1 0 0 1 2.9-7z';

/** A worker round 0,0, about 19 by 21: the belly bears the mark of the colour. */
export const WorkerShape = memo(function WorkerShape({ colour }: { colour: Colour }) {
  return (
    <g className={colourClass(colour)}>
      <path d={MEEPLE} {...RIM} strokeWidth={2.6} />
      <path d={MEEPLE} fill="var(--cc)" stroke={INK} strokeWidth={1.3} strokeLinejoin="round" />
      <g transform="translate(0 1.7)scale(.54)">
        <MarkShape colour={colour} />
      </g>
    </g>
  );
});

export const Worker = ({ colour, size = 22, label }: { colour: Colour; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-11 -11.5 22 22.5" label={label}>
    <WorkerShape colour={colour} />
  </Svg>
);
