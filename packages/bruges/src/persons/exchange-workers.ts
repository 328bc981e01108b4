import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, swap } from '../actions.ts';
import { type ByColour, COLOURS, type Colour, none, sum } from '../colours.ts';
import { loseWorkers, type Play, takeWorkers } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface ExchangeWorkers {
  readonly max: number;
}

/** Which worker goes for which? */
export interface SwapsFrame {
  t: 'swaps';
  seat: number;
  person: number;
  picked: number;
  max: number;
  /** Workers taken in this exchange: they are not swapped again [G23]. Replaced, never changed. */
  got: Readonly<ByColour>;
}

export const exchangeWorkers = ability<ExchangeWorkers>({
  kind: 'exchange-workers',
  can: (state, seat) => sum(state.players[seat]!.workers) > 0,
  act(play, seat, { max }, bearer) {
    play.state.agenda.push({ t: 'swaps', seat, person: bearer, picked: 0, max, got: none() });
  },
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
});

/** What can still be given: workers held before. */
const givable = (state: State, { seat, got }: SwapsFrame): Colour[] =>
  COLOURS.filter((colour) => state.players[seat]!.workers[colour] > got[colour]);

export const swaps = {
  ask: (_: State, { seat, person, picked, max }: SwapsFrame): Decision => ({
    seats: [seat],
    ask: 'swapWorkers',
    source: DECK[person]!.source,
    many: { min: 1, max, picked },
  }),
  options(state: State, frame: SwapsFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const give of givable(state, frame)) {
      for (const take of COLOURS) if (take !== give) into.push(swap[give][take]);
    }
    if (frame.picked > 0) into.push(DECLINE);
  },
  answer(play: Play, frame: SwapsFrame, seat: number, action: Action): void {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { give, take } = action as ActionOf<'swap'>;
    const { source } = DECK[frame.person]!;
    loseWorkers(play, seat, give, 1, source);
    takeWorkers(play, seat, take, 1, source);
    frame.picked++;
    frame.got = { ...frame.got, [take]: frame.got[take] + 1 };
    if (frame.picked === frame.max || givable(play.state, frame).length === 0) agenda.pop();
  },
};
