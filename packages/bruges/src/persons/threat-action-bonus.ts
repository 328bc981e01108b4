import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface ThreatActionBonus {
  readonly count: number;
}

/** See uses/threat.ts. */
export const threatActionBonus: Ability<'threat-action-bonus', ThreatActionBonus> = {
  kind: 'threat-action-bonus',
  bearers: [
    {
      id: 'bell-ringer',
      card: 68,
      name: { en: 'Bell Ringer', de: 'Glöckner', fr: 'Sonneur de cloches' },
      colour: 'red',
      group: 'church',
      price: 6,
      icon: 'infinity',
      mode: 'improve',
      effect: { count: 1 },
      text: {
        en: 'Whenever you discard a threat marker as an action, you may discard 1 more of any colour and get 1 point for it.',
        de: 'Immer wenn du als Aktion einen Bedrohungsmarker ablegst, darfst du 1 weiteren beliebiger Farbe ablegen und erhältst dafür 1 Punkt.',
        fr: 'Chaque fois que vous défaussez un marqueur menace comme action, vous pouvez en défausser 1 de plus de n’importe quelle couleur et gagner 1 point pour celui-ci.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
  ],
};

export const threatActionBonusWorth: Worth<typeof threatActionBonus> = {
  kind: 'threat-action-bonus',
  perk(perks, { count }) {
    perks.threats += count;
  },
};
