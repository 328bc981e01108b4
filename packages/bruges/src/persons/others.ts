import { effect, type Play, type Step } from '../play.ts';
import type { Player, State } from '../state.ts';
import { BEARERS, eachBearer } from './deck.ts';
import { immune, isImmune } from './immune.ts';

/** An effect on every other player: in turn order from the owner on, each completely before the next [G2]. */
export interface OthersFrame {
  t: 'others';
  seat: number;
  /** As whose effect it counts. */
  person: number;
  /** Whose effect it is. */
  of: number;
  /** How many have been treated. */
  done: number;
}

export function affectOthers(play: Play, seat: number, _: unknown, person: number, of: number): void {
  play.state.agenda.push({ t: 'others', seat, person, of, done: 0 });
}

export const othersFrame: Step<OthersFrame> = {
  step(play, frame) {
    const { state } = play;
    const { seat, person } = frame;
    const { ability, effect: numbers } = BEARERS[frame.of]!;
    frame.done++;
    if (frame.done === state.seats) {
      state.agenda.pop();
      ability.after?.(play, seat, numbers, person);
      return;
    }
    const other = (seat + frame.done) % state.seats;
    if (!shielded(play, other)) ability.each!(play, seat, other, numbers, person);
  },
};

/** Whether somebody immune keeps this player out of it; if so, it is told. */
export function shielded(play: Play, seat: number): boolean {
  const player = play.state.players[seat]!;
  if (!isImmune(player)) return false;
  eachBearer(player, immune, (_, { card }) => effect(play, seat, card));
  return true;
}

/** Whether the effect finds another player that it could touch. */
export function someOther(state: State, seat: number, fits: (player: Player) => boolean): boolean {
  const { players } = state;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && !isImmune(players[other]!) && fits(players[other]!)) return true;
  }
  return false;
}
