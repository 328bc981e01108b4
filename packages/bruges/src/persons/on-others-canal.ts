import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface OnOthersCanal {
  readonly guilders: number;
}

/** See canals.ts. */
export const onOthersCanal: Ability<'on-others-canal', OnOthersCanal> = {
  kind: 'on-others-canal',
  bearers: [
    {
      id: 'toll-keeper',
      card: 31,
      name: { en: 'Toll Keeper', de: 'Zöllnerin', fr: 'Péagère' },
      colour: 'blue',
      group: 'bureaucrat',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { guilders: 1 },
      text: {
        en: 'Whenever another player builds a canal token, take 1 guilder.',
        de: 'Immer wenn jemand anders ein Kanalplättchen baut, nimm 1 Gulden.',
        fr: 'Chaque fois qu’un autre joueur construit un jeton canal, prenez 1 florin.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
  ],
};

export const onOthersCanalWorth: Worth<typeof onOthersCanal> = {
  kind: 'on-others-canal',
  skill: 0.5,
};
