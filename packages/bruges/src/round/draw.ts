import { askedOf, shuffle } from '@guildhall/kernel';
import { type Action, DECLINE, drawFrom } from '../actions.ts';
import type { Source } from '../events.ts';
import { seatAt } from '../facts/round.ts';
import { colourOf, DECK, eachBearer, inHandOrder } from '../persons/deck.ts';
import { handSize } from '../persons/hand-size.ts';
import { effect, type Play, type Question, type Step, takeUnseen } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { type FrameOf, NOBODY, type State } from '../state.ts';

export const HAND = 5;

/** Whether any card could be drawn, the discard pile included [G8]. */
export const canDraw = (state: State): boolean =>
  state.piles[0].length > 0 || state.piles[1].length > 0 || state.discard.length > 0;

/** Draws cards for a person, one by one; they are looked at when all are drawn. */
export function drawCards(play: Play, seat: number, left: number, person: number): void {
  play.state.agenda.push({ t: 'look', seat }, { t: 'draw', seat, left, person });
}

const sourceOf = (person: number): Source => (person === NOBODY ? 'refill' : DECK[person]!.source);

function drawOne(play: Play, seat: number, pile: number, person: number): void {
  const { state } = play;
  const card = state.piles[pile]!.pop()!;
  state.players[seat]!.fresh.push(card);
  play.effect = 'barrier';
  play.out?.push({ t: 'draw', seat, pile, colour: colourOf(card), source: sourceOf(person) });
  if (state.piles[pile]!.length === 0) ranOut(play, pile);
}

/** The first time the extra pile takes its place; later the other pile is cut, its lower half being the new one. */
function ranOut(play: Play, pile: number): void {
  const { state } = play;
  if (state.extra.length > 0) {
    state.piles[pile] = state.extra.slice();
    state.extra = [];
    state.lastRound = state.stage === 'draw' ? state.round : state.round + 1;
    play.out?.push({ t: 'extraPile', pile, lastRound: state.lastRound });
    return;
  }
  const other = state.piles[1 - pile]!;
  if (other.length < 2) return;
  const lower = Math.floor(other.length / 2);
  state.piles[pile] = other.slice(0, lower);
  state.piles[1 - pile] = other.slice(lower);
  play.out?.push({ t: 'cut', pile, cards: lower });
}

/** No pile has a card: the discard pile is shuffled and split; the first pile gets the larger half [G24]. */
function reshuffle(play: Play): void {
  const { state } = play;
  const cards = shuffle(state.random, state.discard);
  play.effect = 'barrier';
  play.out?.push({ t: 'shuffle', cards: cards.length });
  const first = Math.ceil(cards.length / 2);
  state.piles = [cards.slice(0, first), cards.slice(first)];
  state.discard = [];
}

/** Whether a pile is to be chosen; if so, both have cards, or the only one was used already by `drawOne`. */
function drawOrAsk(play: Play, seat: number, person: number): boolean {
  const { state } = play;
  if (state.piles[0].length === 0 && state.piles[1].length === 0) reshuffle(play);
  if (state.piles[0].length > 0 && state.piles[1].length > 0) return true;
  drawOne(play, seat, state.piles[0].length > 0 ? 0 : 1, person);
  return false;
}

export const draw: Step<FrameOf<'draw'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.left === 0 || !canDraw(state)) {
      state.agenda.pop();
      return;
    }
    frame.left--;
    if (drawOrAsk(play, frame.seat, frame.person)) {
      state.agenda.push({ t: 'pile', seat: frame.seat, person: frame.person });
    }
  },
};

const askDraw = askedOf('draw', null);

const bothPiles = (into: Action[]) => into.push(drawFrom(0), drawFrom(1));

export const pile: Question<FrameOf<'pile'>, 'draw'> = {
  ask: (_, frame) => (frame.person === NOBODY ? askDraw(frame.seat) : asking('draw', frame)),
  options(_, frame, seat, into) {
    if (seat === frame.seat) bothPiles(into);
  },
  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    drawOne(play, seat, action.pile, frame.person);
  },
};

/** The owner takes up what was drawn. */
export function lookAt(play: Play, seat: number): void {
  const player = play.state.players[seat]!;
  if (player.fresh.length === 0) return;
  play.effect = 'barrier';
  play.out?.push({ t: 'look', seat, cards: player.fresh.toSorted(inHandOrder) });
  for (const card of player.fresh) takeUnseen(player, card);
  player.fresh.length = 0;
}

export const look: Step<FrameOf<'look'>> = {
  step(play, { seat }) {
    play.state.agenda.pop();
    lookAt(play, seat);
  },
};

/** Phase 1. */
export const refill: Step<FrameOf<'refill'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.next === state.seats) {
      state.agenda.pop();
      return;
    }
    const seat = seatAt(state, frame.next++);
    const player = state.players[seat]!;
    let size = HAND;
    eachBearer(player, handSize, (more) => {
      size = Math.max(size, more.size);
    });
    const held = player.hand.length;
    state.agenda.push({ t: 'look', seat });
    if (size > HAND) state.agenda.push({ t: 'oneMore', seat, size });
    state.agenda.push({ t: 'draw', seat, left: Math.max(0, HAND - held), person: NOBODY });
  },
};

/** Beyond five every further card is a free choice, made before looking at any new one [G17]. */
export const oneMore: Step<FrameOf<'oneMore'>> = {
  step(play, { seat, size }) {
    const { state } = play;
    const { hand, fresh, houses } = state.players[seat]!;
    if (hand.length + fresh.length >= size || !canDraw(state)) {
      state.agenda.pop();
      return;
    }
    const { person } = houses.find(({ person: lives }) => lives !== NOBODY && DECK[lives]!.ability === handSize)!;
    if (state.piles[0].length === 0 && state.piles[1].length === 0) reshuffle(play);
    state.agenda.push({ t: 'pileOrNone', seat, person });
  },
};

export const pileOrNone: Question<FrameOf<'pileOrNone'>, 'draw' | 'decline'> = {
  ask: (_, frame) => asking('drawMore', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const from of [0, 1]) if (state.piles[from]!.length > 0) into.push(drawFrom(from));
    into.push(DECLINE);
  },
  answer(play, { person }, seat, action) {
    const { agenda } = play.state;
    agenda.pop();
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    effect(play, seat, person);
    drawOne(play, seat, action.pile, person);
  },
};
