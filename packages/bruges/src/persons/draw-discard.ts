import { nothingToDraw } from '../explain/lacks.ts';
import type { Step } from '../play.ts';
import { chooseDiscards } from '../questions/discards.ts';
import { canDraw, drawCards } from '../round/draw.ts';
import type { Ability } from './ability.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface DrawDiscard {
  readonly draw: number;
  readonly discard: number;
}

/** The cards are drawn; now as many go, but never more than were drawn. */
interface SiftFrame {
  t: 'sift';
  seat: number;
  person: number;
  most: number;
  /** Cards in hand before drawing. */
  held: number;
}

const sift: Step<SiftFrame> = {
  step(play, { seat, person, most, held }) {
    play.state.agenda.pop();
    const drawn = play.state.players[seat]!.hand.length - held;
    const n = Math.min(most, drawn);
    chooseDiscards(play, seat, n, n, person);
  },
};

export const drawDiscard: Ability<'draw-discard', DrawDiscard, SiftFrame> = {
  kind: 'draw-discard',
  can: canDraw,
  act(play, seat, { draw, discard }, bearer) {
    const { agenda, players } = play.state;
    agenda.push({ t: 'sift', seat, person: bearer, most: discard, held: players[seat]!.hand.length });
    drawCards(play, seat, draw, bearer);
  },
  frames: { sift },
  bearers: [
    {
      id: 'falconer',
      card: 73,
      name: { en: 'Falconer', de: 'Falknerin', fr: 'Fauconnière' },
      colour: 'red',
      group: 'castle',
      price: 6,
      icon: 'worker',
      worker: 'purple',
      effect: { draw: 3, discard: 2 },
      text: {
        en: 'Draw 3 cards, then discard 2 cards from your hand.',
        de: 'Ziehe 3 Karten und lege danach 2 Handkarten ab.',
        fr: 'Piochez 3 cartes, puis défaussez 2 cartes de votre main.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'mathematician',
      card: 47,
      name: { en: 'Mathematician', de: 'Mathematiker', fr: 'Mathématicien' },
      colour: 'brown',
      group: 'scholar',
      price: 3,
      icon: 'arrow',
      effect: { draw: 4, discard: 4 },
      text: {
        en: 'At once: draw 4 cards, then discard 4 cards from your hand.',
        de: 'Sofort: Ziehe 4 Karten und lege danach 4 Handkarten ab.',
        fr: 'Immédiatement\u00a0: piochez 4 cartes, puis défaussez 4 cartes de votre main.',
      },
      estimate: 2.4,
      provenance: 'completed',
      filled: ['colour'],
    },
  ],
};

export const drawDiscardWords: Words<typeof drawDiscard> = { kind: 'draw-discard', lacks: nothingToDraw };

export const drawDiscardWorth: Worth<typeof drawDiscard> = { kind: 'draw-discard', skill: 0.4 };
