import type { Player } from '../state.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { has } from './deck.ts';
import type { Words } from './words.ts';

/** Asked by every effect that takes something from others or burdens them. */
export const immune: Ability<'immune', NoNumbers> = {
  kind: 'immune',
  bearers: [
    {
      id: 'gatekeeper',
      card: 41,
      name: { en: 'Gatekeeper', de: 'Torwächter', fr: 'Gardien de la porte' },
      colour: 'brown',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: {},
      text: {
        en: 'Other players’ persons cannot take anything from you, make you lose anything or give you threat markers.',
        de: 'Personen anderer Spieler können dir nichts wegnehmen, dich nichts verlieren lassen und dir keine Bedrohungsmarker geben.',
        fr: 'Les personnages des autres joueurs ne peuvent rien vous prendre, ni vous faire perdre quoi que ce soit, ni vous donner de marqueurs menace.',
      },
      estimate: 2.4,
      provenance: 'ours',
    },
  ],
};

export const isImmune = (player: Player): boolean => has(player, immune);

export const immuneWords: Words<typeof immune> = {
  kind: 'immune',
  line: {
    en: '{name} is not affected ({source})',
    de: '{name} ist nicht betroffen ({source})',
    fr: 'Sans effet sur {name} ({source})',
  },
};
