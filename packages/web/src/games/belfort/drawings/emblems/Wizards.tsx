/** A pointed hat. */
export const Wizards = () => (
  <>
    <path d="M12.8,1.6L18,17.2H6z" fill="currentColor" />
    <path d="M1.8,19.6C5,16.6 19,16.6 22.2,19.6C19,22.4 5,22.4 1.8,19.6z" fill="currentColor" />
    <path
      d="M12,8l.9,2 2.1,.2 -1.6,1.5 .5,2.2 -1.9,-1.2 -1.9,1.2 .5,-2.2 -1.6,-1.5 2.1,-.2z"
      fill="var(--emblem-ground)"
    />
  </>
);
