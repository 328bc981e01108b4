/** An eye. */
export const Spies = () => (
  <>
    <path d="M1.4,12.4C5,6.8 8.4,4.8 12,4.8s7,2 10.6,7.6C19,18 15.6,20 12,20S5,18 1.4,12.4z" fill="currentColor" />
    <circle cx={12} cy={12.4} r={4.7} fill="var(--emblem-ground)" />
    <circle cx={12} cy={12.4} r={2.3} fill="currentColor" />
  </>
);
