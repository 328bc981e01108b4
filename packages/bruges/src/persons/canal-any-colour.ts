import type { Ability, NoNumbers } from './ability.ts';
import type { Worth } from './worth.ts';

/** See uses/canal.ts. */
export const canalAnyColour: Ability<'canal-any-colour', NoNumbers> = {
  kind: 'canal-any-colour',
  bearers: [
    {
      id: 'tightrope-walker',
      card: 162,
      name: { en: 'Tightrope Walker', de: 'Seiltänzerin', fr: 'Funambule' },
      colour: 'yellow',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'improve',
      effect: {},
      text: {
        en: 'Whenever you build a canal token as an action, the card may be of any colour.',
        de: 'Immer wenn du als Aktion ein Kanalplättchen baust, darf die Karte eine beliebige Farbe haben.',
        fr: 'Chaque fois que vous construisez un jeton canal comme action, la carte peut être de n’importe quelle couleur.',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
};

export const canalAnyColourWorth: Worth<typeof canalAnyColour> = {
  kind: 'canal-any-colour',
  skill: 0.5,
  perk(perks) {
    perks.anyCanal = true;
  },
};
