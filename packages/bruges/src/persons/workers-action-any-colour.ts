import type { Ability, NoNumbers } from './ability.ts';
import type { Worth } from './worth.ts';

/** See uses/workers.ts. */
export const workersActionAnyColour: Ability<'workers-action-any-colour', NoNumbers> = {
  kind: 'workers-action-any-colour',
  bearers: [
    {
      id: 'schoolmistress',
      card: 159,
      name: { en: 'Schoolmistress', de: 'Schulmeisterin', fr: 'Maîtresse d’école' },
      colour: 'yellow',
      group: 'scholar',
      price: 0,
      icon: 'infinity',
      mode: 'improve',
      effect: {},
      text: {
        en: 'Whenever you take workers as an action, you may choose the colour of each.',
        de: 'Immer wenn du als Aktion Handlanger nimmst, darfst du die Farbe jedes einzelnen wählen.',
        fr: 'Chaque fois que vous prenez des ouvriers comme action, vous pouvez choisir la couleur de chacun.',
      },
      estimate: 1.8,
      provenance: 'ours',
    },
  ],
};

export const workersActionAnyColourWorth: Worth<typeof workersActionAnyColour> = {
  kind: 'workers-action-any-colour',
  perk(perks) {
    perks.anyWorkers = true;
  },
};
