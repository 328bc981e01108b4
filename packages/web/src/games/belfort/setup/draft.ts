import { type GUILD_MODES, GUILDS, type Guild, type Options, TWO_PLAYER_GUILDS } from '@guildhall/belfort';

/** What Belfort asks before a game. */
export interface Draft {
  readonly mode: (typeof GUILD_MODES)[number];
  readonly picked: readonly Guild[];
  readonly edition: Options['edition'];
}

export const CITY_GUILDS = 5;

export const FIRST: Draft = { mode: 'normal', picked: [], edition: 'revised' };

export const mayUse = (guild: Guild, players: number): boolean => players > 2 || TWO_PLAYER_GUILDS.includes(guild);

/** The picked guilds that this number of players can use. */
export const pickedGuilds = ({ picked }: Draft, players: number): readonly Guild[] =>
  picked.filter((guild) => mayUse(guild, players));

export const togglePick = (draft: Draft, guild: Guild): Draft => ({
  ...draft,
  picked: draft.picked.includes(guild) ? draft.picked.filter((each) => each !== guild) : [...draft.picked, guild],
});

/** Adds guilds by chance until there are five. */
export function fillUp(draft: Draft, players: number, chance: () => number = Math.random): Draft {
  const picked = [...pickedGuilds(draft, players)];
  const left = GUILDS.filter((guild) => mayUse(guild, players) && !picked.includes(guild));
  while (picked.length < CITY_GUILDS) picked.push(...left.splice(Math.floor(chance() * left.length), 1));
  return { ...draft, picked };
}

export const optionsOf = (draft: Draft, players: number): Pick<Options, 'edition' | 'guilds' | 'custom'> => ({
  edition: draft.edition,
  guilds: draft.mode,
  custom: draft.mode === 'custom' ? [...pickedGuilds(draft, players)] : null,
});

/** What is not said in the options is as usual. */
export function draftOf(options: unknown): Draft {
  const { guilds, custom, edition } = options as Partial<Options>;
  return { mode: guilds ?? FIRST.mode, picked: custom ?? [], edition: edition ?? FIRST.edition };
}
