import { DECLINE } from '../actions.ts';
import { mayDecline } from '../persons/deck.ts';
import type { Question } from '../play.ts';
import { type FrameOf, NOBODY } from '../state.ts';
import { playCard, playOptions } from '../uses/index.ts';
import { asking } from './asking.ts';

export const extraPlay: Question<FrameOf<'extraPlay'>, 'play' | 'decline'> = {
  ask: (_, frame) => asking('extraPlay', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    if (frame.card !== NOBODY) {
      playOptions(state, seat, [frame.card], into);
      return;
    }
    playOptions(state, seat, state.players[seat]!.hand, into);
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    if (action.do !== 'decline') playCard(play, seat, action, true);
  },
};
