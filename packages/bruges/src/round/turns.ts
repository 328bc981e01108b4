import { askedOf } from '@guildhall/kernel';
import { activate, END_TURN } from '../actions.ts';
import { countOf } from '../colours.ts';
import { seatOfTurn, TURNS, turnOfSeat } from '../facts/turns.ts';
import { DECK } from '../persons/deck.ts';
import { act, canAct } from '../persons/effects.ts';
import { houseOf, loseWorkers, type Play, type Question, type Step } from '../play.ts';
import { changeHouse, type FrameOf, NOBODY, type State } from '../state.ts';
import { playCard, playOptions } from '../uses/index.ts';

/** Phase 3: four times around. */
export const turns: Step<FrameOf<'turns'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.next === TURNS * state.seats) {
      state.agenda.pop();
      return;
    }
    const number = frame.next++;
    const seat = seatOfTurn(state, number);
    play.out?.push({ t: 'turn', seat, turn: turnOfSeat(state, number) });
    state.agenda.push({ t: 'turn', seat, played: false }, { t: 'goOn', seat });
  },
};

/** Whether the person in this house of the seat's can be used now. */
export function canActivate(state: State, seat: number, at: number): boolean {
  const player = state.players[seat]!;
  const { person, used } = player.houses[at]!;
  if (person === NOBODY || used) return false;
  const { icon, worker, mode } = DECK[person]!;
  if (icon === 'worker' ? countOf(player.workers, worker!) === 0 : mode !== 'activate') return false;
  return canAct(state, seat, person, person);
}

function canActivateAny(state: State, seat: number): boolean {
  const { houses } = state.players[seat]!;
  for (let at = 0; at < houses.length; at++) if (canActivate(state, seat, at)) return true;
  return false;
}

const mustPlay = (state: State, { seat, played }: FrameOf<'turn'>): boolean =>
  !played && state.players[seat]!.hand.length > 0;

const askTurn = askedOf('turn', null);
const askAfterwards = askedOf('afterwards', null);

export const turn: Question<FrameOf<'turn'>, 'play' | 'activate' | 'endTurn'> = {
  ask: (_, { seat, played }) => (played ? askAfterwards : askTurn)(seat),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const { hand, houses } = state.players[seat]!;
    const plays = mustPlay(state, frame);
    if (plays) playOptions(state, seat, hand, into);
    for (let at = 0; at < houses.length; at++) {
      if (canActivate(state, seat, at)) into.push(activate(houses[at]!.person));
    }
    if (!plays) into.push(END_TURN);
  },
  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do === 'endTurn') {
      endTurn(play, frame);
      return;
    }
    agenda.push({ t: 'goOn', seat });
    if (action.do === 'activate') {
      usePerson(play, seat, action.person);
      return;
    }
    frame.played = true;
    playCard(play, seat, action, false);
  },
};

function usePerson(play: Play, seat: number, card: number): void {
  const player = play.state.players[seat]!;
  const person = DECK[card]!;
  changeHouse(player, houseOf(player, card), { used: true });
  play.out?.push({ t: 'activate', seat, person: card });
  if (person.icon === 'worker') loseWorkers(play, seat, person.worker!, 1, person.source);
  act(play, seat, card, card);
}

function endTurn(play: Play, frame: FrameOf<'turn'>): void {
  play.state.agenda.pop();
  play.out?.push({ t: 'endTurn', seat: frame.seat, played: frame.played });
}

export const goOn: Step<FrameOf<'goOn'>> = {
  step(play, { seat }) {
    const { state } = play;
    state.agenda.pop();
    const frame = state.agenda[state.agenda.length - 1] as FrameOf<'turn'>;
    if (!mustPlay(state, frame) && !canActivateAny(state, seat)) endTurn(play, frame);
  },
};
