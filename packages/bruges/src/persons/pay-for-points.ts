import type { Decision } from '@guildhall/kernel';
import { type Action, DECLINE, PAY } from '../actions.ts';
import { gainPoints, type Play, payGuilders } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface PayForPoints {
  readonly pay: number;
  readonly points: number;
  readonly times: number;
}

/** Once more? */
export interface PurchaseFrame {
  t: 'purchase';
  seat: number;
  person: number;
  pay: number;
  points: number;
  picked: number;
  max: number;
}

export const payForPoints = ability<PayForPoints>({
  kind: 'pay-for-points',
  can: (state, seat, { pay }) => state.players[seat]!.guilders >= pay,
  act(play, seat, { pay, points, times }, bearer) {
    play.state.agenda.push({ t: 'purchase', seat, person: bearer, pay, points, picked: 0, max: times });
  },
  bearers: [
    {
      id: 'goldsmith',
      card: 79,
      name: { en: 'Goldsmith', de: 'Goldschmied', fr: 'Orfèvre' },
      colour: 'red',
      group: 'artist',
      price: 6,
      icon: 'arrow',
      effect: { pay: 3, points: 2, times: 4 },
      text: {
        en: 'At once: you may pay 3 guilders up to 4 times and get 2 points each time.',
        de: 'Sofort: Du darfst bis zu 4-mal 3 Gulden zahlen und erhältst jedes Mal 2 Punkte.',
        fr: 'Immédiatement\u00a0: vous pouvez payer 3 florins jusqu’à 4 fois et gagner chaque fois 2 points.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
});

export const purchase = {
  ask: (_: State, { seat, person, picked, max }: PurchaseFrame): Decision => ({
    seats: [seat],
    ask: 'payForPoints',
    source: DECK[person]!.source,
    many: { min: 0, max, picked },
  }),
  options(_: State, frame: PurchaseFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) into.push(PAY, DECLINE);
  },
  answer(play: Play, frame: PurchaseFrame, seat: number, action: Action): void {
    const { agenda, players } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { source } = DECK[frame.person]!;
    payGuilders(play, seat, frame.pay, source);
    gainPoints(play, seat, frame.points, source);
    frame.picked++;
    if (frame.picked === frame.max || players[seat]!.guilders < frame.pay) agenda.pop();
  },
};
