import { BASIC, type Guild, RESOURCE } from './guilds/names.ts';

/** What can be chosen before a game, apart from the rules, which are much heavier. */
export const EDITIONS = ['revised', 'first'] as const;
export const GUILD_MODES = ['beginner', 'normal', 'advanced', 'custom'] as const;

/** Two players leave out the guilds that need a third. */
export const TWO_PLAYER_GUILDS: readonly Guild[] = [...BASIC, ...RESOURCE, 'wizards'];
