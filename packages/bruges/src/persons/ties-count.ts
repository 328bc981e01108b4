import type { Ability, NoNumbers } from './ability.ts';
import type { Worth } from './worth.ts';

/** See round/majorities.ts. */
export const tiesCount: Ability<'ties-count', NoNumbers> = {
  kind: 'ties-count',
  bearers: [
    {
      id: 'lady-in-waiting',
      card: 82,
      name: { en: 'Lady-in-Waiting', de: 'Hofdame', fr: 'Dame d’honneur' },
      colour: 'red',
      group: 'noble',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: {},
      text: {
        en: 'In phase 4 you also turn a majority marker if you are tied for first place (not at zero).',
        de: 'In Phase 4 drehst du einen Mehrheitsmarker auch um, wenn du gleichauf an erster Stelle liegst (nicht bei null).',
        fr: 'En phase 4, vous retournez aussi un marqueur majorité en cas d’égalité à la première place (sauf à zéro).',
      },
      estimate: 2.6,
      provenance: 'ours',
    },
  ],
};

export const tiesCountWorth: Worth<typeof tiesCount> = {
  kind: 'ties-count',
  perk(perks) {
    perks.ties = true;
  },
};
