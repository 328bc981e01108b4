import type { Colour } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import type { Colour as PlayerColour } from '../../screen/contract.ts';
import { colourClass, INK } from '../colours.ts';
import { Numeral } from '../Numeral.tsx';
import { ShieldShape } from './Shield.tsx';

interface ShapeProps {
  colour: Colour;
  /** Whose token lies here; null: not built, and the cost is shown. */
  owner: PlayerColour | null;
  cost: number;
  /** A little larger: it may be built now. */
  legal?: boolean;
}

/** The middle of a canal space, r 12.5 round 0,0. */
export const CanalDiscShape = memo(function CanalDiscShape({ colour, owner, cost, legal = false }: ShapeProps) {
  if (owner === null)
    return (
      <g className={colourClass(colour)}>
        <circle r={legal ? 14 : 12.5} fill="var(--cc)" stroke={INK} strokeWidth={1.5} />
        <Numeral n={cost} size={15.5} fill="#fff" />
      </g>
    );
  return (
    <g className={colourClass(colour)}>
      <circle cy={1.5} r={12.5} fill="#000" opacity={0.22} />
      <circle r={12.5} fill="var(--br-cream)" stroke={INK} strokeWidth={1.5} />
      <circle r={10.8} fill="none" stroke="var(--cc)" strokeWidth={2.4} />
      <g transform="translate(0 .1)scale(.62)">
        <ShieldShape player={owner} />
      </g>
    </g>
  );
});

export const CanalDisc = ({ size = 28, label, ...disc }: ShapeProps & { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-15 -15 30 30" label={label}>
    <CanalDiscShape {...disc} />
  </Svg>
);

/** What a section built to its third space is worth, r 11.5 round 0,0; golden when reached. */
export const ThirdSpaceShape = ({ points, reached }: { points: number; reached: boolean }) => (
  <>
    <circle
      r={11.5}
      fill={reached ? 'var(--br-gold)' : 'var(--br-quiet)'}
      stroke={reached ? INK : 'var(--br-quiet-line)'}
      strokeWidth={1.5}
    />
    <Numeral n={`+${points}`} size={12.5} fill={reached ? INK : 'var(--ink-2)'} />
  </>
);
