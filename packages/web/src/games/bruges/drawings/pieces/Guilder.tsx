import { Svg } from '../../../../table/Svg.tsx';
import { INK } from '../colours.ts';
import { Numeral } from '../Numeral.tsx';

const SPADE =
  'M0 -5.400c2 2 3.4 3.6 3.4 5.4 0 1-.6 1.7-1.5 1.7-.6 0-1.1-.3-1.4-.8l.5 3h-2l.5-3c-.3.5-.8.8-1.4.8-.9 0-1.5-.7-1.5-1.7 0-1.8 1.4-3.4 3.4-5.400z';

/** A coin of r 10.4 round 0,0, blank but for its stamp, or with a number on it. */
export const GuilderShape = ({ n }: { n?: number | undefined }) => (
  <>
    <circle r={10.4} fill="var(--br-gold)" stroke={INK} strokeWidth={1.3} />
    <circle r={7.8} fill="none" stroke="var(--br-gold-d)" strokeWidth={1.1} />
    {n === undefined ? <path d={SPADE} fill="var(--br-gold-ink)" /> : <Numeral n={n} size={n > 9 ? 11.5 : 13} />}
  </>
);

export const Guilder = ({ n, size = 22, label }: { n?: number; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-11.5 -11.5 23 23" label={label}>
    <GuilderShape n={n} />
  </Svg>
);
