/** A coin with a crown. */
export const Gold = () => (
  <g stroke="var(--line)" strokeWidth={1.2} strokeLinejoin="round">
    <circle cy={1} r={8.2} fill="var(--coin-d)" />
    <circle cy={-0.6} r={8.2} fill="var(--coin)" />
    <circle cy={-0.6} r={5.9} fill="none" stroke="var(--coin-d)" strokeWidth={1} />
    <path d="M-3.4,2.4V-3.4L-1.6,-1.6L0,-4.2L1.6,-1.6L3.4,-3.4V2.4Z" fill="var(--coin-d)" stroke="none" />
  </g>
);
