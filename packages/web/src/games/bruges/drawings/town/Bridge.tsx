import { INK } from '../colours.ts';

const RAILS = 'M-33 -10Q0 -6 33 -10M-33 10Q0 6 33 10';

/** A bridge round 0,0, leading along x. */
export const BridgeShape = () => (
  <g fill="none" stroke={INK}>
    <path d="M-34 -10Q0 -6 34 -10V10Q0 6-34 10Z" fill="var(--br-bridge)" strokeWidth={1.5} />
    <path d={RAILS} strokeWidth={3} />
    <path d={RAILS} stroke="var(--br-bridge-l)" strokeWidth={1.2} />
    <path d="M-20 -8V8M-10 -7.5V7.5M0 -7V7M10 -7.5V7.5M20 -8V8" strokeWidth={0.8} opacity={0.4} />
  </g>
);
