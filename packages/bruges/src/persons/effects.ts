import { effect, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { BEARERS } from './deck.ts';

/** Whether the effect of a person could change something now [G16], used as the effect of `bearer`. */
export function canAct(state: State, seat: number, person: number, bearer: number): boolean {
  const { ability, effect: numbers } = BEARERS[person]!;
  return ability.can!(state, seat, numbers, bearer);
}

/** Carries out the effect of a person as the effect of `bearer`. */
export function act(play: Play, seat: number, person: number, bearer: number): void {
  const { ability, effect: numbers } = BEARERS[person]!;
  effect(play, seat, person);
  ability.act!(play, seat, numbers, bearer, person);
}
