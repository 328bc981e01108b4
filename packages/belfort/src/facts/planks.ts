import { guildSymbol } from '../board/districts.ts';
import { GUILD_FEE } from '../numbers.ts';
import { properties } from '../properties/index.ts';
import type { Built } from '../state.ts';
import type { Known } from './known.ts';

/** Owner of the guild in a district, or NOBODY. Neutral builders never own one: they build by card. */
export const guildOwner = (known: Known, district: number): number => known.markers[guildSymbol(district)]!;

/** What a player pays to place on a guild: nothing on their own. */
export const guildFee = (known: Known, seat: number, district: number): number =>
  guildOwner(known, district) === seat ? 0 : GUILD_FEE;

export const guildIsFree = (known: Known, district: number): boolean =>
  known.guildPlanks[district] === null && !known.neutralDwarves.includes(district);

export function isInCamp(known: Known, seat: number): boolean {
  for (const placed of known.camp) if (placed.seat === seat) return true;
  return false;
}

/** A locked plank opens with a gnome. */
export function plankIsOpen(card: Built): boolean {
  const { plank } = properties[card.property];
  return plank !== null && card.worker === null && (!plank.locked || card.gnomes > 0);
}
