import { INK } from '../colours.ts';

/** The town hall with its belfry; 0,0 is its lower left corner, 74 by 155. */
export const TownHallShape = () => (
  <g transform="scale(.76)" stroke={INK} strokeWidth={1.6} strokeLinejoin="round">
    <path d="M0 0V-114h8v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h8v7V0z" fill="var(--br-hall)" />
    <path d="M33 -114V-162h40v48z" fill="var(--br-hall)" />
    <path d="M29 -162v-9h6v4h7v-4h7v4h8v-4h7v4h7v-4h6v9z" fill="var(--br-hall-2)" />
    <path d="M39 -171L53 -192L67 -171Z" fill="var(--br-hall-roof)" />
    <path d="M53 -192v-10l11 4-11 4" fill="var(--br-red)" strokeWidth={1.4} />
    <circle cx={53} cy={-143} r={11} fill="var(--br-cream)" />
    <path d="M53 -150v7l5 3" fill="none" strokeLinecap="round" />
    <g fill="var(--br-hall-window)" strokeWidth={1.3}>
      <path d="M12 -76v-16a6 6 0 0 1 12 0v16zM34 -76v-16a6 6 0 0 1 12 0v16zM58 -76v-16a6 6 0 0 1 12 0v16zM82 -76v-16a6 6 0 0 1 12 0v16z" />
      <path d="M12 -26v-18a6 6 0 0 1 12 0v18zM82 -26v-18a6 6 0 0 1 12 0v18z" />
    </g>
    <path d="M0 -65h106" strokeWidth={1.2} opacity={0.6} />
    <path d="M38 0v-32a15 15 0 0 1 30 0V0z" fill="#6b4526" />
    <path d="M53 0v-46" strokeWidth={1.3} />
  </g>
);
