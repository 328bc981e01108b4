import { architects } from './architects.ts';
import { bandits } from './bandits.ts';
import { bankers } from './bankers.ts';
import type { GuildRules } from './guild.ts';
import { librarians } from './librarians.ts';
import { masons } from './masons.ts';
import { merchants } from './merchants.ts';
import { miners } from './miners.ts';
import type { Guild } from './names.ts';
import { recruiters } from './recruiters.ts';
import { sawyers } from './sawyers.ts';
import { spies } from './spies.ts';
import { thieves } from './thieves.ts';
import { wizards } from './wizards.ts';

export const guildRules: Readonly<Record<Guild, GuildRules>> = {
  recruiters,
  merchants,
  librarians,
  architects,
  sawyers,
  masons,
  miners,
  bankers,
  thieves,
  bandits,
  spies,
  wizards,
};
