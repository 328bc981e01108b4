import type { Play } from '../play.ts';
import { canDraw, lookAt } from '../round/draw.ts';
import { ability, type NoNumbers } from './ability.ts';

/** The card is drawn; now exactly that card is played. */
export interface ActWithDrawnFrame {
  t: 'actWithDrawn';
  seat: number;
  person: number;
}

export const drawAndAct = ability<NoNumbers>({
  kind: 'draw-and-act',
  can: canDraw,
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'actWithDrawn', seat, person: bearer }, { t: 'draw', seat, left: 1, person: bearer });
  },
  bearers: [
    {
      id: 'princess',
      card: 87,
      name: { en: 'Princess', de: 'Prinzessin', fr: 'Princesse' },
      colour: 'red',
      group: 'noble',
      price: 9,
      icon: 'worker',
      worker: 'blue',
      effect: {},
      text: {
        en: 'Draw 1 card and use it at once for any action.',
        de: 'Ziehe 1 Karte und nutze sie sofort für eine beliebige Aktion.',
        fr: 'Piochez 1 carte et utilisez-la aussitôt pour une action au choix.',
      },
      estimate: 7,
      provenance: 'completed',
    },
  ],
});

export const actWithDrawn = {
  step(play: Play, { seat, person }: ActWithDrawnFrame): void {
    const { agenda, players } = play.state;
    agenda.pop();
    const [card] = players[seat]!.fresh;
    if (card === undefined) return;
    lookAt(play, seat);
    agenda.push({ t: 'extraPlay', seat, person, card });
  },
};
