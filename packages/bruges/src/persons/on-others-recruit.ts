import type { Ability } from './ability.ts';

export interface OnOthersRecruit {
  readonly guilders: number;
}

/** See uses/person.ts. */
export const onOthersRecruit: Ability<'on-others-recruit', OnOthersRecruit> = {
  kind: 'on-others-recruit',
  bearers: [
    {
      id: 'innkeeper',
      card: 115,
      name: { en: 'Innkeeper', de: 'Wirtin', fr: 'Aubergiste' },
      colour: 'purple',
      group: 'merchant',
      price: 6,
      icon: 'infinity',
      mode: 'react',
      effect: { guilders: 1 },
      text: {
        en: 'Whenever another player recruits a person, take 1 guilder.',
        de: 'Immer wenn jemand anders eine Person anwirbt, nimm 1 Gulden.',
        fr: 'Chaque fois qu’un autre joueur recrute un personnage, prenez 1 florin.',
      },
      estimate: 3.8,
      provenance: 'ours',
    },
  ],
};
