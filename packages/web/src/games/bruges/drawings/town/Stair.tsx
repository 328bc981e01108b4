import { named } from '../../anchors.ts';
import { INK } from '../colours.ts';
import { Numeral } from '../Numeral.tsx';
import { STAIR, stepAt } from './layout.ts';

const round = (n: number) => Math.round(n * 10) / 10;

/** The steps of reputation, each with its points, on the board's coordinates. */
export const StairShape = ({ points }: { points: readonly number[] }) => (
  <g stroke={INK} strokeLinejoin="round" {...named.anchor('stair')}>
    <path d={`M${STAIR.x - 8} ${STAIR.base}H660v4H${STAIR.x - 8}Z`} fill="#000" opacity={0.12} stroke="none" />
    {points.map((value, i) => {
      const { x, y } = stepAt(i + 1);
      const left = x - STAIR.width / 2;
      const top = round(y);
      return (
        <g key={left}>
          <path
            d={`M${left} ${STAIR.base}V${top}h${STAIR.width}V${STAIR.base}Z`}
            fill={i % 2 === 1 ? 'var(--br-stone-2)' : 'var(--br-stone)'}
            strokeWidth={1.5}
          />
          <path
            d={`M${left - 2} ${top}h${STAIR.width + 3}v5h${-STAIR.width - 3}z`}
            fill="var(--br-stone-3)"
            strokeWidth={1.3}
          />
          <Numeral n={value} x={x} y={STAIR.base - 9} size={15} fill="var(--br-stone-ink)" />
        </g>
      );
    })}
  </g>
);
