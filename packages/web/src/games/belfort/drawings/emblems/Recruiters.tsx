/** A newcomer. */
export const Recruiters = () => (
  <>
    <circle cx={9.6} cy={7.4} r={4.2} fill="currentColor" />
    <path d="M2,21c0-5.4 3-8 7.6-8s7.6,2.6 7.6,8z" fill="currentColor" />
    <path
      d="M19,4.4v7M15.5,7.9h7"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
