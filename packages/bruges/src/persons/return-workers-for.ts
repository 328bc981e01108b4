import { DECLINE, give } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { noWorker } from '../explain/lacks.ts';
import { whyNotGive } from '../explain/picks.ts';
import { amountOf } from '../log/phrases.ts';
import { gainGuilders, loseWorkers, type Question } from '../play.ts';
import { askingMany } from '../questions/asking.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface ReturnWorkersFor {
  readonly max: number;
  readonly guilders: number;
}

/** Another worker for guilders? */
interface PawnFrame {
  t: 'pawn';
  seat: number;
  person: number;
  guilders: number;
  picked: number;
  max: number;
}

const held = ({ players }: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.workers[colour] > 0);

const pawn: Question<PawnFrame, 'give' | 'decline'> = {
  ask: (_, frame) => askingMany('returnWorkers', frame, 0),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const colour of held(state, seat)) into.push(give[colour]);
    into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { source } = DECK[frame.person]!;
    loseWorkers(play, seat, action.colour, 1, source);
    gainGuilders(play, seat, frame.guilders, source);
    frame.picked++;
    if (frame.picked === frame.max || held(play.state, seat).length === 0) agenda.pop();
  },
};

export const returnWorkersFor: Ability<'return-workers-for', ReturnWorkersFor, PawnFrame> = {
  kind: 'return-workers-for',
  can: (state, seat) => sum(state.players[seat]!.workers) > 0,
  act(play, seat, { max, guilders }, bearer) {
    play.state.agenda.push({ t: 'pawn', seat, person: bearer, guilders, picked: 0, max });
  },
  frames: { pawn },
  bearers: [
    {
      id: 'pawnbroker',
      card: 84,
      name: { en: 'Pawnbroker', de: 'Pfandleiher', fr: 'Prêteur sur gages' },
      colour: 'red',
      group: 'merchant',
      price: 0,
      icon: 'arrow',
      effect: { max: 4, guilders: 3 },
      text: {
        en: 'At once: you may return up to 4 of your workers to the supply and take 3 guilders for each.',
        de: 'Sofort: Du darfst bis zu 4 deiner Handlanger in den Vorrat zurücklegen und nimmst für jeden 3 Gulden.',
        fr: 'Immédiatement\u00a0: vous pouvez remettre jusqu’à 4 de vos ouvriers dans la réserve et prendre 3 florins pour chacun.',
      },
      estimate: 2.3,
      provenance: 'ours',
    },
  ],
};

export const returnWorkersForWords: Words<typeof returnWorkersFor, 'returnWorkers'> = {
  kind: 'return-workers-for',
  lacks: noWorker,
  questions: {
    returnWorkers: {
      frame: 'pawn',
      text: {
        en: 'Choose a worker that you hand in for guilders, or decline.',
        de: 'Wähle einen Handlanger, den du gegen Gulden abgibst, oder verzichte.',
        fr: 'Choisissez un ouvrier à céder contre des florins, ou renoncez.',
      },
      details: {
        guilders: {
          en: 'Choose a worker that you hand in for {guilders}, or decline.',
          de: 'Wähle einen Handlanger, den du gegen {guilders} abgibst, oder verzichte.',
          fr: 'Choisissez un ouvrier à céder contre {guilders}, ou renoncez.',
        },
      },
      detail: ({ guilders }, { lang }) => ['guilders', { guilders: amountOf('guilders', guilders, lang) }],
      whyNot: { give: whyNotGive },
    },
  },
};
