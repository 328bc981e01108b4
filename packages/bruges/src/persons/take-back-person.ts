import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, takeBack as back, DECLINE } from '../actions.ts';
import { gainGuilders, houseOf, type Play, personLeaves } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { ability, type NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';

/** Who returns to the hand? */
export interface TakeBackFrame {
  t: 'takeBack';
  seat: number;
  person: number;
}

export const takeBackPerson = ability<NoNumbers>({
  kind: 'take-back-person',
  can: (state, seat, _, bearer) =>
    state.players[seat]!.houses.some(({ person }) => person !== NOBODY && person !== bearer),
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'takeBack', seat, person: bearer });
  },
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
});

export const takeBack = {
  ask: (_: State, { seat, person }: TakeBackFrame): Decision => ({
    seats: [seat],
    ask: 'takeBack',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: TakeBackFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const { person } of state.players[seat]!.houses) {
      if (person !== NOBODY && person !== frame.person) into.push(back(person));
    }
    into.push(DECLINE);
  },
  answer(play: Play, frame: TakeBackFrame, seat: number, action: Action): void {
    const { agenda, players } = play.state;
    agenda.pop();
    if (action.do === 'decline') return;
    const { person } = action as ActionOf<'takeBack'>;
    const { source } = DECK[frame.person]!;
    personLeaves(play, seat, houseOf(players[seat]!, person), 'hand', source);
    gainGuilders(play, seat, DECK[person]!.price, source);
  },
};
