/** Two logs. */
export const Wood = () => (
  <g stroke="var(--line)" strokeWidth={1.2} strokeLinejoin="round">
    <path d="M-3,-8.2L7.4,-4.8A3.2,3.6 0 0 1 5.4,2L-4.6,-1.4Z" fill="var(--wood)" />
    <ellipse cx={-4} cy={-4.8} rx={3.4} ry={3.8} fill="var(--wood-l)" />
    <ellipse cx={-4} cy={-4.8} rx={1.3} ry={1.5} fill="none" strokeWidth={0.9} />
    <path d="M-1.8,.2L8.8,3.4A3.2,3.6 0 0 1 6.6,10L-3.2,7Z" fill="var(--wood)" />
    <ellipse cx={-2.8} cy={3.6} rx={3.5} ry={3.8} fill="var(--wood-l)" />
    <ellipse cx={-2.8} cy={3.6} rx={1.3} ry={1.5} fill="none" strokeWidth={0.9} />
  </g>
);
