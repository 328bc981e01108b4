import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface AdvanceBonus {
  readonly points: number;
}

/** See reputation.ts. */
export const advanceBonus: Ability<'advance-bonus', AdvanceBonus> = {
  kind: 'advance-bonus',
  bearers: [
    {
      id: 'cupbearer',
      card: 39,
      name: { en: 'Cupbearer', de: 'Mundschenk', fr: 'Échanson' },
      colour: 'brown',
      group: 'castle',
      price: 6,
      icon: 'infinity',
      mode: 'react',
      effect: { points: 1 },
      text: {
        en: 'Whenever you advance on the reputation track, get 1 point for each step.',
        de: 'Immer wenn du auf der Ansehensleiste vorrückst, erhältst du 1 Punkt für jede Stufe.',
        fr: 'Chaque fois que vous avancez sur l’échelle de réputation, gagnez 1 point par échelon.',
      },
      estimate: 4.2,
      provenance: 'ours',
    },
  ],
};

export const advanceBonusWorth: Worth<typeof advanceBonus> = {
  kind: 'advance-bonus',
  perk(perks, { points }) {
    perks.stepPoints += points;
  },
};
