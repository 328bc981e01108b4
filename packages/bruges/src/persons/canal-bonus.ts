import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface CanalBonus {
  readonly points?: number;
  readonly guilders?: number;
}

/** See canals.ts. */
export const canalBonus: Ability<'canal-bonus', CanalBonus> = {
  kind: 'canal-bonus',
  bearers: [
    {
      id: 'smuggler',
      card: 126,
      name: { en: 'Smuggler', de: 'Schmugglerin', fr: 'Contrebandière' },
      colour: 'purple',
      group: 'underworld',
      price: 6,
      icon: 'infinity',
      mode: 'improve',
      effect: { guilders: 2 },
      text: {
        en: 'Whenever you have built a canal token, take 2 guilders.',
        de: 'Immer wenn du ein Kanalplättchen gebaut hast, nimm 2 Gulden.',
        fr: 'Chaque fois que vous avez construit un jeton canal, prenez 2 florins.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
  ],
};

export const canalBonusWorth: Worth<typeof canalBonus> = {
  kind: 'canal-bonus',
  skill: 0.6,
  perk(perks, { points = 0, guilders = 0 }) {
    perks.canalPoints += points;
    perks.canalGuilders += guilders;
  },
};
