import type { Colour } from '../colours.ts';
import { gainGuilders } from '../play.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import type { Worth } from './worth.ts';

export interface GuildersByDie {
  readonly die: Colour;
}

export const guildersByDie: Ability<'guilders-by-die', GuildersByDie> = {
  kind: 'guilders-by-die',
  can: always,
  act(play, seat, { die }, bearer) {
    gainGuilders(play, seat, play.state.dice[die], DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'spice-merchant',
      card: 28,
      name: { en: 'Spice Merchant', de: 'Gewürzhändler', fr: 'Marchand d’épices' },
      colour: 'blue',
      group: 'merchant',
      price: 3,
      icon: 'worker',
      worker: 'purple',
      effect: { die: 'red' },
      text: {
        en: 'Take as many guilders as the red die shows.',
        de: 'Nimm so viele Gulden, wie der rote Würfel zeigt.',
        fr: 'Prenez un nombre de florins égal à la valeur du dé rouge.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'cloth-merchant',
      card: 143,
      name: { en: 'Cloth Merchant', de: 'Tuchhändlerin', fr: 'Drapière' },
      colour: 'yellow',
      group: 'merchant',
      price: 3,
      icon: 'worker',
      worker: 'brown',
      effect: { die: 'blue' },
      text: {
        en: 'Take as many guilders as the blue die shows.',
        de: 'Nimm so viele Gulden, wie der blaue Würfel zeigt.',
        fr: 'Prenez un nombre de florins égal à la valeur du dé bleu.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'wine-merchant',
      card: 98,
      name: { en: 'Wine Merchant', de: 'Weinhändler', fr: 'Négociant en vin' },
      colour: 'red',
      group: 'merchant',
      price: 3,
      icon: 'worker',
      worker: 'blue',
      effect: { die: 'purple' },
      text: {
        en: 'Take as many guilders as the purple die shows.',
        de: 'Nimm so viele Gulden, wie der violette Würfel zeigt.',
        fr: 'Prenez un nombre de florins égal à la valeur du dé violet.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'fur-trader',
      card: 111,
      name: { en: 'Fur Trader', de: 'Pelzhändler', fr: 'Pelletier' },
      colour: 'purple',
      group: 'merchant',
      price: 3,
      icon: 'worker',
      worker: 'yellow',
      effect: { die: 'brown' },
      text: {
        en: 'Take as many guilders as the brown die shows.',
        de: 'Nimm so viele Gulden, wie der braune Würfel zeigt.',
        fr: 'Prenez un nombre de florins égal à la valeur du dé brun.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'grain-merchant',
      card: 42,
      name: { en: 'Grain Merchant', de: 'Kornhändlerin', fr: 'Marchande de grains' },
      colour: 'brown',
      group: 'merchant',
      price: 3,
      icon: 'worker',
      worker: 'red',
      effect: { die: 'yellow' },
      text: {
        en: 'Take as many guilders as the yellow die shows.',
        de: 'Nimm so viele Gulden, wie der gelbe Würfel zeigt.',
        fr: 'Prenez un nombre de florins égal à la valeur du dé jaune.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
};

export const guildersByDieWorth: Worth<typeof guildersByDie> = {
  kind: 'guilders-by-die',
  use: ({ die }, { state, now }) => ({ points: 0, guilders: now ? state.dice[die] : 3.5, other: 0 }),
};
