import type { Play } from '../play.ts';
import { chooseDiscards } from '../questions/discards.ts';
import { drawCards } from '../round/draw.ts';
import { ability } from './ability.ts';

export interface Redraw {
  readonly max: number;
}

/** Draws as many cards as went. */
export interface ReplaceFrame {
  t: 'replace';
  seat: number;
  person: number;
  /** Cards in hand before discarding. */
  held: number;
}

export const redraw = ability<Redraw>({
  kind: 'redraw',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, { max }, bearer) {
    const { agenda, players } = play.state;
    const held = players[seat]!.hand.length;
    agenda.push({ t: 'replace', seat, person: bearer, held });
    chooseDiscards(play, seat, 1, Math.min(max, held), bearer);
  },
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
        de: 'Einmal pro Runde: Wirf bis zu 2 Handkarten ab und ziehe danach ebenso viele Karten.',
        fr: 'Une fois par manche\u00a0: défaussez jusqu’à 2 cartes de votre main, puis piochez-en autant.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
  ],
});

export const replace = {
  step(play: Play, { seat, person, held }: ReplaceFrame): void {
    play.state.agenda.pop();
    drawCards(play, seat, held - play.state.players[seat]!.hand.length, person);
  },
};
