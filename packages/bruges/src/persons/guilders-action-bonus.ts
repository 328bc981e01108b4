import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface GuildersActionBonus {
  readonly guilders: number;
}

/** See uses/guilders.ts. */
export const guildersActionBonus: Ability<'guilders-action-bonus', GuildersActionBonus> = {
  kind: 'guilders-action-bonus',
  bearers: [
    {
      id: 'banker',
      card: 33,
      name: { en: 'Banker', de: 'Bankier', fr: 'Banquier' },
      colour: 'brown',
      group: 'merchant',
      price: 12,
      icon: 'infinity',
      mode: 'improve',
      effect: { guilders: 3 },
      text: {
        en: 'Whenever you take guilders as an action, take 3 more.',
        de: 'Immer wenn du als Aktion Gulden nimmst, nimm 3 mehr.',
        fr: 'Chaque fois que vous prenez des florins comme action, prenez-en 3 de plus.',
      },
      estimate: 7,
      provenance: 'ours',
    },
  ],
};

export const guildersActionBonusWorth: Worth<typeof guildersActionBonus> = {
  kind: 'guilders-action-bonus',
  perk(perks, { guilders }) {
    perks.guilders += guilders;
  },
};
