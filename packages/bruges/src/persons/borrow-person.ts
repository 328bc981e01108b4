import { borrow as from } from '../actions.ts';
import { cardName } from '../log/phrases.ts';
import { houseOf, others, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { NOBODY, type State } from '../state.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';
import { act, canAct } from './effects.ts';
import type { Words } from './words.ts';

/** Whose effect is used? */
interface BorrowFrame {
  t: 'borrow';
  seat: number;
  person: number;
}

/** The worker persons of other players whose effect could do something for the bearer. */
function borrowable(state: State, seat: number, bearer: number): number[] {
  const found: number[] = [];
  for (const other of others(state, seat)) {
    for (const { person } of state.players[other]!.houses) {
      if (person === NOBODY || DECK[person]!.icon !== 'worker') continue;
      if (canAct(state, seat, person, bearer)) found.push(person);
    }
  }
  return found;
}

const borrow: Question<BorrowFrame, 'borrow'> = {
  ask: (_, frame) => asking('borrowPerson', frame),
  options(state, frame, seat, into) {
    if (seat === frame.seat) for (const person of borrowable(state, seat, frame.person)) into.push(from(person));
  },
  answer(play, frame, seat, { person }) {
    play.state.agenda.pop();
    act(play, seat, person, frame.person);
  },
};

export const borrowPerson: Ability<'borrow-person', NoNumbers, BorrowFrame> = {
  kind: 'borrow-person',
  can: (state, seat, _, bearer) => borrowable(state, seat, bearer).length > 0,
  act(play, seat, _, bearer) {
    const lenders = borrowable(play.state, seat, bearer);
    if (lenders.length === 1) act(play, seat, lenders[0]!, bearer);
    else play.state.agenda.push({ t: 'borrow', seat, person: bearer });
  },
  frames: { borrow },
  bearers: [
    {
      id: 'puppeteer',
      card: 124,
      name: { en: 'Puppeteer', de: 'Puppenspieler', fr: 'Marionnettiste' },
      colour: 'purple',
      group: 'entertainer',
      price: 9,
      icon: 'worker',
      worker: 'blue',
      effect: {},
      text: {
        en: 'Use the effect of another player’s person with the worker icon as if it were yours, without paying a further worker.',
        de: 'Nutze die Wirkung einer fremden Person mit Handlangersymbol, als wäre sie deine, ohne einen weiteren Handlanger zu zahlen.',
        fr: 'Utilisez l’effet d’un personnage d’un autre joueur portant le symbole ouvrier comme s’il était à vous, sans payer d’autre ouvrier.',
      },
      estimate: 4.6,
      provenance: 'ours',
    },
  ],
};

type BorrowReason =
  | { readonly why: 'ownPerson'; readonly person: number }
  | { readonly why: 'noSuchPerson'; readonly person: number };

export const borrowPersonWords: Words<typeof borrowPerson, 'borrowPerson', BorrowReason> = {
  kind: 'borrow-person',
  questions: {
    borrowPerson: {
      frame: 'borrow',
      text: {
        en: 'Choose the person of another player whose effect you use.',
        de: 'Wähle die fremde Person, deren Wirkung du nutzt.',
        fr: 'Choisissez le personnage d’un autre joueur dont vous utilisez l’effet.',
      },
      whyNot: {
        borrow({ players }, _, seat, { person }) {
          if (person === undefined) return null;
          const owner = players.findIndex((player) => houseOf(player, person) >= 0);
          if (owner < 0) return { why: 'noSuchPerson', person };
          if (owner === seat) return { why: 'ownPerson', person };
          const { icon } = DECK[person]!;
          return icon === 'worker' ? { why: 'nothingToChange', person } : { why: 'wrongIcon', person, icon: 'worker' };
        },
      },
    },
  },
  reasons: {
    ownPerson: {
      text: {
        en: 'Choose a person of another player, not your own: {personName}.',
        de: 'Wähle eine fremde Person, keine eigene: {personName}.',
        fr: 'Choisissez un personnage d’un autre joueur, pas le vôtre\u00a0: {personName}.',
      },
      params: ({ person }, { lang }) => ({ personName: cardName(person, lang) }),
    },
    noSuchPerson: {
      text: {
        en: 'This person lives in nobody’s house: {personName}.',
        de: 'Diese Person wohnt in niemandes Haus: {personName}.',
        fr: 'Ce personnage n’habite chez personne\u00a0: {personName}.',
      },
      params: ({ person }, { lang }) => ({ personName: cardName(person, lang) }),
    },
  },
};
