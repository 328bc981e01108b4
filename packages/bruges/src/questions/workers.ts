import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, from, worker } from '../actions.ts';
import { DECK } from '../persons/deck.ts';
import { type Play, takeWorkers } from '../play.ts';
import type { State } from '../state.ts';
import type { Asking } from './frames.ts';

export function chooseWorkers(play: Play, seat: number, n: number, person: number): void {
  play.state.agenda.push({ t: 'workers', seat, person, picked: 0, max: n, last: null });
}

/** Takes workers from the supply, each of a colour chosen freely, colours in ascending order. */
export const workers = {
  ask: (_: State, { seat, person, picked, max }: Asking<'workers'>): Decision => ({
    seats: [seat],
    ask: 'takeWorkers',
    source: DECK[person]!.source,
    many: { min: max, max, picked },
  }),
  options(_: State, frame: Asking<'workers'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of from(frame.last)) into.push(worker[colour]);
  },
  answer(play: Play, frame: Asking<'workers'>, seat: number, action: Action): void {
    const { colour } = action as ActionOf<'worker'>;
    const { source } = DECK[frame.person]!;
    const { agenda } = play.state;
    takeWorkers(play, seat, colour, 1, source);
    frame.picked++;
    frame.last = colour;
    if (frame.picked === frame.max) agenda.pop();
    else if (from(colour).length === 1) {
      // yellow is the last colour: what is left can only be yellow
      takeWorkers(play, seat, colour, frame.max - frame.picked, source);
      agenda.pop();
    }
  },
};
