import type { Group } from '@guildhall/bruges';
import type { PersonPaint } from './shape.ts';

export const SKINS = ['#f6d3b3', '#eec19b', '#e2ae84', '#c98d62', '#a86f49', '#f3c9ac'] as const;
export const HAIR_COLOURS = ['#3b2a20', '#5e3b22', '#8a5527', '#b67a35', '#d6a654', '#7a3b22', '#2a2523'] as const;
export const GREYS = ['#b9b2a6', '#d8d2c6'] as const;

/** The cloth of each group: two for dress and hat, one for the trim. */
export const CLOTHS: Readonly<Record<Group, readonly [`#${string}`, `#${string}`, `#${string}`]>> = {
  bureaucrat: ['#3c4a63', '#7a2f2a', '#d9b45a'],
  castle: ['#7c5a3a', '#4f6b52', '#e8d9b6'],
  craftsman: ['#8c6a45', '#55697a', '#d8b98a'],
  church: ['#463a44', '#efe6d2', '#c39a3c'],
  entertainer: ['#b5432f', '#2f7a76', '#f0c451'],
  merchant: ['#2f5e52', '#7b2f3c', '#dcae4a'],
  noble: ['#7d2440', '#2f3f78', '#e2b84e'],
  protector: ['#5c6873', '#9aa6ad', '#b5382e'],
  scholar: ['#2e3b52', '#5b3a5e', '#e5d6b0'],
  underworld: ['#3e3a35', '#5a4a38', '#8b2f2a'],
  artist: ['#3f6d7c', '#a9573a', '#f1dfb8'],
};

export type Palette = Readonly<Record<PersonPaint, `#${string}`>>;
