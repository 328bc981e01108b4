import { gainGuilders, others } from '../play.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';

export interface Share {
  readonly guilders: number;
  readonly others: number;
}

/** A gift, so that nobody is immune. */
export const share: Ability<'share', Share> = {
  kind: 'share',
  can: always,
  act(play, seat, { guilders, others: each }, bearer) {
    const { source } = DECK[bearer]!;
    gainGuilders(play, seat, guilders, source);
    for (const other of others(play.state, seat)) gainGuilders(play, other, each, source);
  },
  bearers: [
    {
      id: 'almoner',
      card: 100,
      name: { en: 'Almoner', de: 'Almosenier', fr: 'Aumônier' },
      colour: 'purple',
      group: 'church',
      price: 0,
      icon: 'arrow',
      effect: { guilders: 8, others: 2 },
      text: {
        en: 'At once: take 8 guilders. Every other player takes 2 guilders.',
        de: 'Sofort: Nimm 8 Gulden. Alle anderen nehmen je 2 Gulden.',
        fr: 'Immédiatement\u00a0: prenez 8 florins. Chaque autre joueur prend 2 florins.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
  ],
};
