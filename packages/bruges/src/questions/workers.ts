import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, worker } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import { type Play, takeWorkers } from '../play.ts';
import type { State } from '../state.ts';
import type { Asking } from './frames.ts';

export function chooseWorkers(play: Play, seat: number, n: number, person: number): void {
  play.state.agenda.push({ t: 'workers', seat, person, picked: 0, max: n });
}

/** Takes workers from the supply, each of a colour chosen freely. */
export const workers = {
  ask: (_: State, { seat, person, picked, max }: Asking<'workers'>): Decision => ({
    seats: [seat],
    ask: 'takeWorkers',
    source: DECK[person]!.source,
    many: { min: max, max, picked },
  }),
  options(_: State, frame: Asking<'workers'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of COLOURS) into.push(worker[colour]);
  },
  answer(play: Play, frame: Asking<'workers'>, seat: number, action: Action): void {
    takeWorkers(play, seat, (action as ActionOf<'worker'>).colour, 1, DECK[frame.person]!.source);
    frame.picked++;
    if (frame.picked === frame.max) play.state.agenda.pop();
  },
};
