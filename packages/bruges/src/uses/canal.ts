import { type Action, type PlayAction, playCanal } from '../actions.ts';
import { buildCanal } from '../canals.ts';
import { nextColour } from '../facts/canals.ts';
import { canalAnyColour } from '../persons/canal-any-colour.ts';
import { colourOf, eachBearer } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import type { Means } from './means.ts';

const digLeft = playCanal(0);
const digRight = playCanal(1);

export function canalOptions({ left, right, anySpace }: Means, card: number, into: Action[]): void {
  const own = colourOf(card);
  if (left !== null && (left === own || anySpace)) into.push(digLeft(card));
  if (right !== null && (right === own || anySpace)) into.push(digRight(card));
}

export function dig(play: Play, seat: number, { card, section }: PlayAction & { section: number }): void {
  const { state } = play;
  if (nextColour(state, seat, section) !== colourOf(card)) {
    eachBearer(state.players[seat]!, canalAnyColour, (_, person) => effect(play, seat, person.card));
  }
  buildCanal(play, seat, section, 'canal');
}
