import type { Ability } from './ability.ts';

export interface OnDieFace {
  readonly face: number;
  readonly guilders: number;
}

/** See round/dice.ts. */
export const onDieFace: Ability<'on-die-face', OnDieFace> = {
  kind: 'on-die-face',
  bearers: [
    {
      id: 'gambler',
      card: 147,
      name: { en: 'Gambler', de: 'Würfelspieler', fr: 'Parieur' },
      colour: 'yellow',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'react',
      effect: { face: 6, guilders: 2 },
      text: {
        en: 'In phase 2, after the threat markers are handed out, take 2 guilders for each die showing a 6.',
        de: 'Nimm in Phase 2 nach dem Verteilen der Bedrohungsmarker 2 Gulden für jeden Würfel, der eine 6 zeigt.',
        fr: 'En phase 2, après la distribution des marqueurs menace, prenez 2 florins pour chaque dé indiquant 6.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
  ],
};
