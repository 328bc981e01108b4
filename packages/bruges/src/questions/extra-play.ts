import type { Decision } from '@guildhall/kernel';
import { type Action, DECLINE, type PlayAction } from '../actions.ts';
import { DECK, mayDecline } from '../persons/deck.ts';
import type { Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { playCard, playOptions } from '../uses/index.ts';
import type { Asking } from './frames.ts';

export const extraPlay = {
  ask: (_: State, { seat, person }: Asking<'extraPlay'>): Decision => ({
    seats: [seat],
    ask: 'extraPlay',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: Asking<'extraPlay'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    if (frame.card !== NOBODY) {
      playOptions(state, seat, frame.card, into);
      return;
    }
    for (const card of state.players[seat]!.hand) playOptions(state, seat, card, into);
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play: Play, _: Asking<'extraPlay'>, seat: number, action: Action): void {
    play.state.agenda.pop();
    if (action.do !== 'decline') playCard(play, seat, action as PlayAction, true);
  },
};
