import { emptyHand } from '../explain/lacks.ts';
import type { Step } from '../play.ts';
import { chooseDiscards } from '../questions/discards.ts';
import { drawCards } from '../round/draw.ts';
import type { Ability } from './ability.ts';
import type { Words } from './words.ts';

export interface Redraw {
  readonly max: number;
}

/** Draws as many cards as went. */
interface ReplaceFrame {
  t: 'replace';
  seat: number;
  person: number;
  /** Cards in hand before discarding. */
  held: number;
}

const replace: Step<ReplaceFrame> = {
  step(play, { seat, person, held }) {
    play.state.agenda.pop();
    drawCards(play, seat, held - play.state.players[seat]!.hand.length, person);
  },
};

export const redraw: Ability<'redraw', Redraw, ReplaceFrame> = {
  kind: 'redraw',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, { max }, bearer) {
    const { agenda, players } = play.state;
    const held = players[seat]!.hand.length;
    agenda.push({ t: 'replace', seat, person: bearer, held });
    chooseDiscards(play, seat, 1, Math.min(max, held), bearer);
  },
  frames: { replace },
  bearers: [
    {
      id: 'chambermaid',
      card: 37,
      name: { en: 'Chambermaid', de: 'Kammerzofe', fr: 'Femme de chambre' },
      colour: 'brown',
      group: 'castle',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { max: 2 },
      text: {
        en: 'Once per round: discard up to 2 cards from your hand, then draw as many.',
        de: 'Einmal pro Runde: Lege bis zu 2 Handkarten ab und ziehe danach ebenso viele Karten.',
        fr: 'Une fois par manche\u00a0: défaussez jusqu’à 2 cartes de votre main, puis piochez-en autant.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
  ],
};

export const redrawWords: Words<typeof redraw> = { kind: 'redraw', lacks: emptyHand };
