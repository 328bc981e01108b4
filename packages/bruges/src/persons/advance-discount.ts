import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface AdvanceDiscount {
  readonly guilders: number;
}

/** See round/dice.ts. */
export const advanceDiscount: Ability<'advance-discount', AdvanceDiscount> = {
  kind: 'advance-discount',
  bearers: [
    {
      id: 'envoy',
      card: 109,
      name: { en: 'Envoy', de: 'Gesandte', fr: 'Émissaire' },
      colour: 'purple',
      group: 'bureaucrat',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { guilders: 2 },
      text: {
        en: 'Whenever you pay to advance on the reputation track, pay 2 guilders less.',
        de: 'Immer wenn du für das Vorrücken auf der Ansehensleiste zahlst, zahle 2 Gulden weniger.',
        fr: 'Chaque fois que vous payez pour avancer sur l’échelle de réputation, payez 2 florins de moins.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
};

export const advanceDiscountWorth: Worth<typeof advanceDiscount> = {
  kind: 'advance-discount',
  skill: 1.3,
};
