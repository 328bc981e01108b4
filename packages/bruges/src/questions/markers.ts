import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, marker } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { discardMarker } from '../threats.ts';
import type { Asking } from './frames.ts';

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

export const markers = {
  ask: (_: State, { seat, person, picked, min, max }: Asking<'markers'>): Decision => ({
    seats: [seat],
    ask: 'discardMarkers',
    source: DECK[person]!.source,
    many: { min, max, picked },
  }),
  options(state: State, frame: Asking<'markers'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of held(state, seat)) into.push(marker[colour]);
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
    discardMarker(play, seat, (action as ActionOf<'marker'>).colour, source);
    frame.picked++;
    if (frame.picked === frame.max || held(play.state, seat).length === 0) agenda.pop();
  },
};
