/** Three firs. */
export const Forest = () => (
  <>
    <path d="M2,34L12,10L22,34Z" fill="var(--leaf)" />
    <path d="M16,36L28,4L40,36Z" fill="var(--leaf-d)" />
    <path d="M34,35L43,14L52,35Z" fill="var(--leaf)" />
    <path d="M12,34v5M28,36v5M43,35v4" fill="none" />
  </>
);
