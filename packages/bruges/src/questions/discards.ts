import { DECLINE, discard } from '../actions.ts';
import { DECK } from '../persons/deck.ts';
import { discardFromHand, type Play, type Question } from '../play.ts';
import type { FrameOf } from '../state.ts';
import { askingMany } from './asking.ts';

/** Discards `min` to `max` cards of the hand, which holds at least `min`; the whole hand goes without asking. */
export function chooseDiscards(play: Play, seat: number, min: number, max: number, person: number): void {
  const { hand } = play.state.players[seat]!;
  if (min === hand.length) {
    // faces come to light that no move named
    play.effect = 'barrier';
    for (const card of hand.slice()) discardFromHand(play, seat, card, DECK[person]!.source);
    return;
  }
  if (max > 0) play.state.agenda.push({ t: 'discards', seat, person, picked: 0, min, max });
}

/** In any order: what is left in the hand is nobody else's business, so nothing may follow from the order of picks. */
export const discards: Question<FrameOf<'discards'>, 'discard' | 'decline'> = {
  ask: (_, frame) => askingMany('discardCards', frame, frame.min),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const { hand } = state.players[seat]!;
    for (const card of hand) into.push(discard(card));
    if (frame.picked >= frame.min) into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda, players } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    discardFromHand(play, seat, action.card, DECK[frame.person]!.source);
    frame.picked++;
    if (frame.picked === frame.max || players[seat]!.hand.length === 0) agenda.pop();
  },
};
