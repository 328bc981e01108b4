import type { Use } from '../actions.ts';
import { COLOURS, type Colour } from '../colours.ts';
import { canalCost, nextColour, SECTIONS } from '../facts/canals.ts';
import { priceFor } from '../facts/persons.ts';
import { canalAnyColour } from '../persons/canal-any-colour.ts';
import { colourOf, has } from '../persons/deck.ts';
import { houseAnyWorker } from '../persons/house-any-worker.ts';
import { emptyHouses } from '../play.ts';
import { type FrameOf, NOBODY, type Player, type State } from '../state.ts';
import { hasRoom } from '../uses/person.ts';
import type { IntentOf } from './intent.ts';
import { cannotPay, type Reason } from './reasons.ts';

type Cards = readonly number[];

export function whyNotPlay(
  state: State,
  frame: FrameOf<'turn'>,
  seat: number,
  intent: IntentOf<'play'>,
): Reason | null {
  return frame.played ? { why: 'alreadyPlayed' } : whyNotPlayOf(state, seat, intent, state.players[seat]!.hand);
}

export function whyNotExtraPlay(
  state: State,
  frame: FrameOf<'extraPlay'>,
  seat: number,
  intent: IntentOf<'play'>,
): Reason | null {
  const { hand } = state.players[seat]!;
  if (frame.card === NOBODY) return whyNotPlayOf(state, seat, intent, hand);
  if (intent.card === undefined || intent.card === frame.card || !hand.includes(intent.card)) {
    return whyNotPlayOf(state, seat, intent, [frame.card]);
  }
  return { why: 'onlyDrawn', card: frame.card };
}

/** `cards`: those that may be played. */
function whyNotPlayOf(state: State, seat: number, intent: IntentOf<'play'>, cards: Cards): Reason | null {
  const gone = whyNotCard(cards, intent.card);
  if (gone !== null) return gone;
  const meant = intent.card === undefined ? cards : [intent.card];
  switch (useOf(intent)) {
    case 'guilders':
      return { why: 'wrongDie', colours: coloursOf(meant) };
    case 'threat':
      return { why: 'noMarker', colours: coloursOf(meant) };
    case 'canal':
      return whyNotSection(state, seat, intent.section, 1, coloursFor(state, seat, meant));
    case 'house':
      return whyNotWorker(state.players[seat]!, meant, intent.worker);
    case 'person':
      return whyNotMoveIn(state.players[seat]!, meant, intent.house, 0);
    default:
      return null;
  }
}

/** The use that is meant: named, or told by a field that no other has. */
function useOf({ as, die, section, worker, house }: IntentOf<'play'>): Use | undefined {
  if (as !== undefined) return as;
  if (die !== undefined) return 'guilders';
  if (section !== undefined) return 'canal';
  if (worker !== undefined) return 'house';
  return house === undefined ? undefined : 'person';
}

/** Why there is no such card among these; null if there is one. */
export function whyNotCard(cards: Cards, card: number | undefined): Reason | null {
  if (card !== undefined) return cards.includes(card) ? null : { why: 'notInHand', card };
  return cards.length === 0 ? { why: 'emptyHand' } : null;
}

const coloursOf = (cards: Cards): Colour[] =>
  COLOURS.filter((colour) => cards.some((card) => colourOf(card) === colour));

/** The spaces that these cards can be played for. */
const coloursFor = (state: State, seat: number, cards: Cards): readonly Colour[] =>
  has(state.players[seat]!, canalAnyColour) ? COLOURS : coloursOf(cards);

/** Why no token can be built in this section, or in any, on a space of these colours. */
export function whyNotSection(
  state: State,
  seat: number,
  section: number | undefined,
  factor: number,
  colours: readonly Colour[] = COLOURS,
): Reason {
  const meant = section === undefined ? SECTIONS : [section];
  const open = meant.filter((each) => nextColour(state, seat, each) !== null);
  if (open.length === 0) return { why: 'sectionComplete', section: section ?? null };
  const fitting = open.filter((each) => colours.includes(nextColour(state, seat, each)!));
  if (fitting.length === 0) {
    const next = new Set(open.map((each) => nextColour(state, seat, each)!));
    return { why: 'nextSpaces', colours: [...next] };
  }
  return cannotPay(state.players[seat]!, Math.min(...fitting.map((each) => canalCost(state, seat, each, factor))));
}

function whyNotWorker(player: Player, cards: Cards, worker: Colour | undefined): Reason {
  const colours = has(player, houseAnyWorker) ? COLOURS : coloursOf(cards);
  if (worker === undefined) return { why: 'noWorker', colours };
  return colours.includes(worker) ? { why: 'noWorker', colours: [worker] } : { why: 'wrongWorker', colours };
}

export function whyNotMoveIn(player: Player, cards: Cards, house: number | undefined, discount: number): Reason {
  const closed = whyNotEmptyHouse(player, house);
  return closed ?? cannotPay(player, Math.min(...cards.map((card) => priceFor(player, card, discount))));
}

/** Why nobody can move into this house, or into any; null if somebody can. */
export function whyNotEmptyHouse(player: Player, house: number | undefined): Reason | null {
  if (house === undefined) return hasRoom(player) ? null : { why: 'noEmptyHouse' };
  const person = player.houses[house]?.person ?? NOBODY;
  return person === NOBODY ? whyNotHouse(player, house) : { why: 'occupied', person };
}

/** Why this house is not one of those that are named; null if it is. */
export function whyNotHouse(player: Player, house: number): Reason | null {
  const meant = player.houses[house];
  if (meant === undefined) return { why: 'noSuchHouse' };
  if (meant.person !== NOBODY) return null;
  const oldest = emptyHouses(player).find((each) => colourOf(player.houses[each]!.card) === colourOf(meant.card))!;
  return oldest === house ? null : { why: 'olderHouse', house: oldest };
}

export const whyNotHeld = (state: State, _: unknown, seat: number, { card }: { card?: number | undefined }) =>
  whyNotCard(state.players[seat]!.hand, card);

/** Nobody ends a turn with a card in hand that is still to be played. */
export const whyNotEndTurn = (): Reason => ({ why: 'mustPlay' });
