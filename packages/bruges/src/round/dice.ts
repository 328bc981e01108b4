import { askedOf, die } from '@guildhall/kernel';
import { ADVANCE, DECLINE } from '../actions.ts';
import { COLOURS, countOf, none } from '../colours.ts';
import { dieMeans, stepCost } from '../facts/dice.ts';
import { LAST_STEP } from '../facts/reputation.ts';
import { seatAt } from '../facts/round.ts';
import { advanceDiscount } from '../persons/advance-discount.ts';
import { eachBearer } from '../persons/deck.ts';
import { onDieFace } from '../persons/on-die-face.ts';
import { effect, gainGuilders, type Play, payGuilders, type Question, type Step } from '../play.ts';
import { advance as advanceSteps } from '../reputation.ts';
import type { FrameOf } from '../state.ts';
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
    const seat = seatAt(state, frame.next++);
    for (const colour of COLOURS)
      if (dieMeans(countOf(state.dice, colour)) === 'threat') takeMarker(play, seat, colour, 'dice');
    state.agenda.push({ t: 'threats', seat });
  },
};

function reactToRoll(play: Play): void {
  const { state } = play;
  for (let k = 0; k < state.seats; k++) {
    const seat = seatAt(state, k);
    eachBearer(state.players[seat]!, onDieFace, ({ face, guilders }, person) => {
      const dice = COLOURS.filter((colour) => state.dice[colour] === face).length;
      if (dice === 0) return;
      effect(play, seat, person.card);
      gainGuilders(play, seat, dice * guilders, person.source);
    });
  }
}

export const advances: Step<FrameOf<'advances'>> = {
  step(play, frame) {
    const { state } = play;
    const seat = seatAt(state, frame.next);
    const cost = stepCost(state, seat);
    if (frame.next === state.seats || cost === null) {
      state.agenda.pop();
      return;
    }
    frame.next++;
    const player = state.players[seat]!;
    if (player.reputation < LAST_STEP && player.guilders >= cost) state.agenda.push({ t: 'advance', seat, cost });
  },
};

const askAdvance = askedOf('advance', null);

export const advance: Question<FrameOf<'advance'>, 'advance' | 'decline'> = {
  ask: (_, { seat }) => askAdvance(seat),
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
