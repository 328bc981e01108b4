import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, repeat as again, DECLINE } from '../actions.ts';
import { effect, type Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { ability, type NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';

/** Whose effect happens again? */
export interface RepeatFrame {
  t: 'repeat';
  seat: number;
  person: number;
}

/** The other arrow persons of this player whose effect could do something for the bearer. */
function repeatable(state: State, seat: number, bearer: number): number[] {
  return state.players[seat]!.houses.flatMap(({ person }) => {
    if (person === NOBODY || person === bearer || DECK[person]!.icon !== 'arrow') return [];
    return DECK[person]!.ability.can!(state, seat, DECK[person]!.effect, bearer) ? [person] : [];
  });
}

export const repeatArrow = ability<NoNumbers>({
  kind: 'repeat-arrow',
  can: (state, seat, _, bearer) => repeatable(state, seat, bearer).length > 0,
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'repeat', seat, person: bearer });
  },
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
});

export const repeat = {
  ask: (_: State, { seat, person }: RepeatFrame): Decision => ({
    seats: [seat],
    ask: 'repeatArrow',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: RepeatFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const person of repeatable(state, seat, frame.person)) into.push(again(person));
    into.push(DECLINE);
  },
  answer(play: Play, frame: RepeatFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    if (action.do === 'decline') return;
    const { ability, effect: numbers, card } = DECK[(action as ActionOf<'repeat'>).person]!;
    effect(play, seat, ability.kind, card);
    ability.act!(play, seat, numbers, frame.person, card);
  },
};
