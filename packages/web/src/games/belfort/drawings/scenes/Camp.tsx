/** A tent with a pennant. */
export const Camp = () => (
  <>
    <path d="M4,38L28,9L52,38Z" fill="var(--scene-cloth)" />
    <path d="M28,9L20,38H36Z" fill="var(--scene-dark)" />
    <path d="M28,9L16,38M28,9L40,38" fill="none" />
    <path d="M28,9V1" fill="none" />
    <path d="M28,1L38,4L28,7Z" fill="var(--coin)" />
  </>
);
