import { gainPoints, losePoints } from '../play.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers } from './others.ts';

export interface OthersLosePoints {
  readonly lose: number;
  readonly points: number;
}

export const othersLosePoints: Ability<'others-lose-points', OthersLosePoints> = {
  kind: 'others-lose-points',
  can: always,
  act: affectOthers,
  each(play, _, other, { lose }, bearer) {
    losePoints(play, other, lose, DECK[bearer]!.source);
  },
  after(play, seat, { points }, bearer) {
    gainPoints(play, seat, points, DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'slanderer',
      card: 61,
      name: { en: 'Slanderer', de: 'Verleumderin', fr: 'Calomniatrice' },
      colour: 'brown',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { lose: 2, points: 2 },
      text: {
        en: 'At once: every other player loses 2 points. Get 2 points.',
        de: 'Sofort: Alle anderen verlieren je 2 Punkte. Du erhältst 2 Punkte.',
        fr: 'Immédiatement\u00a0: chaque autre joueur perd 2 points. Gagnez 2 points.',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
};
