/** A chest. */
export const Treasury = () => (
  <>
    <path d="M6,20Q6,8 18,8H40Q50,8 50,20V38H6Z" fill="var(--wood-l)" />
    <path d="M6,21H50" fill="none" />
    <path d="M14,8.5V38M42,8.5V38" fill="none" stroke="var(--wood-d)" strokeWidth={3} />
    <path d="M24,18H32V27H24Z" fill="var(--coin)" />
  </>
);
