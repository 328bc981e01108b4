import { DECLINE, lay } from '../actions.ts';
import { emptyHand } from '../explain/lacks.ts';
import { whyNotHeld } from '../explain/uses.ts';
import type { Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { buildHouse } from '../uses/house.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { DECK, mayDecline } from './deck.ts';
import type { Words } from './words.ts';

/** Which card becomes a house? */
interface ExtraHouseFrame {
  t: 'extraHouse';
  seat: number;
  person: number;
}

const question: Question<ExtraHouseFrame, 'lay' | 'decline'> = {
  ask: (_, frame) => asking('extraHouse', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const card of state.players[seat]!.hand) into.push(lay(card));
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play, { person }, seat, action) {
    play.state.agenda.pop();
    if (action.do !== 'decline') buildHouse(play, seat, action.card, DECK[person]!.source);
  },
};

export const extraHouse: Ability<'extra-house', NoNumbers, ExtraHouseFrame> = {
  kind: 'extra-house',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, _, bearer) {
    const { agenda, players } = play.state;
    const { hand } = players[seat]!;
    if (hand.length === 1 && !mayDecline(bearer)) buildHouse(play, seat, hand[0]!, DECK[bearer]!.source);
    else agenda.push({ t: 'extraHouse', seat, person: bearer });
  },
  frames: { extraHouse: question },
  bearers: [
    {
      id: 'carpenter',
      card: 141,
      name: { en: 'Carpenter', de: 'Zimmermann', fr: 'Charpentier' },
      colour: 'yellow',
      group: 'craftsman',
      price: 9,
      icon: 'worker',
      worker: 'brown',
      effect: {},
      text: {
        en: 'Build 1 house with 1 card from your hand without paying a worker of its colour.',
        de: 'Baue mit 1 Handkarte 1 Haus, ohne einen Handlanger seiner Farbe zu zahlen.',
        fr: 'Construisez 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur.',
      },
      estimate: 4.6,
      provenance: 'ours',
    },
    {
      id: 'roofer',
      card: 90,
      name: { en: 'Roofer', de: 'Dachdecker', fr: 'Couvreur' },
      colour: 'red',
      group: 'craftsman',
      price: 3,
      icon: 'arrow',
      effect: {},
      text: {
        en: 'At once: you may build 1 house with 1 card from your hand without paying a worker of its colour.',
        de: 'Sofort: Du darfst mit 1 Handkarte 1 Haus bauen, ohne einen Handlanger seiner Farbe zu zahlen.',
        fr: 'Immédiatement\u00a0: vous pouvez construire 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
  ],
};

export const extraHouseWords: Words<typeof extraHouse, 'extraHouse'> = {
  kind: 'extra-house',
  lacks: emptyHand,
  questions: {
    extraHouse: {
      frame: 'extraHouse',
      text: {
        en: 'Choose a card from your hand that becomes a house.',
        de: 'Wähle eine Handkarte, die ein Haus wird.',
        fr: 'Choisissez une carte de votre main qui devient une maison.',
      },
      details: {
        orNone: {
          en: 'Choose a card from your hand that becomes a house, or decline.',
          de: 'Wähle eine Handkarte, die ein Haus wird, oder verzichte.',
          fr: 'Choisissez une carte de votre main qui devient une maison, ou renoncez.',
        },
      },
      detail: (_, { may }) => (may('decline') ? ['orNone'] : null),
      whyNot: { lay: whyNotHeld },
    },
  },
};
