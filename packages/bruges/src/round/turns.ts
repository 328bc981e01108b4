import type { Decision } from '@guildhall/kernel';
import { type Action, activate, END_TURN, type PlayAction } from '../actions.ts';
import { DECK } from '../persons/deck.ts';
import { effect, houseOf, loseWorkers, type Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { playCard, playOptions } from '../uses/index.ts';
import type { RoundFrame } from './frames.ts';

export const TURNS = 4;

/** Phase 3: four times around. */
export const turns = {
  step(play: Play, frame: RoundFrame<'turns'>): void {
    const { state } = play;
    if (frame.next === TURNS * state.seats) {
      state.agenda.pop();
      return;
    }
    const seat = (state.start + frame.next) % state.seats;
    play.out?.push({ t: 'turn', seat, turn: Math.floor(frame.next / state.seats) + 1 });
    frame.next++;
    state.agenda.push({ t: 'turn', seat, played: false }, { t: 'goOn', seat });
  },
};

/** Whether the person in this house of the seat's can be used now. */
export function canActivate(state: State, seat: number, at: number): boolean {
  const player = state.players[seat]!;
  const { person, used } = player.houses[at]!;
  if (person === NOBODY || used) return false;
  const { icon, worker, mode, ability, effect: numbers } = DECK[person]!;
  if (icon === 'worker' ? player.workers[worker!] === 0 : mode !== 'activate') return false;
  return ability.can!(state, seat, numbers, person);
}

function canActivateAny(state: State, seat: number): boolean {
  const { houses } = state.players[seat]!;
  for (let at = 0; at < houses.length; at++) if (canActivate(state, seat, at)) return true;
  return false;
}

const mustPlay = (state: State, { seat, played }: RoundFrame<'turn'>): boolean =>
  !played && state.players[seat]!.hand.length > 0;

export const turn = {
  ask: (_: State, { seat, played }: RoundFrame<'turn'>): Decision => ({
    seats: [seat],
    ask: played ? 'afterwards' : 'turn',
    source: null,
  }),
  options(state: State, frame: RoundFrame<'turn'>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    const { hand, houses } = state.players[seat]!;
    const plays = mustPlay(state, frame);
    if (plays) for (let i = 0; i < hand.length; i++) playOptions(state, seat, hand[i]!, into);
    for (let at = 0; at < houses.length; at++) {
      if (canActivate(state, seat, at)) into.push(activate(houses[at]!.person));
    }
    if (!plays) into.push(END_TURN);
  },
  answer(play: Play, frame: RoundFrame<'turn'>, seat: number, action: Action): void {
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
    playCard(play, seat, action as PlayAction, false);
  },
};

function usePerson(play: Play, seat: number, card: number): void {
  const player = play.state.players[seat]!;
  const person = DECK[card]!;
  player.houses[houseOf(player, card)]!.used = true;
  play.out?.push({ t: 'activate', seat, person: card });
  if (person.icon === 'worker') loseWorkers(play, seat, person.worker!, 1, person.source);
  effect(play, seat, person.ability.kind, card);
  person.ability.act!(play, seat, person.effect, card, card);
}

function endTurn(play: Play, frame: RoundFrame<'turn'>): void {
  play.state.agenda.pop();
  play.out?.push({ t: 'endTurn', seat: frame.seat, played: frame.played });
}

export const goOn = {
  step(play: Play, { seat }: RoundFrame<'goOn'>): void {
    const { state } = play;
    state.agenda.pop();
    const frame = state.agenda[state.agenda.length - 1] as RoundFrame<'turn'>;
    if (!mustPlay(state, frame) && !canActivateAny(state, seat)) endTurn(play, frame);
  },
};
