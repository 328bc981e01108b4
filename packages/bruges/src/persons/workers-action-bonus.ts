import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface WorkersActionBonus {
  readonly count: number;
}

/** See uses/workers.ts. */
export const workersActionBonus: Ability<'workers-action-bonus', WorkersActionBonus> = {
  kind: 'workers-action-bonus',
  bearers: [
    {
      id: 'lawyer',
      card: 118,
      name: { en: 'Lawyer', de: 'Advokat', fr: 'Avocat' },
      colour: 'purple',
      group: 'scholar',
      price: 9,
      icon: 'infinity',
      mode: 'improve',
      effect: { count: 1 },
      text: {
        en: 'Whenever you take workers as an action, take 1 more.',
        de: 'Immer wenn du als Aktion Handlanger nimmst, nimm 1 mehr.',
        fr: 'Chaque fois que vous prenez des ouvriers comme action, prenez-en 1 de plus.',
      },
      estimate: 4,
      provenance: 'completed',
      filled: ['colour'],
    },
  ],
};

export const workersActionBonusWorth: Worth<typeof workersActionBonus> = {
  kind: 'workers-action-bonus',
  perk(perks, { count }) {
    perks.workers += count;
  },
};
