import type { Colour } from '../colours.ts';
import { gainGuilders } from '../play.ts';
import { threaten } from '../threats.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers } from './others.ts';

export interface OthersTakeThreat {
  readonly colour: Colour;
  readonly guilders: number;
}

export const othersTakeThreat: Ability<'others-take-threat', OthersTakeThreat> = {
  kind: 'others-take-threat',
  can: always,
  act: affectOthers,
  each(play, _, other, { colour }, bearer) {
    threaten(play, other, colour, DECK[bearer]!.source);
  },
  after(play, seat, { guilders }, bearer) {
    gainGuilders(play, seat, guilders, DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'firebug',
      card: 77,
      name: { en: 'Firebug', de: 'Zündlerin', fr: 'Boutefeu' },
      colour: 'red',
      group: 'underworld',
      price: 3,
      icon: 'arrow',
      effect: { colour: 'red', guilders: 3 },
      text: {
        en: 'At once: every other player takes 1 red threat marker. Take 3 guilders.',
        de: 'Sofort: Alle anderen nehmen je 1 roten Bedrohungsmarker. Nimm 3 Gulden.',
        fr: 'Immédiatement\u00a0: chaque autre joueur prend 1 marqueur menace rouge. Prenez 3 florins.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
    {
      id: 'dyke-breaker',
      card: 12,
      name: { en: 'Dyke Breaker', de: 'Deichbrecher', fr: 'Briseur de digues' },
      colour: 'blue',
      group: 'underworld',
      price: 3,
      icon: 'arrow',
      effect: { colour: 'blue', guilders: 3 },
      text: {
        en: 'At once: every other player takes 1 blue threat marker. Take 3 guilders.',
        de: 'Sofort: Alle anderen nehmen je 1 blauen Bedrohungsmarker. Nimm 3 Gulden.',
        fr: 'Immédiatement\u00a0: chaque autre joueur prend 1 marqueur menace bleu. Prenez 3 florins.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'rat-breeder',
      card: 56,
      name: { en: 'Rat Breeder', de: 'Rattenzüchterin', fr: 'Éleveuse de rats' },
      colour: 'brown',
      group: 'underworld',
      price: 3,
      icon: 'arrow',
      effect: { colour: 'brown', guilders: 3 },
      text: {
        en: 'At once: every other player takes 1 brown threat marker. Take 3 guilders.',
        de: 'Sofort: Alle anderen nehmen je 1 braunen Bedrohungsmarker. Nimm 3 Gulden.',
        fr: 'Immédiatement\u00a0: chaque autre joueur prend 1 marqueur menace brun. Prenez 3 florins.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'robbers-scout',
      card: 158,
      name: { en: 'Robbers’ Scout', de: 'Räuberspäher', fr: 'Éclaireur des brigands' },
      colour: 'yellow',
      group: 'underworld',
      price: 3,
      icon: 'arrow',
      effect: { colour: 'yellow', guilders: 3 },
      text: {
        en: 'At once: every other player takes 1 yellow threat marker. Take 3 guilders.',
        de: 'Sofort: Alle anderen nehmen je 1 gelben Bedrohungsmarker. Nimm 3 Gulden.',
        fr: 'Immédiatement\u00a0: chaque autre joueur prend 1 marqueur menace jaune. Prenez 3 florins.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'schemer',
      card: 125,
      name: { en: 'Schemer', de: 'Ränkeschmiedin', fr: 'Intrigante' },
      colour: 'purple',
      group: 'underworld',
      price: 3,
      icon: 'arrow',
      effect: { colour: 'purple', guilders: 3 },
      text: {
        en: 'At once: every other player takes 1 purple threat marker. Take 3 guilders.',
        de: 'Sofort: Alle anderen nehmen je 1 violetten Bedrohungsmarker. Nimm 3 Gulden.',
        fr: 'Immédiatement\u00a0: chaque autre joueur prend 1 marqueur menace violet. Prenez 3 florins.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
  ],
};
