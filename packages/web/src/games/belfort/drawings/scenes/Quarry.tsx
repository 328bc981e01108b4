/** A rock face. */
export const Quarry = () => (
  <>
    <path d="M2,38L10,16L24,10L34,18L46,14L53,38Z" fill="var(--stone-l)" />
    <path d="M24,10L20,24L34,18M20,24L8,26M20,24L26,38M34,18L40,28L53,30M40,28L38,38" fill="none" />
  </>
);
