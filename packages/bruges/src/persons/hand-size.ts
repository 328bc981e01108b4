import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface HandSize {
  readonly size: number;
}

/** See round/draw.ts. */
export const handSize: Ability<'hand-size', HandSize> = {
  kind: 'hand-size',
  bearers: [
    {
      id: 'inventor',
      card: 18,
      name: { en: 'Inventor', de: 'Erfinder', fr: 'Inventeur' },
      colour: 'blue',
      group: 'scholar',
      price: 9,
      icon: 'infinity',
      mode: 'react',
      effect: { size: 6 },
      text: {
        en: 'In phase 1 you may refill your hand to 6 cards.',
        de: 'In Phase 1 darfst du deine Hand auf 6 Karten auffüllen.',
        fr: 'En phase 1, vous pouvez compléter votre main jusqu’à 6 cartes.',
      },
      estimate: 4,
      provenance: 'completed',
      filled: ['colour'],
    },
  ],
};

export const handSizeWorth: Worth<typeof handSize> = {
  kind: 'hand-size',
  skill: 0.6,
};
