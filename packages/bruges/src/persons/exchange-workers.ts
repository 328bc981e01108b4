import { say } from '@guildhall/kernel';
import { DECLINE, swap } from '../actions.ts';
import { type ByColour, COLOURS, type Colour, colourNames, none, sum } from '../colours.ts';
import type { IntentOf } from '../explain/intent.ts';
import { noWorker } from '../explain/lacks.ts';
import type { Reason } from '../explain/reasons.ts';
import { aColour } from '../log/vocab.ts';
import { loseWorkers, type Question, takeWorkers } from '../play.ts';
import { askingMany } from '../questions/asking.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface ExchangeWorkers {
  readonly max: number;
}

/** Which worker goes for which? */
interface SwapsFrame {
  t: 'swaps';
  seat: number;
  person: number;
  picked: number;
  max: number;
  /** Workers taken in this exchange: they are not swapped again [G23]. Replaced, never changed. */
  got: Readonly<ByColour>;
}

/** What can still be given: workers held before. */
const givable = (state: State, { seat, got }: SwapsFrame): Colour[] =>
  COLOURS.filter((colour) => state.players[seat]!.workers[colour] > got[colour]);

const swaps: Question<SwapsFrame, 'swap' | 'decline'> = {
  ask: (_, frame) => askingMany('swapWorkers', frame, 1),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const give of givable(state, frame)) {
      for (const take of COLOURS) if (take !== give) into.push(swap[give][take]);
    }
    if (frame.picked > 0) into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { give, take } = action;
    const { source } = DECK[frame.person]!;
    loseWorkers(play, seat, give, 1, source);
    takeWorkers(play, seat, take, 1, source);
    frame.picked++;
    frame.got = { ...frame.got, [take]: frame.got[take] + 1 };
    if (frame.picked === frame.max || givable(play.state, frame).length === 0) agenda.pop();
  },
};

export const exchangeWorkers: Ability<'exchange-workers', ExchangeWorkers, SwapsFrame> = {
  kind: 'exchange-workers',
  can: (state, seat) => sum(state.players[seat]!.workers) > 0,
  act(play, seat, { max }, bearer) {
    play.state.agenda.push({ t: 'swaps', seat, person: bearer, picked: 0, max, got: none() });
  },
  frames: { swaps },
  bearers: [
    {
      id: 'mendicant-friar',
      card: 21,
      name: { en: 'Mendicant Friar', de: 'Bettelmönch', fr: 'Frère mendiant' },
      colour: 'blue',
      group: 'church',
      price: 0,
      icon: 'infinity',
      mode: 'activate',
      effect: { max: 2 },
      text: {
        en: 'Once per round: swap up to 2 of your workers for as many workers of any colours.',
        de: 'Einmal pro Runde: Tausche bis zu 2 deiner Handlanger gegen ebenso viele in Farben deiner Wahl.',
        fr: 'Une fois par manche\u00a0: échangez jusqu’à 2 de vos ouvriers contre autant d’ouvriers des couleurs de votre choix.',
      },
      estimate: 2.2,
      provenance: 'ours',
    },
  ],
};

type SwapReason =
  | { readonly why: 'sameColour'; readonly colour: Colour }
  /** All workers of this colour came in this exchange [G23]. */
  | { readonly why: 'justTaken'; readonly colour: Colour };

function whyNotSwap({ players }: State, _: SwapsFrame, seat: number, { give, take }: IntentOf<'swap'>): Reason {
  if (give === undefined) return { why: 'sameColour', colour: take! };
  if (players[seat]!.workers[give] === 0) return { why: 'noWorker', colours: [give] };
  return { why: give === take ? 'sameColour' : 'justTaken', colour: give };
}

export const exchangeWorkersWords: Words<typeof exchangeWorkers, 'swapWorkers', SwapReason> = {
  kind: 'exchange-workers',
  lacks: noWorker,
  questions: {
    swapWorkers: {
      frame: 'swaps',
      text: {
        en: 'Choose the worker you exchange, and for which one.',
        de: 'Wähle, welchen Handlanger du gegen welchen tauschst.',
        fr: 'Choisissez quel ouvrier vous échangez, et contre lequel.',
      },
      whyNot: { swap: whyNotSwap },
    },
  },
  reasons: {
    sameColour: {
      text: {
        en: 'Swap the {colour} worker for one of another colour.',
        de: 'Tausche den {colour} Handlanger gegen einen anderer Farbe.',
        fr: 'Échangez l’ouvrier {colour} contre un ouvrier d’une autre couleur.',
      },
      params: ({ colour }, { lang }) => ({ colour: say(aColour[colour], lang) }),
    },
    justTaken: {
      text: {
        en: 'Your {colour} workers came in this exchange and cannot be swapped again.',
        de: 'Deine Handlanger dieser Farbe stammen aus diesem Tausch und werden nicht noch einmal getauscht: {colour}.',
        fr: 'Vos ouvriers de cette couleur viennent de cet échange et ne peuvent pas être échangés à nouveau\u00a0: {colour}.',
      },
      params: ({ colour }, { lang }) => ({ colour: say(colourNames[colour], lang) }),
    },
  },
};
