import type { Colour, Use } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK } from '../colours.ts';
import { GuilderShape } from '../pieces/Guilder.tsx';
import { ThreatRingShape } from '../pieces/Threat.tsx';
import { WorkerShape } from '../pieces/Worker.tsx';

const Workers = ({ colour }: { colour: Colour }) => (
  <>
    <g transform="translate(-6 -1.5)scale(.98)">
      <WorkerShape colour={colour} />
    </g>
    <g transform="translate(6.5 3)scale(.9)">
      <WorkerShape colour={colour} />
    </g>
  </>
);

const Guilders = () => (
  <>
    <g transform="translate(-4 2.5)">
      <GuilderShape />
    </g>
    <g transform="translate(5.5 -5)scale(.86)">
      <GuilderShape />
    </g>
  </>
);

const Threat = ({ colour }: { colour: Colour }) => (
  <>
    <g transform="scale(.625)">
      <ThreatRingShape colour={colour} markers={2} />
    </g>
    <path d="M-12 12L12 -12" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
    <path d="M-12 12L12 -12" stroke="var(--br-cream)" strokeWidth={2.2} strokeLinecap="round" />
  </>
);

const Canal = () => (
  <>
    <path d="M-13 -9h26V9h-26z" fill="var(--br-canal)" stroke={INK} strokeWidth={1.6} />
    <path
      d="M-11 -3q4-3.5 7.5 0t7.5 0 7 0M-11 3q4-3.5 7.5 0t7.5 0 7 0"
      fill="none"
      stroke="#fff"
      strokeWidth={1.8}
      strokeLinecap="round"
    />
    <path d="M-14 -11.500h28v4h-28zM-14 7.500h28v4h-28z" fill="var(--cc)" stroke={INK} strokeWidth={1.4} />
  </>
);

const House = () => (
  <g stroke={INK} strokeLinejoin="round">
    <path d="M-10 14V-2h3v-4h3v-4h3v-3.500h2V-10h3v4h3v4h3v16z" fill="var(--cc)" strokeWidth={1.6} />
    <path d="M-3 14V7a3 3 0 0 1 6 0v7z" fill="var(--br-cream)" strokeWidth={1.4} />
    <path d="M-6 -.5h4v4h-4zM2 -.5h4v4h-4z" fill="var(--br-cream)" strokeWidth={1.2} />
  </g>
);

const Person = () => (
  <g stroke={INK} strokeLinejoin="round" strokeWidth={1.6}>
    <path d="M-12 14c0-8 5-11 12-11s12 3 12 11z" fill="var(--cc)" />
    <circle cy={-3.5} r={6.5} fill="#f2cfae" />
    <path d="M-7.5 -5.500c0-6 4-8.5 7.5-8.500s7.5 2.5 7.5 8.500c-4-2.5-11-2.5-15 0z" fill="#6b4a2c" />
  </g>
);

const DRAWINGS = {
  workers: Workers,
  guilders: Guilders,
  threat: Threat,
  canal: Canal,
  house: House,
  person: Person,
} satisfies Record<Use, unknown>;

interface Props {
  use: Use;
  /** Of the card that is used. */
  colour: Colour;
  size?: number;
  label?: string;
}

/** One of the six uses of a card. */
export const UseIcon = memo(function UseIcon({ use, colour, size = 30, label }: Props) {
  const Drawing = DRAWINGS[use];
  return (
    <Svg width={size} viewBox="-16 -16 32 32" label={label} className={colourClass(colour)}>
      <Drawing colour={colour} />
    </Svg>
  );
});
