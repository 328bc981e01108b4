import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, borrow as from } from '../actions.ts';
import { effect, others, type Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { ability, type NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';

/** Whose effect is used? */
export interface BorrowFrame {
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
      if (DECK[person]!.ability.can!(state, seat, DECK[person]!.effect, bearer)) found.push(person);
    }
  }
  return found;
}

function useBorrowed(play: Play, seat: number, person: number, bearer: number): void {
  const { ability, effect: numbers } = DECK[person]!;
  effect(play, seat, ability.kind, person);
  ability.act!(play, seat, numbers, bearer, person);
}

export const borrowPerson = ability<NoNumbers>({
  kind: 'borrow-person',
  can: (state, seat, _, bearer) => borrowable(state, seat, bearer).length > 0,
  act(play, seat, _, bearer) {
    const lenders = borrowable(play.state, seat, bearer);
    if (lenders.length === 1) useBorrowed(play, seat, lenders[0]!, bearer);
    else play.state.agenda.push({ t: 'borrow', seat, person: bearer });
  },
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
});

export const borrow = {
  ask: (_: State, { seat, person }: BorrowFrame): Decision => ({
    seats: [seat],
    ask: 'borrowPerson',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: BorrowFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) for (const person of borrowable(state, seat, frame.person)) into.push(from(person));
  },
  answer(play: Play, frame: BorrowFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    useBorrowed(play, seat, (action as ActionOf<'borrow'>).person, frame.person);
  },
};
