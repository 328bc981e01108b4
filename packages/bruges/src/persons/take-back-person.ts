import { takeBack as back, DECLINE } from '../actions.ts';
import { whyNotOwn } from '../explain/picks.ts';
import { gainGuilders, houseOf, personLeaves, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { NOBODY } from '../state.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

/** Who returns to the hand? */
interface TakeBackFrame {
  t: 'takeBack';
  seat: number;
  person: number;
}

const takeBack: Question<TakeBackFrame, 'takeBack' | 'decline'> = {
  ask: (_, frame) => asking('takeBack', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const { person } of state.players[seat]!.houses) {
      if (person !== NOBODY && person !== frame.person) into.push(back(person));
    }
    into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda, players } = play.state;
    agenda.pop();
    if (action.do === 'decline') return;
    const { source } = DECK[frame.person]!;
    personLeaves(play, seat, houseOf(players[seat]!, action.person), 'hand', source);
    gainGuilders(play, seat, DECK[action.person]!.price, source);
  },
};

export const takeBackPerson: Ability<'take-back-person', NoNumbers, TakeBackFrame> = {
  kind: 'take-back-person',
  can: (state, seat, _, bearer) =>
    state.players[seat]!.houses.some(({ person }) => person !== NOBODY && person !== bearer),
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'takeBack', seat, person: bearer });
  },
  frames: { takeBack },
  bearers: [
    {
      id: 'philosopher',
      card: 85,
      name: { en: 'Philosopher', de: 'Philosoph', fr: 'Philosophe' },
      colour: 'red',
      group: 'scholar',
      price: 0,
      icon: 'arrow',
      effect: {},
      text: {
        en: 'At once: you may take one of your other persons back into your hand and take guilders equal to its price.',
        de: 'Sofort: Du darfst eine deiner anderen Personen auf die Hand zurücknehmen und nimmst Gulden in Höhe ihres Preises.',
        fr: 'Immédiatement\u00a0: vous pouvez reprendre en main un de vos autres personnages et prendre un nombre de florins égal à son prix.',
      },
      estimate: 2.4,
      provenance: 'ours',
    },
  ],
};

export const takeBackPersonWords: Words<typeof takeBackPerson, 'takeBack'> = {
  kind: 'take-back-person',
  questions: {
    takeBack: {
      frame: 'takeBack',
      text: {
        en: 'Choose a person to take back to your hand; you get its price in guilders. Or decline.',
        de: 'Wähle eine Person, die du auf die Hand zurücknimmst; du bekommst ihren Preis in Gulden. Oder verzichte.',
        fr: 'Choisissez un personnage à reprendre en main\u00a0; vous recevez son prix en florins. Ou renoncez.',
      },
      whyNot: {
        takeBack: (state, _, seat, { person }) => whyNotOwn(state, seat, person!) ?? { why: 'itself', person: person! },
      },
    },
  },
};
