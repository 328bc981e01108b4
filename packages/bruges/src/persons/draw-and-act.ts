import { nothingToDraw } from '../explain/lacks.ts';
import type { Step } from '../play.ts';
import { canDraw, lookAt } from '../round/draw.ts';
import type { Ability, NoNumbers } from './ability.ts';
import type { Words } from './words.ts';

/** The card is drawn; now exactly that card is played. */
interface ActWithDrawnFrame {
  t: 'actWithDrawn';
  seat: number;
  person: number;
}

const actWithDrawn: Step<ActWithDrawnFrame> = {
  step(play, { seat, person }) {
    const { agenda, players } = play.state;
    agenda.pop();
    const [card] = players[seat]!.fresh;
    if (card === undefined) return;
    lookAt(play, seat);
    agenda.push({ t: 'extraPlay', seat, person, card });
  },
};

export const drawAndAct: Ability<'draw-and-act', NoNumbers, ActWithDrawnFrame> = {
  kind: 'draw-and-act',
  can: canDraw,
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'actWithDrawn', seat, person: bearer }, { t: 'draw', seat, left: 1, person: bearer });
  },
  frames: { actWithDrawn },
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
      filled: ['colour', 'worker', 'icon'],
    },
  ],
};

export const drawAndActWords: Words<typeof drawAndAct> = { kind: 'draw-and-act', lacks: nothingToDraw };
