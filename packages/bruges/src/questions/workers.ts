import { worker } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import { type Play, type Question, takeWorkers } from '../play.ts';
import type { FrameOf } from '../state.ts';
import { askingMany } from './asking.ts';

export function chooseWorkers(play: Play, seat: number, n: number, person: number): void {
  play.state.agenda.push({ t: 'workers', seat, person, picked: 0, max: n });
}

/** Takes workers from the supply, each of a colour chosen freely. */
export const workers: Question<FrameOf<'workers'>, 'worker'> = {
  ask: (_, frame) => askingMany('takeWorkers', frame, frame.max),
  options(_, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const colour of COLOURS) into.push(worker[colour]);
  },
  answer(play, frame, seat, action) {
    takeWorkers(play, seat, action.colour, 1, DECK[frame.person]!.source);
    frame.picked++;
    if (frame.picked === frame.max) play.state.agenda.pop();
  },
};
