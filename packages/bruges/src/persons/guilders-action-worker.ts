import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface GuildersActionWorker {
  readonly count: number;
}

/** See uses/guilders.ts. */
export const guildersActionWorker: Ability<'guilders-action-worker', GuildersActionWorker> = {
  kind: 'guilders-action-worker',
  bearers: [
    {
      id: 'printer',
      card: 55,
      name: { en: 'Printer', de: 'Buchdrucker', fr: 'Imprimeur' },
      colour: 'brown',
      group: 'scholar',
      price: 9,
      icon: 'infinity',
      mode: 'improve',
      effect: { count: 1 },
      text: {
        en: 'Whenever you take guilders as an action, also take 1 worker of the card’s colour.',
        de: 'Immer wenn du als Aktion Gulden nimmst, nimm auch 1 Handlanger der Kartenfarbe.',
        fr: 'Chaque fois que vous prenez des florins comme action, prenez aussi 1 ouvrier de la couleur de la carte.',
      },
      estimate: 4.6,
      provenance: 'ours',
    },
  ],
};

export const guildersActionWorkerWorth: Worth<typeof guildersActionWorker> = {
  kind: 'guilders-action-worker',
  perk(perks, { count }) {
    perks.guildersWorkers += count;
  },
};
