/** An open book. */
export const Librarians = () => (
  <>
    <path
      d="M12,6.2C9.4,4 5.6,3.6 2,4.4V18.6c3.6-.8 7.4-.2 10,1.8c2.6-2 6.4-2.6 10-1.8V4.4C18.4,3.6 14.6,4 12,6.2z"
      fill="currentColor"
    />
    <path d="M12,6.4v13.4" stroke="var(--emblem-ground)" strokeWidth={1.6} />
    <path
      d="M5,8.4c1.6,-.2 3,0 4.4,.6M5,12c1.6,-.2 3,0 4.4,.6M19,8.4c-1.6,-.2 -3,0 -4.4,.6M19,12c-1.6,-.2 -3,0 -4.4,.6"
      fill="none"
      stroke="var(--emblem-ground)"
      strokeWidth={1.3}
      strokeLinecap="round"
    />
  </>
);
