/** An entrance in a hill with nuggets. */
export const GoldMine = () => (
  <>
    <path d="M1,39L12,16L27,6L43,12L54,39Z" fill="var(--scene-hill)" />
    <path d="M17,39V27Q28,14 39,27V39Z" fill="var(--scene-dark)" />
    <path d="M15,39V26M41,39V26M13,26H43" fill="none" stroke="var(--wood-d)" strokeWidth={3} />
    <path d="M8,31l3,-3 3,3 -3,3zM44,20l3,-3 3,3 -3,3zM26,12l3,-3 3,3 -3,3z" fill="var(--coin)" />
  </>
);
