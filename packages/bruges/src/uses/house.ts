import { type Action, byNumber, type PlayAction, playHouse } from '../actions.ts';
import { COLOURS, type Colour, countOf } from '../colours.ts';
import type { Source } from '../events.ts';
import { colourOf, eachBearer } from '../persons/deck.ts';
import { houseAnyWorker } from '../persons/house-any-worker.ts';
import { houseBonus } from '../persons/house-bonus.ts';
import { effect, gainGuilders, gainPoints, layHouse, loseWorkers, type Play } from '../play.ts';
import type { Player } from '../state.ts';
import type { Means } from './means.ts';

/** By card, with a worker of its own colour. */
const withOwnWorker = byNumber((card) => playHouse[colourOf(card)](card));

export function houseOptions({ workers }: Player, { anyWorker }: Means, card: number, into: Action[]): void {
  if (!anyWorker) {
    if (countOf(workers, colourOf(card)) > 0) into.push(withOwnWorker(card));
    return;
  }
  for (const worker of COLOURS) if (workers[worker] > 0) into.push(playHouse[worker](card));
}

export function settle(play: Play, seat: number, { card, worker }: PlayAction & { worker: Colour }): void {
  if (worker !== colourOf(card)) {
    eachBearer(play.state.players[seat]!, houseAnyWorker, (_, person) => effect(play, seat, person.card));
  }
  loseWorkers(play, seat, worker, 1, 'house');
  buildHouse(play, seat, card, 'house');
}

/** However it comes to be built. */
export function buildHouse(play: Play, seat: number, card: number, source: Source): void {
  layHouse(play, seat, card, source);
  eachBearer(play.state.players[seat]!, houseBonus, ({ points = 0, guilders = 0 }, person) => {
    effect(play, seat, person.card);
    gainPoints(play, seat, points, person.source);
    gainGuilders(play, seat, guilders, person.source);
  });
}
