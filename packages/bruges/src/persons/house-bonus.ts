import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface HouseBonus {
  readonly points?: number;
  readonly guilders?: number;
}

/** See uses/house.ts. */
export const houseBonus: Ability<'house-bonus', HouseBonus> = {
  kind: 'house-bonus',
  bearers: [
    {
      id: 'land-surveyor',
      card: 83,
      name: { en: 'Land Surveyor', de: 'Landvermesser', fr: 'Arpenteur' },
      colour: 'red',
      group: 'bureaucrat',
      price: 6,
      icon: 'infinity',
      mode: 'improve',
      effect: { guilders: 3 },
      text: {
        en: 'Whenever you have built a house, take 3 guilders.',
        de: 'Immer wenn du ein Haus gebaut hast, nimm 3 Gulden.',
        fr: 'Chaque fois que vous avez construit une maison, prenez 3 florins.',
      },
      estimate: 4.4,
      provenance: 'ours',
    },
  ],
};

export const houseBonusWorth: Worth<typeof houseBonus> = {
  kind: 'house-bonus',
  skill: 1.4,
  perk(perks, { guilders = 0 }) {
    perks.houseGuilders += guilders;
  },
};
