/** A desk, a paper and a quill. */
export const Desk = () => (
  <>
    <path d="M6,20H50L53,25H3Z" fill="var(--wood-l)" />
    <path d="M7,25V38M49,25V38" fill="none" stroke="var(--wood-d)" strokeWidth={3} />
    <path d="M16,19L21,9H36L33,19Z" fill="var(--paper)" />
    <path d="M22,13h9M21,16h9" fill="none" stroke="var(--metal-l)" />
    <path d="M40,20C38,12 44,6 49,3C48,10 46,15 42,20" fill="var(--paper)" />
  </>
);
