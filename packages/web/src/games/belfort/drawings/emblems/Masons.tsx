/** A trowel. */
export const Masons = () => (
  <>
    <path d="M2.2,21L6.4,8.6L15.4,17.6z" fill="currentColor" />
    <path
      d="M10.8,13.2l4.2,-4.2"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M15.2,8.8l5.6,-5.6"
      fill="none"
      stroke="currentColor"
      strokeWidth={4.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
