import { memo, useId } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import type { Colour } from '../../screen/contract.ts';
import { playerClass } from '../playerClass.ts';
import { Charge } from './Charge.tsx';

const SHIELD = 'M-7,-8H7V.5C7,5 3.6,7.6 0,9C-3.6,7.6 -7,5 -7,.5Z';
/** A neutral builder has no shield but a swallow-tailed banner, hatched: another shape and another texture. */
const BANNER = 'M-6.6,-8H6.600V9.200L0,5.600L-6.6,9.200Z';
const HATCH = 'M-12,2L2,-12M-12,8L8,-12M-12,14L12,-10M-8,16L12,-4M-2,16L12,2M4,16L12,8';

interface ShapeProps {
  colour: Colour;
  neutral?: boolean;
}

/** The marker of a builder, an SVG group around 0,0, about 14 by 17. */
export const ShieldShape = memo(function ShieldShape({ colour, neutral = false }: ShapeProps) {
  const clip = useId();
  const outline = neutral ? BANNER : SHIELD;
  return (
    <g className={playerClass(colour, neutral)} strokeLinejoin="round">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill="var(--pc)" />
      <g clipPath={`url(#${clip})`}>
        {neutral && <path d={HATCH} fill="none" stroke="var(--pl)" strokeWidth={1.5} opacity={0.9} />}
        <Charge colour={colour} />
      </g>
      <path d={outline} fill="none" stroke="var(--line)" strokeWidth={1.5} />
    </g>
  );
});

interface Props extends ShapeProps {
  size?: number;
  label?: string;
}

export const Shield = ({ size = 18, label, ...shape }: Props) => (
  <Svg width={size} viewBox="-9.5 -9.5 19 19.5" label={label}>
    <ShieldShape {...shape} />
  </Svg>
);
