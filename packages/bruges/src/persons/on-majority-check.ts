import type { Ability } from './ability.ts';

export interface OnMajorityCheck {
  readonly points: number;
}

/** See round/majorities.ts. */
export const onMajorityCheck: Ability<'on-majority-check', OnMajorityCheck> = {
  kind: 'on-majority-check',
  bearers: [
    {
      id: 'judge',
      card: 151,
      name: { en: 'Judge', de: 'Richter', fr: 'Juge' },
      colour: 'yellow',
      group: 'bureaucrat',
      price: 9,
      icon: 'infinity',
      mode: 'react',
      effect: { points: 1 },
      text: {
        en: 'In phase 4, get 1 point for each of the three majorities in which you are ahead of every other player.',
        de: 'In Phase 4 erhältst du 1 Punkt für jede der drei Mehrheiten, bei der du vor allen anderen liegst.',
        fr: 'En phase 4, gagnez 1 point pour chacune des trois majorités où vous devancez tous les autres joueurs.',
      },
      estimate: 4.5,
      provenance: 'ours',
    },
  ],
};
