import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, from, give } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { loseWorkers, type Play, takeWorkers } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';

export interface OthersGiveWorkers {
  readonly count: number;
}

/** Which workers are given away? Colours in ascending order, so that each set occurs once. */
export interface AlmsFrame {
  t: 'alms';
  seat: number;
  person: number;
  to: number;
  picked: number;
  max: number;
  last: Colour | null;
}

function giveWorkers(play: Play, seat: number, to: number, colour: Colour, n: number, person: number): void {
  const { source } = DECK[person]!;
  loseWorkers(play, seat, colour, n, source, to);
  takeWorkers(play, to, colour, n, source, seat);
}

export const othersGiveWorkers = ability<OthersGiveWorkers>({
  kind: 'others-give-workers',
  can: (state, seat) => someOther(state, seat, (player) => sum(player.workers) > 0),
  act: affectOthers,
  each(play, seat, other, { count }, bearer) {
    const { workers } = play.state.players[other]!;
    const held = COLOURS.filter((colour) => workers[colour] > 0);
    if (sum(workers) > count && held.length > 1) {
      const frame: AlmsFrame = { t: 'alms', seat: other, person: bearer, to: seat, picked: 0, max: count, last: null };
      play.state.agenda.push(frame);
      giveForced(play, frame);
      return;
    }
    let left = count;
    for (const colour of held) {
      const n = Math.min(left, workers[colour]);
      giveWorkers(play, other, seat, colour, n, bearer);
      left -= n;
    }
  },
  bearers: [
    {
      id: 'beggar',
      name: { en: 'Beggar', de: 'Bettler', fr: 'Mendiant' },
      colour: 'purple',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { count: 2 },
      text: {
        en: 'At once: every other player gives you 2 workers of their choice (or as many as they have).',
        de: 'Sofort: Alle anderen geben dir je 2 Handlanger ihrer Wahl (oder so viele, wie sie haben).',
        fr: 'Immédiatement\u00a0: chaque autre joueur vous donne 2 ouvriers de son choix (ou autant qu’il en a).',
      },
      estimate: 4.2,
      provenance: 'completed',
    },
  ],
});

/** A colour can be picked if enough workers follow it for the rest of the picks. */
function givable(state: State, { seat, last, max, picked }: AlmsFrame): Colour[] {
  const { workers } = state.players[seat]!;
  return from(last).filter((colour) => {
    let following = 0;
    for (const later of from(colour)) following += workers[later];
    return workers[colour] > 0 && following >= max - picked;
  });
}

function giveOne(play: Play, frame: AlmsFrame, colour: Colour): void {
  giveWorkers(play, frame.seat, frame.to, colour, 1, frame.person);
  frame.picked++;
  frame.last = colour;
}

/** A pick that the order of colours leaves no choice about is made without asking [G21]. */
function giveForced(play: Play, frame: AlmsFrame): void {
  while (frame.picked < frame.max) {
    const colours = givable(play.state, frame);
    if (colours.length > 1) return;
    giveOne(play, frame, colours[0]!);
  }
  play.state.agenda.pop();
}

export const alms = {
  ask: (_: State, { seat, person, picked, max }: AlmsFrame): Decision => ({
    seats: [seat],
    ask: 'giveWorkers',
    source: DECK[person]!.source,
    many: { min: max, max, picked },
  }),
  options(state: State, frame: AlmsFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of givable(state, frame)) into.push(give[colour]);
  },
  answer(play: Play, frame: AlmsFrame, _: number, action: Action): void {
    giveOne(play, frame, (action as ActionOf<'give'>).colour);
    giveForced(play, frame);
  },
};
