/** Stacked coins. */
export const Bankers = () => (
  <>
    <path
      d="M3.5,16.5v2.6c0,1.6 3.8,2.9 8.5,2.9s8.5,-1.3 8.5,-2.9v-2.6c-1.5,1.5 -4.8,2.3 -8.5,2.3s-7,-.8 -8.5,-2.3zM3.5,11.4v2.6c0,1.6 3.8,2.9 8.5,2.9s8.5,-1.3 8.5,-2.9v-2.6c-1.5,1.5 -4.8,2.3 -8.5,2.3s-7,-.8 -8.5,-2.3z"
      fill="currentColor"
    />
    <ellipse cx={12} cy={7} rx={8.5} ry={3.9} fill="currentColor" />
    <ellipse cx={12} cy={6.8} rx={4.6} ry={1.7} fill="var(--emblem-ground)" />
  </>
);
