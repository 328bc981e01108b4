/** A saw. */
export const Sawyers = () => (
  <>
    <path
      d="M1.5,9.4L15.6,6v8.6l-1.7,-1.6l-1.8,2.1l-1.9,-1.9l-1.9,2l-1.8,-1.9l-1.8,1.8l-1.5,-1.9l-1.7,1.5z"
      fill="currentColor"
    />
    <path d="M15.8,5.6h4.4q2.6,0 2.4,3l-.6,6.8q-.2,2.4 -2.6,2.2h-3.6z" fill="currentColor" />
    <path d="M18,9v4.8h1.6l.4,-4.8z" fill="var(--emblem-ground)" />
  </>
);
