/** What a bot likes to do, beside doing it well. */
export const BELFORT_STYLES = ['recruiter', 'wall-builder', 'courtier', 'thief'] as const;
export type BelfortStyle = (typeof BELFORT_STYLES)[number];

export const BRUGES_STYLES = ['host', 'digger', 'burgomaster', 'schemer'] as const;
export type BrugesStyle = (typeof BRUGES_STYLES)[number];
