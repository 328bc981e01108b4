import { type Action, type PlayAction, playCanal } from '../actions.ts';
import { buildCanal, canBuild } from '../canals.ts';
import { nextColour, SECTIONS } from '../facts/canals.ts';
import { canalAnyColour } from '../persons/canal-any-colour.ts';
import { colourOf, eachBearer, has } from '../persons/deck.ts';
import { effect, type Play } from '../play.ts';
import type { State } from '../state.ts';

export function canalOptions(state: State, seat: number, card: number, into: Action[]): void {
  for (const section of SECTIONS) {
    const colour = nextColour(state, seat, section);
    if (colour === null) continue;
    if (colour !== colourOf(card) && !has(state.players[seat]!, canalAnyColour)) continue;
    if (canBuild(state, seat, section)) into.push(playCanal(section)(card));
  }
}

export function dig(play: Play, seat: number, { card, section }: PlayAction & { section: number }): void {
  const { state } = play;
  if (nextColour(state, seat, section) !== colourOf(card)) {
    eachBearer(state.players[seat]!, canalAnyColour, (_, person) => effect(play, seat, person.card));
  }
  buildCanal(play, seat, section, 'canal');
}
