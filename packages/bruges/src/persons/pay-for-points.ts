import { DECLINE, PAY } from '../actions.ts';
import { cannotPay } from '../explain/reasons.ts';
import { amountOf } from '../log/phrases.ts';
import { gainPoints, payGuilders, type Question } from '../play.ts';
import { askingMany } from '../questions/asking.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface PayForPoints {
  readonly pay: number;
  readonly points: number;
  readonly times: number;
}

/** Once more? */
interface PurchaseFrame {
  t: 'purchase';
  seat: number;
  person: number;
  pay: number;
  points: number;
  picked: number;
  max: number;
}

const purchase: Question<PurchaseFrame, 'pay' | 'decline'> = {
  ask: (_, frame) => askingMany('payForPoints', frame, 0),
  options(_, frame, seat, into) {
    if (seat === frame.seat) into.push(PAY, DECLINE);
  },
  answer(play, frame, seat, action) {
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

export const payForPoints: Ability<'pay-for-points', PayForPoints, PurchaseFrame> = {
  kind: 'pay-for-points',
  can: (state, seat, { pay }) => state.players[seat]!.guilders >= pay,
  act(play, seat, { pay, points, times }, bearer) {
    play.state.agenda.push({ t: 'purchase', seat, person: bearer, pay, points, picked: 0, max: times });
  },
  frames: { purchase },
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
};

export const payForPointsWords: Words<typeof payForPoints, 'payForPoints'> = {
  kind: 'pay-for-points',
  lacks: ({ players }, seat, { pay }) => cannotPay(players[seat]!, pay),
  questions: {
    payForPoints: {
      frame: 'purchase',
      text: {
        en: 'Pay guilders for points, or decline.',
        de: 'Zahle Gulden für Punkte oder verzichte.',
        fr: 'Payez des florins pour des points, ou renoncez.',
      },
      details: {
        numbers: {
          en: 'Pay {guilders} for {points}, or decline.',
          de: 'Zahle {guilders} für {points} oder verzichte.',
          fr: 'Payez {guilders} pour {points}, ou renoncez.',
        },
      },
      detail: ({ pay, points }, { lang }) => [
        'numbers',
        { guilders: amountOf('guilders', pay, lang), points: amountOf('points', points, lang) },
      ],
    },
  },
};
