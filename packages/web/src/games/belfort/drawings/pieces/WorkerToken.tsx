import type { Worker } from '@guildhall/belfort';
import { memo, useId } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import type { Colour } from '../../screen/contract.ts';
import { playerClass } from '../playerClass.ts';
import { Charge } from './Charge.tsx';
import { isElf, isMaster, TOKEN_SHAPES } from './tokens.ts';

interface ShapeProps {
  worker: Worker;
  colour: Colour;
  /** A neutral builder's dwarf. */
  neutral?: boolean;
}

const EARS = 'M-7.6,-4.8L-14,-6.4L-8.6,2zM7.6,-4.8L14,-6.4L8.6,2z';
const CROWN = 'M-7.5,-8L-9,-15.6L-4.4,-12L0,-17L4.4,-12L9,-15.6L7.5,-8Z';
const HATCH = 'M-12,2L2,-12M-12,8L8,-12M-12,14L12,-10M-8,16L12,-4M-2,16L12,2';

/** An SVG group around 0,0: shape tells the kind, colour and charge the owner, the crown a master. */
export const WorkerShape = memo(function WorkerShape({ worker, colour, neutral = false }: ShapeProps) {
  const clip = useId();
  const body = TOKEN_SHAPES[isElf(worker) ? 'elf' : 'dwarf'];
  return (
    <g className={playerClass(colour, neutral)} stroke="var(--tok-line)" strokeWidth={1.5} strokeLinejoin="round">
      <path d={body} fill="var(--pd)" transform="translate(0 1.8)" />
      {isElf(worker) && <path d={EARS} fill="var(--pc)" strokeWidth={1.1} />}
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <path d={body} fill="var(--pc)" stroke="none" />
      <g clipPath={`url(#${clip})`} stroke="none">
        {neutral && <path d={HATCH} fill="none" stroke="var(--pl)" opacity={0.9} />}
        <g transform="scale(.82)">
          <Charge colour={colour} />
        </g>
      </g>
      <path d={body} fill="none" strokeDasharray={neutral ? '2.6 1.8' : undefined} />
      {isMaster(worker) && <path d={CROWN} fill="var(--coin)" strokeWidth={1.3} />}
    </g>
  );
});

interface Props extends ShapeProps {
  /** Width in px; a master is taller by its crown. */
  size?: number;
  label?: string;
}

export function WorkerToken({ size = 18, label, ...shape }: Props) {
  const top = isMaster(shape.worker) ? 18 : 14;
  return (
    <Svg width={size} height={(size * (top + 14)) / 28} viewBox={`-14 ${-top} 28 ${top + 14}`} label={label}>
      <WorkerShape {...shape} />
    </Svg>
  );
}
