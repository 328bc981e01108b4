/** An ingot. */
export const Metal = () => (
  <g stroke="var(--line)" strokeWidth={1.2} strokeLinejoin="round">
    <path d="M-5,-5.6L6,-5.6L9.4,-1.6L-2,-1.6Z" fill="var(--metal-l)" />
    <path d="M-5,-5.6L-2,-1.6L-3.6,5.8L-9,1.6Z" fill="var(--metal-d)" />
    <path d="M-2,-1.6H9.4L8.6,5.8H-3.6Z" fill="var(--metal)" />
    <path d="M.4,1h5" fill="none" stroke="var(--metal-l)" strokeWidth={1.5} strokeLinecap="round" />
  </g>
);
