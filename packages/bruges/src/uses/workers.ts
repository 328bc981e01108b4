import { type Action, type ActionOf, playWorkers } from '../actions.ts';
import { colourOf, eachBearer, has } from '../persons/deck.ts';
import { workersActionAnyColour } from '../persons/workers-action-any-colour.ts';
import { workersActionBonus } from '../persons/workers-action-bonus.ts';
import { effect, type Play, takeWorkers } from '../play.ts';
import { chooseWorkers } from '../questions/workers.ts';
import { NOBODY } from '../state.ts';

export const WORKERS = 2;

/** Always possible. */
export function workersOptions(card: number, into: Action[]): void {
  into.push(playWorkers(card));
}

export function takeForWorkers(play: Play, seat: number, { card }: ActionOf<'play'>): void {
  const player = play.state.players[seat]!;
  let n = WORKERS;
  eachBearer(player, workersActionBonus, ({ count }, person) => {
    effect(play, seat, person.card);
    n += count;
  });
  if (!has(player, workersActionAnyColour)) {
    takeWorkers(play, seat, colourOf(card), n, 'workers');
    return;
  }
  let teacher = NOBODY;
  eachBearer(player, workersActionAnyColour, (_, person) => {
    effect(play, seat, person.card);
    teacher = person.card;
  });
  chooseWorkers(play, seat, n, teacher);
}
