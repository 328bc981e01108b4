import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface CanalDiscount {
  readonly guilders: number;
}

/** See canals.ts. */
export const canalDiscount: Ability<'canal-discount', CanalDiscount> = {
  kind: 'canal-discount',
  bearers: [
    {
      id: 'shipwright',
      card: 27,
      name: { en: 'Shipwright', de: 'Schiffbauer', fr: 'Constructeur naval' },
      colour: 'blue',
      group: 'craftsman',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { guilders: 2 },
      text: {
        en: 'Whenever you build a canal token, pay 2 guilders less.',
        de: 'Immer wenn du ein Kanalplättchen baust, zahle 2 Gulden weniger.',
        fr: 'Chaque fois que vous construisez un jeton canal, payez 2 florins de moins.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
};

export const canalDiscountWorth: Worth<typeof canalDiscount> = {
  kind: 'canal-discount',
  skill: 0.6,
  perk(perks, { guilders }) {
    perks.canalDiscount += guilders;
  },
};
