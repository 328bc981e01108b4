/** A timbered entrance with rails. */
export const Mine = () => (
  <>
    <path d="M1,39L14,12L30,4L44,14L54,39Z" fill="var(--stone)" />
    <path d="M17,39V26Q28,12 39,26V39Z" fill="var(--scene-dark)" />
    <path d="M15,39V25M41,39V25M13,25H43" fill="none" stroke="var(--wood-d)" strokeWidth={3} />
    <path d="M22,39L26,30M34,39L30,30" fill="none" stroke="var(--metal-l)" />
  </>
);
