import { insertAt, removeAt, shuffle } from '@guildhall/kernel';
import { discard as discardAction } from '../actions.ts';
import { type Property, RANK } from '../board/districts.ts';
import type { Source } from '../events.ts';
import { canDraw } from '../facts/turn.ts';
import { POOL } from '../numbers.ts';
import { effect, type Play, type Question, wasted } from '../play.ts';
import type { State } from '../state.ts';

export const sortHand = (hand: Property[]): Property[] => hand.sort((a, b) => RANK[a] - RANK[b]);

function insert(hand: Property[], card: Property): void {
  let at = hand.length;
  while (at > 0 && RANK[hand[at - 1]!] > RANK[card]) at--;
  insertAt(hand, at, card);
}

/** The top of the deck; an empty deck is made anew from the discard pile [B6]. */
export function topCard(play: Play): Property | undefined {
  const { state } = play;
  play.effect = 'barrier';
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = state.discard;
    state.discard = [];
    shuffle(state.random, state.deck);
    play.out?.push({ t: 'shuffle', n: state.deck.length });
  }
  return state.deck.pop();
}

/** Draws up to n cards into a hand and says how many there were. */
export function draw(play: Play, seat: number, n: number, source: Source): number {
  const cards: Property[] = [];
  while (cards.length < n) {
    const card = topCard(play);
    if (card === undefined) break;
    cards.push(card);
    insert(play.state.players[seat]!.hand, card);
  }
  if (cards.length > 0) play.out?.push({ t: 'draw', seat, cards: sortHand(cards), source });
  return cards.length;
}

/** A card that everybody sees goes into a hand [B28]. */
export function takeOpenly(play: Play, seat: number, card: Property, source: Source, from: number | null): void {
  const player = play.state.players[seat]!;
  insert(player.hand, card);
  insert(player.shown, card);
  play.out?.push({ t: 'take', seat, card, source, from });
}

/** A card leaves a hand, face up. */
export function removeFromHand(state: State, seat: number, card: Property): void {
  const { hand, shown } = state.players[seat]!;
  removeAt(hand, hand.indexOf(card));
  const known = shown.indexOf(card);
  if (known >= 0) removeAt(shown, known);
}

export function discardFromHand(play: Play, seat: number, card: Property, source: Source): void {
  removeFromHand(play.state, seat, card);
  play.state.discard.push(card);
  play.out?.push({ t: 'discard', seat, card, source });
}

/** Takes a card out of the pool and turns up another in its place, if there is one. */
export function takeFromPool(play: Play, card: Property): void {
  const { state } = play;
  const slot = state.pool.indexOf(card);
  const next = topCard(play);
  if (next === undefined) {
    removeAt(state.pool, slot);
  } else {
    state.pool[slot] = next;
    play.out?.push({ t: 'pool', slot, card: next });
  }
}

/** Gaps that could not be filled before are filled at the end of a turn [B6]. */
export function fillPool(play: Play): void {
  const { state } = play;
  while (state.pool.length < POOL && canDraw(state)) {
    const card = topCard(play)!;
    state.pool.push(card);
    play.out?.push({ t: 'pool', slot: state.pool.length - 1, card });
  }
}

/** Somebody must discard cards from hand, one pick after the other in any order. */
export interface DiscardFrame {
  t: 'discard';
  seat: number;
  total: number;
  picked: number;
  source: Source;
}

export function askDiscard(play: Play, seat: number, n: number, source: Source): void {
  if (n > 0) play.state.agenda.push({ t: 'discard', seat, total: n, picked: 0, source });
}

/** Draws cards, then discards some of the hand, but no more than were drawn. Without a card to draw it is lost. */
export function drawThenDiscard(play: Play, seat: number, draws: number, discards: number, source: Source): void {
  const drawn = draw(play, seat, draws, source);
  if (drawn === 0) {
    wasted(play, seat, source);
    return;
  }
  effect(play, seat, source);
  askDiscard(play, seat, Math.min(discards, drawn), source);
}

export const discard: Question<DiscardFrame, 'discard'> = {
  ask(_, frame) {
    const { seat, source, total, picked } = frame;
    return { seats: [seat], ask: 'discard', source, many: { min: total, max: total, picked } };
  },

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const { hand } = state.players[seat]!;
    // equal cards lie side by side
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) into.push(discardAction[hand[i]!]);
  },

  answer(play, frame, seat, action) {
    discardFromHand(play, seat, action.card, frame.source);
    frame.picked++;
    if (frame.picked === frame.total) play.state.agenda.pop();
  },
};
