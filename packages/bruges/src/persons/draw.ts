import { nothingToDraw } from '../explain/lacks.ts';
import { canDraw, drawCards } from '../round/draw.ts';
import type { Ability } from './ability.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface Draw {
  readonly count: number;
}

export const draw: Ability<'draw', Draw> = {
  kind: 'draw',
  can: canDraw,
  act(play, seat, { count }, bearer) {
    drawCards(play, seat, count, bearer);
  },
  bearers: [
    {
      id: 'servant',
      card: 160,
      name: { en: 'Servant', de: 'Dienerin', fr: 'Servante' },
      colour: 'yellow',
      group: 'castle',
      price: 3,
      icon: 'worker',
      worker: 'red',
      effect: { count: 1 },
      text: { en: 'Draw 1 card.', de: 'Ziehe 1 Karte.', fr: 'Piochez 1 carte.' },
      estimate: 1.6,
      provenance: 'completed',
      filled: ['colour'],
    },
    {
      id: 'huntsman',
      card: 113,
      name: { en: 'Huntsman', de: 'Jäger', fr: 'Veneur' },
      colour: 'purple',
      group: 'castle',
      price: 6,
      icon: 'worker',
      worker: 'brown',
      effect: { count: 2 },
      text: { en: 'Draw 2 cards.', de: 'Ziehe 2 Karten.', fr: 'Piochez 2 cartes.' },
      estimate: 3.4,
      provenance: 'ours',
    },
    {
      id: 'librarian',
      card: 154,
      name: { en: 'Librarian', de: 'Bibliothekarin', fr: 'Bibliothécaire' },
      colour: 'yellow',
      group: 'scholar',
      price: 0,
      icon: 'arrow',
      effect: { count: 3 },
      text: {
        en: 'At once: draw 3 cards.',
        de: 'Sofort: Ziehe 3 Karten.',
        fr: 'Immédiatement\u00a0: piochez 3 cartes.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
  ],
};

export const drawWords: Words<typeof draw> = {
  kind: 'draw',
  lacks: nothingToDraw,
};

export const drawWorth: Worth<typeof draw> = {
  kind: 'draw',
  skill: 0.4,
};
