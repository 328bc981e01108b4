import { die } from '@guildhall/kernel';
import { ADVANCE, DECLINE } from '../actions.ts';
import { COLOURS, none } from '../colours.ts';
import { advanceDiscount } from '../persons/advance-discount.ts';
import { eachBearer, total } from '../persons/deck.ts';
import { onDieFace } from '../persons/on-die-face.ts';
import { effect, gainGuilders, type Play, payGuilders, type Question, type Step } from '../play.ts';
import { advance as advanceSteps, LAST_STEP } from '../reputation.ts';
import type { FrameOf, State } from '../state.ts';
import { takeMarker } from '../threats.ts';

export function roll(play: Play): void {
  const { state } = play;
  const dice = none();
  for (const colour of COLOURS) dice[colour] = die(state.random);
  state.dice = dice;
  play.effect = 'barrier';
  play.out?.push({ t: 'roll', dice: { ...dice }, start: state.start });
}

/** From the start player on: a marker for every 5 and 6, then whatever strikes, then the next player. */
export const hazard: Step<FrameOf<'hazard'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.next === state.seats) {
      state.agenda.pop();
      reactToRoll(play);
      return;
    }
    const seat = (state.start + frame.next++) % state.seats;
    for (const colour of COLOURS) if (state.dice[colour] >= 5) takeMarker(play, seat, colour, 'dice');
    state.agenda.push({ t: 'threats', seat });
  },
};

function reactToRoll(play: Play): void {
  const { state } = play;
  for (let k = 0; k < state.seats; k++) {
    const seat = (state.start + k) % state.seats;
    eachBearer(state.players[seat]!, onDieFace, ({ face, guilders }, person) => {
      const dice = COLOURS.filter((colour) => state.dice[colour] === face).length;
      if (dice === 0) return;
      effect(play, seat, person.card);
      gainGuilders(play, seat, dice * guilders, person.source);
    });
  }
}

/** Guilders for a step this round; 0: no die shows 1 or 2, and nobody advances. */
export function stepPrice(state: { readonly dice: State['dice'] }): number {
  let price = 0;
  for (const colour of COLOURS) if (state.dice[colour] <= 2) price += state.dice[colour];
  return price;
}

export const advances: Step<FrameOf<'advances'>> = {
  step(play, frame) {
    const { state } = play;
    const price = stepPrice(state);
    if (frame.next === state.seats || price === 0) {
      state.agenda.pop();
      return;
    }
    const seat = (state.start + frame.next++) % state.seats;
    const player = state.players[seat]!;
    const cost = Math.max(0, price - total(player, advanceDiscount, ({ guilders }) => guilders));
    if (player.reputation < LAST_STEP && player.guilders >= cost) state.agenda.push({ t: 'advance', seat, cost });
  },
};

export const advance: Question<FrameOf<'advance'>, 'advance' | 'decline'> = {
  ask: (_, { seat }) => ({ seats: [seat], ask: 'advance', source: null }),
  options(_, frame, seat, into) {
    if (seat === frame.seat) into.push(ADVANCE, DECLINE);
  },
  answer(play, { cost }, seat, action) {
    const { state } = play;
    state.agenda.pop();
    if (action.do === 'decline') return;
    eachBearer(state.players[seat]!, advanceDiscount, (_, person) => effect(play, seat, person.card));
    payGuilders(play, seat, cost, 'advance');
    advanceSteps(play, seat, 1, 'advance');
  },
};
