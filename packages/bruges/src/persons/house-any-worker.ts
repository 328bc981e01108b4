import type { Ability, NoNumbers } from './ability.ts';

/** See uses/house.ts. */
export const houseAnyWorker: Ability<'house-any-worker', NoNumbers> = {
  kind: 'house-any-worker',
  bearers: [
    {
      id: 'mason',
      card: 45,
      name: { en: 'Mason', de: 'Maurer', fr: 'Maçon' },
      colour: 'brown',
      group: 'craftsman',
      price: 0,
      icon: 'infinity',
      mode: 'improve',
      effect: {},
      text: {
        en: 'Whenever you build a house as an action, you may pay a worker of any colour.',
        de: 'Immer wenn du als Aktion ein Haus baust, darfst du einen Handlanger beliebiger Farbe zahlen.',
        fr: 'Chaque fois que vous construisez une maison comme action, vous pouvez payer un ouvrier de n’importe quelle couleur.',
      },
      estimate: 2,
      provenance: 'ours',
    },
  ],
};
