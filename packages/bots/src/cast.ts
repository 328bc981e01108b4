import type { BelfortStyle, BrugesStyle } from './styles.ts';

export interface Character {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** How they play each game; null: a bit of everything. */
  readonly styles: { readonly belfort: BelfortStyle | null; readonly bruges: BrugesStyle | null };
}

/** Who the bots can be. */
export const CAST = [
  { id: 'mirel', name: 'Mirel', styles: { belfort: 'recruiter', bruges: 'host' } },
  { id: 'borrin', name: 'Borrin', styles: { belfort: 'wall-builder', bruges: 'digger' } },
  { id: 'yolande', name: 'Yolande', styles: { belfort: 'courtier', bruges: 'burgomaster' } },
  { id: 'fenno', name: 'Fenno', styles: { belfort: 'thief', bruges: 'schemer' } },
  { id: 'marieke', name: 'Marieke', styles: { belfort: null, bruges: null } },
  { id: 'pepin', name: 'Pépin', styles: { belfort: 'thief', bruges: 'host' } },
  { id: 'hedda', name: 'Hedda', styles: { belfort: 'wall-builder', bruges: 'burgomaster' } },
  { id: 'melchior', name: 'Melchior', styles: { belfort: 'courtier', bruges: 'host' } },
  { id: 'pernelle', name: 'Pernelle', styles: { belfort: 'recruiter', bruges: 'digger' } },
  { id: 'lambrecht', name: 'Lambrecht', styles: { belfort: 'courtier', bruges: 'schemer' } },
  { id: 'nyssa', name: 'Nyssa', styles: { belfort: 'thief', bruges: 'schemer' } },
  { id: 'eldrin', name: 'Eldrin', styles: { belfort: null, bruges: null } },
] as const satisfies readonly Character[];

export type CharacterId = (typeof CAST)[number]['id'];
