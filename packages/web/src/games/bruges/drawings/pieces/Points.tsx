import { Svg } from '../../../../table/Svg.tsx';
import { INK } from '../colours.ts';

const round = (n: number) => Math.round(n * 10) / 10;
/** A wreath seen as a rosette: sixteen leaves round a star. */
const ROSETTE = `M${Array.from({ length: 32 }, (_, i) => {
  const r = i % 2 === 0 ? 11 : 9.2;
  return `${round(r * Math.sin((i * Math.PI) / 16))} ${round(-r * Math.cos((i * Math.PI) / 16))}`;
}).join('L')}Z`;
const STAR = 'M0 -6l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z';

/** Victory points, r 11 round 0,0. */
const PointsShape = () => (
  <g strokeLinejoin="round" stroke={INK}>
    <path d={ROSETTE} fill="var(--br-red)" strokeWidth={1.2} />
    <path d={STAR} fill="#f7dc8a" strokeWidth={0.9} />
  </g>
);

export const Points = ({ size = 22, label }: { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -12 24 24" label={label}>
    <PointsShape />
  </Svg>
);
