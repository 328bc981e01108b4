/** For groups that only please the eye: what they show is said by the targets. */
export const DECORATION = { 'aria-hidden': true } as const;
