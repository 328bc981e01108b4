import type { Colour } from '../../screen/contract.ts';

/** The heraldic charge that doubles each colour, in a box of −9…9. */
const CHARGES: Readonly<Record<Colour, string>> = {
  red: 'M-1.8,-9h3.6v18h-3.6zM-9,-3.6h18v3.4h-18z',
  blue: 'M-9,-4.9h18v3h-18zM-9,1h18v3h-18z',
  yellow: 'M0,-4.6L9,3.4v4.2L0,-.4L-9,7.6v-4.2z',
  purple: 'M-7.6,-8.6L0,-2.4L7.6,-8.6L9,-6.4L2.4,-.6L9,5.4L7,7.6L0,1.4L-7,7.6L-9,5.4L-2.4,-.6L-9,-6.4z',
  green: 'M-4,-1a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z',
};

export const Charge = ({ colour }: { colour: Colour }) => <path d={CHARGES[colour]} fill="var(--ch)" />;
