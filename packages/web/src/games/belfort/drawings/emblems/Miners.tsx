/** A pickaxe. */
export const Miners = () => (
  <>
    <path
      d="M3,9.6C7.2,3.4 16.8,3.4 21,9.6C17,7.6 14.6,7.2 12,7.2S7,7.6 3,9.6z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
    <path d="M12,6v15" fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
  </>
);
