import { DECLINE, marker } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import { effect, type Play, type Question } from '../play.ts';
import type { FrameOf, State } from '../state.ts';
import { discardMarker } from '../threats.ts';
import { askingMany } from './asking.ts';

const held = ({ players }: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.threats[colour] > 0);

/** Discards `min` to `max` markers of this player's, who has one; without a choice it is not asked. */
export function chooseMarkers(play: Play, seat: number, min: number, max: number, person: number): void {
  const { threats } = play.state.players[seat]!;
  const colours = held(play.state, seat);
  const { source } = DECK[person]!;
  if (min === sum(threats) || (colours.length === 1 && min === max)) {
    let left = min;
    for (const colour of colours) {
      for (; left > 0 && threats[colour] > 0; left--) discardMarker(play, seat, colour, source);
    }
    return;
  }
  play.state.agenda.push({ t: 'markers', seat, person, picked: 0, min, max });
}

export const markers: Question<FrameOf<'markers'>, 'marker' | 'decline'> = {
  ask: (_, frame) => askingMany('discardMarkers', frame, frame.min),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const colour of held(state, seat)) into.push(marker[colour]);
    if (frame.picked >= frame.min) into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { kind, source } = DECK[frame.person]!;
    if (kind === 'threat-action-bonus') effect(play, seat, frame.person);
    discardMarker(play, seat, action.colour, source);
    frame.picked++;
    if (frame.picked === frame.max || held(play.state, seat).length === 0) agenda.pop();
  },
};
