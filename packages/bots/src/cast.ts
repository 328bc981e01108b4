export interface Character {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
}

/** Who the bots can be. How they play a game is in `styles.ts`. */
export const CAST = [
  { id: 'mirel', name: 'Mirel' },
  { id: 'borrin', name: 'Borrin' },
  { id: 'yolande', name: 'Yolande' },
  { id: 'fenno', name: 'Fenno' },
  { id: 'marieke', name: 'Marieke' },
  { id: 'pepin', name: 'Pépin' },
  { id: 'hedda', name: 'Hedda' },
  { id: 'melchior', name: 'Melchior' },
  { id: 'pernelle', name: 'Pernelle' },
  { id: 'lambrecht', name: 'Lambrecht' },
  { id: 'nyssa', name: 'Nyssa' },
  { id: 'eldrin', name: 'Eldrin' },
] as const satisfies readonly Character[];

export type CharacterId = (typeof CAST)[number]['id'];
