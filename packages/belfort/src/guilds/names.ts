export const BASIC = ['recruiters', 'merchants', 'librarians', 'architects'] as const;
export const RESOURCE = ['sawyers', 'masons', 'miners', 'bankers'] as const;
export const INTERACTIVE = ['thieves', 'bandits', 'spies', 'wizards'] as const;
export const GUILDS = [...BASIC, ...RESOURCE, ...INTERACTIVE] as const;
export type Guild = (typeof GUILDS)[number];
