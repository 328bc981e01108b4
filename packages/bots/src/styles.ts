import type { CharacterId } from './cast.ts';

/** What a bot likes to do, beside doing it well. */
export const BELFORT_STYLES = ['recruiter', 'wall-builder', 'courtier', 'thief'] as const;
export type BelfortStyle = (typeof BELFORT_STYLES)[number];

export const BRUGES_STYLES = ['host', 'digger', 'burgomaster', 'schemer'] as const;
export type BrugesStyle = (typeof BRUGES_STYLES)[number];

/** How the cast plays each game; null: a bit of everything. */
export const BELFORT_CAST: Readonly<Record<CharacterId, BelfortStyle | null>> = {
  mirel: 'recruiter',
  borrin: 'wall-builder',
  yolande: 'courtier',
  fenno: 'thief',
  marieke: null,
  pepin: 'thief',
  hedda: 'wall-builder',
  melchior: 'courtier',
  pernelle: 'recruiter',
  lambrecht: 'courtier',
  nyssa: 'thief',
  eldrin: null,
};

export const BRUGES_CAST: Readonly<Record<CharacterId, BrugesStyle | null>> = {
  mirel: 'host',
  borrin: 'digger',
  yolande: 'burgomaster',
  fenno: 'schemer',
  marieke: null,
  pepin: 'host',
  hedda: 'burgomaster',
  melchior: 'host',
  pernelle: 'digger',
  lambrecht: 'schemer',
  nyssa: 'schemer',
  eldrin: null,
};
