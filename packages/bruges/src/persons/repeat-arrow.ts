import { repeat as again, DECLINE } from '../actions.ts';
import { whyNotOwn } from '../explain/picks.ts';
import type { Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { NOBODY, type State } from '../state.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';
import { act, canAct } from './effects.ts';
import type { Words } from './words.ts';

/** Whose effect happens again? */
interface RepeatFrame {
  t: 'repeat';
  seat: number;
  person: number;
}

/** The other arrow persons of this player whose effect could do something for the bearer. */
function repeatable(state: State, seat: number, bearer: number): number[] {
  return state.players[seat]!.houses.flatMap(({ person }) => {
    if (person === NOBODY || person === bearer || DECK[person]!.icon !== 'arrow') return [];
    return canAct(state, seat, person, bearer) ? [person] : [];
  });
}

const repeat: Question<RepeatFrame, 'repeat' | 'decline'> = {
  ask: (_, frame) => asking('repeatArrow', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const person of repeatable(state, seat, frame.person)) into.push(again(person));
    into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    if (action.do !== 'decline') act(play, seat, action.person, frame.person);
  },
};

export const repeatArrow: Ability<'repeat-arrow', NoNumbers, RepeatFrame> = {
  kind: 'repeat-arrow',
  can: (state, seat, _, bearer) => repeatable(state, seat, bearer).length > 0,
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'repeat', seat, person: bearer });
  },
  frames: { repeat },
  bearers: [
    {
      id: 'actor',
      card: 1,
      name: { en: 'Actor', de: 'Schauspieler', fr: 'Comédien' },
      colour: 'blue',
      group: 'entertainer',
      price: 6,
      icon: 'arrow',
      effect: {},
      text: {
        en: 'At once: you may carry out the effect of one of your other persons with the arrow icon again.',
        de: 'Sofort: Du darfst die Wirkung einer deiner anderen Personen mit Pfeilsymbol noch einmal ausführen.',
        fr: 'Immédiatement\u00a0: vous pouvez appliquer de nouveau l’effet d’un de vos autres personnages portant le symbole flèche.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
};

export const repeatArrowWords: Words<typeof repeatArrow, 'repeatArrow'> = {
  kind: 'repeat-arrow',
  questions: {
    repeatArrow: {
      frame: 'repeat',
      text: {
        en: 'Choose the person whose effect happens again, or decline.',
        de: 'Wähle die Person, deren Wirkung noch einmal eintritt, oder verzichte.',
        fr: 'Choisissez le personnage dont l’effet se répète, ou renoncez.',
      },
      whyNot: {
        repeat(state, frame, seat, { person }) {
          if (person === undefined) return null;
          if (person === frame.person) return { why: 'itself', person };
          const elsewhere = whyNotOwn(state, seat, person);
          if (elsewhere !== null) return elsewhere;
          const { icon } = DECK[person]!;
          return icon === 'arrow' ? { why: 'nothingToChange', person } : { why: 'wrongIcon', person, icon: 'arrow' };
        },
      },
    },
  },
};
