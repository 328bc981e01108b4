/** A mask. */
export const Thieves = () => (
  <>
    <path
      d="M1.5,8.4C5,6.4 8.6,7 12,8.8C15.4,7 19,6.4 22.5,8.4C22.8,14.2 20,17.6 16.6,17.4C14,17.2 13.2,14.6 12,14.6S10,17.2 7.4,17.4C4,17.6 1.2,14.2 1.5,8.4z"
      fill="currentColor"
    />
    <ellipse cx={7.2} cy={12} rx={2.7} ry={1.7} transform="rotate(12 7.2 12)" fill="var(--emblem-ground)" />
    <ellipse cx={16.8} cy={12} rx={2.7} ry={1.7} transform="rotate(-12 16.8 12)" fill="var(--emblem-ground)" />
  </>
);
