import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, from, marker } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { discardMarker } from '../threats.ts';
import type { Asking } from './frames.ts';

const pickable = (state: State, { seat, last }: Asking<'markers'>): Colour[] =>
  from(last).filter((colour) => state.players[seat]!.threats[colour] > 0);

/** Discards `min` to `max` markers of this player's, who has one; without a choice it is not asked. */
export function chooseMarkers(play: Play, seat: number, min: number, max: number, person: number): void {
  const { threats } = play.state.players[seat]!;
  const held = COLOURS.filter((colour) => threats[colour] > 0);
  const { source } = DECK[person]!;
  if (min === sum(threats) || (held.length === 1 && min === max)) {
    let left = min;
    for (const colour of held) {
      for (; left > 0 && threats[colour] > 0; left--) discardMarker(play, seat, colour, source);
    }
    return;
  }
  play.state.agenda.push({ t: 'markers', seat, person, picked: 0, min, max, last: null });
}

export const markers = {
  ask: (_: State, { seat, person, picked, min, max }: Asking<'markers'>): Decision => ({
    seats: [seat],
    ask: 'discardMarkers',
    source: DECK[person]!.source,
    many: { min, max, picked },
  }),
  options(state: State, frame: Asking<'markers'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of pickable(state, frame)) into.push(marker[colour]);
    if (frame.picked >= frame.min) into.push(DECLINE);
  },
  answer(play: Play, frame: Asking<'markers'>, seat: number, action: Action): void {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { ability, source } = DECK[frame.person]!;
    if (ability.kind === 'threat-action-bonus') effect(play, seat, ability.kind, frame.person);
    frame.last = (action as ActionOf<'marker'>).colour;
    discardMarker(play, seat, frame.last, source);
    frame.picked++;
    if (frame.picked === frame.max || pickable(play.state, frame).length === 0) agenda.pop();
  },
};
