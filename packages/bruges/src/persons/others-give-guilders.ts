import { nothingElsewhere } from '../explain/lacks.ts';
import { handOver } from '../play.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';
import type { Words } from './words.ts';

export interface OthersGiveGuilders {
  readonly count: number;
}

export const othersGiveGuilders: Ability<'others-give-guilders', OthersGiveGuilders> = {
  kind: 'others-give-guilders',
  can: (state, seat) => someOther(state, seat, ({ guilders }) => guilders > 0),
  act: affectOthers,
  each(play, seat, other, { count }, bearer) {
    handOver(play, other, seat, count, DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'highwayman',
      card: 81,
      name: { en: 'Highwayman', de: 'Wegelagerer', fr: 'Bandit de grand chemin' },
      colour: 'red',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { count: 3 },
      text: {
        en: 'At once: every other player gives you 3 guilders (or as many as they have).',
        de: 'Sofort: Alle anderen geben dir je 3 Gulden (oder so viele, wie sie haben).',
        fr: 'Immédiatement\u00a0: chaque autre joueur vous donne 3 florins (ou autant qu’il en a).',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'extortioner',
      card: 15,
      name: { en: 'Extortioner', de: 'Erpresser', fr: 'Extorqueur' },
      colour: 'blue',
      group: 'underworld',
      price: 9,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1 },
      text: {
        en: 'Once per round: every other player gives you 1 guilder (if they have one).',
        de: 'Einmal pro Runde: Alle anderen geben dir je 1 Gulden (falls sie einen haben).',
        fr: 'Une fois par manche\u00a0: chaque autre joueur vous donne 1 florin (s’il en a un).',
      },
      estimate: 5,
      provenance: 'ours',
    },
  ],
};

export const othersGiveGuildersWords: Words<typeof othersGiveGuilders> = {
  kind: 'others-give-guilders',
  lacks: (state, seat) => nothingElsewhere(state, seat, 'guilders'),
};
