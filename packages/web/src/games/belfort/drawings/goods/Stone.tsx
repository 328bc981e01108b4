/** A hewn block. */
export const Stone = () => (
  <g stroke="var(--line)" strokeWidth={1.2} strokeLinejoin="round">
    <path d="M-8.6,-3.4L0,-8L8.6,-3.4L0,1.2Z" fill="var(--stone-l)" />
    <path d="M-8.6,-3.4V4.6L0,9.2V1.2Z" fill="var(--stone)" />
    <path d="M8.6,-3.4V4.6L0,9.2V1.2Z" fill="var(--stone-d)" />
  </g>
);
