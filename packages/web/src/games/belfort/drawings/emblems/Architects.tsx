/** Compasses. */
export const Architects = () => (
  <>
    <circle cx={12} cy={4.6} r={2.6} fill="currentColor" />
    <path
      d="M11,6.6L5,21M13,6.6L19,21"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M5.6,15.4q6.4,4.2 12.8,0"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
