/** Scales. */
export const Merchants = () => (
  <>
    <path
      d="M12,3v17M7.5,20.5h9M4,6.5l16,0"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M4.5,7L1.4,14.2a3.6,3.2 0 0 0 6.4,0zM19.5,7l-3.2,7.2a3.6,3.2 0 0 0 6.4,0z" fill="currentColor" />
  </>
);
