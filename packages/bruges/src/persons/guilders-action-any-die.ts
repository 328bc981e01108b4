import type { Ability, NoNumbers } from './ability.ts';
import type { Worth } from './worth.ts';

/** See uses/guilders.ts. */
export const guildersActionAnyDie: Ability<'guilders-action-any-die', NoNumbers> = {
  kind: 'guilders-action-any-die',
  bearers: [
    {
      id: 'money-changer',
      card: 49,
      name: { en: 'Money Changer', de: 'Geldwechsler', fr: 'Changeur' },
      colour: 'brown',
      group: 'merchant',
      price: 6,
      icon: 'infinity',
      mode: 'improve',
      effect: {},
      text: {
        en: 'Whenever you take guilders as an action, you may use any die instead of the one of the card’s colour.',
        de: 'Immer wenn du als Aktion Gulden nimmst, darfst du statt des Würfels der Kartenfarbe einen beliebigen anderen nutzen.',
        fr: 'Chaque fois que vous prenez des florins comme action, vous pouvez utiliser n’importe quel dé au lieu de celui de la couleur de la carte.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
  ],
};

export const guildersActionAnyDieWorth: Worth<typeof guildersActionAnyDie> = {
  kind: 'guilders-action-any-die',
  perk(perks) {
    perks.anyDie = true;
  },
};
