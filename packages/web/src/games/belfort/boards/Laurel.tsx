import { Svg } from '../../../table/Svg.tsx';

/** A month with a scoring. */
export const Laurel = ({ size = 20, label }: { size?: number; label?: string }) => (
  <Svg width={size} height={size * 1.2} viewBox="-10 -12 20 24" label={label}>
    <path
      d="M-4,9C-10,4 -10,-4 -6,-9M4,9C10,4 10,-4 6,-9"
      fill="none"
      stroke="var(--good)"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeDasharray="2.5 2.6"
    />
    <path
      d="M0,-5l1.7,3.4 3.7,.5 -2.7,2.6 .7,3.7 -3.4,-1.8 -3.4,1.8 .7,-3.7 -2.7,-2.6 3.7,-.5z"
      fill="var(--coin)"
      stroke="var(--line)"
    />
  </Svg>
);
