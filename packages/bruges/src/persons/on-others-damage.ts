import type { Ability } from './ability.ts';

export interface OnOthersDamage {
  readonly guilders: number;
}

/** See threats.ts. */
export const onOthersDamage: Ability<'on-others-damage', OnOthersDamage> = {
  kind: 'on-others-damage',
  bearers: [
    {
      id: 'grave-robber',
      card: 80,
      name: { en: 'Grave Robber', de: 'Grabräuber', fr: 'Pilleur de tombes' },
      colour: 'red',
      group: 'underworld',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { guilders: 2 },
      text: {
        en: 'Whenever another player suffers the damage of a threat, take 2 guilders.',
        de: 'Immer wenn jemand anders den Schaden einer Bedrohung erleidet, nimm 2 Gulden.',
        fr: 'Chaque fois qu’un autre joueur subit les dégâts d’une menace, prenez 2 florins.',
      },
      estimate: 2.6,
      provenance: 'ours',
    },
  ],
};
