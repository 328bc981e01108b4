import type { TurnFrame } from '../phases/actions.ts';
import { properties } from '../properties/index.ts';
import type { Built, State } from '../state.ts';
import type { View } from '../view.ts';
import { secondSymbols } from './building.ts';
import { frameOf, type Known, type KnownPlayer } from './known.ts';
import { waitingWorkers } from './workers.ts';

/** The action turn that is going on, also while one of its effects asks something else. */
export const turnOf = (known: Known): TurnFrame | null => frameOf(known, 'turn') ?? null;

/** How often a player may buy, and how often sell, in this turn [B7]. */
export function visitsOf({ built }: KnownPlayer, turn: TurnFrame): number {
  let visits = 1 + turn.extraVisits;
  for (const card of built) visits += card.gnomes * (properties[card.property].visits ?? 0);
  return visits;
}

export const freeLocks = ({ property, gnomes }: Built): number => properties[property].locks - gnomes;

/** Whether a gnome here has an action for every turn and has not used it in this one. */
export const hasIdleGnome = ({ property, gnomes, used }: Built): boolean =>
  gnomes > 0 && !used && properties[property].gnomeAction !== undefined;

/** The gnomes of this player that act once in the game, have not done so, and could now [B8]. */
export function waitingGnomes(known: State | View, seat: number): number {
  const player: KnownPlayer = known.players[seat]!;
  const waiting = player.built.filter((card) => card.waiting).length;
  return waiting === 0 ? 0 : Math.min(waiting, secondSymbols(known, seat).length);
}

/** One gnome a turn, as long as the stockpile lasts; locks and prices are another matter. */
export const mayHire = (known: Known, turn: TurnFrame): boolean => !turn.hired && known.gnomes > 0;

/** Whether a card can be drawn, after a shuffle if need be. */
export const canDraw = (known: State | View): boolean =>
  ('deck' in known ? known.deck.length : known.deckSize) > 0 || known.discard.length > 0;

/** What a turn still offers. */
export interface StillOpen {
  readonly buys: number;
  readonly sells: number;
  readonly exchanges: number;
  /** Workers on guilds and own cards that have not acted yet. */
  readonly workers: number;
  /** Gnomes whose action is unused, in this turn or, of those that act once, in the game. */
  readonly gnomeActions: number;
  /** A gnome could still move in: none was hired, one is in stock and a lock is free. */
  readonly hire: boolean;
  readonly cards: boolean;
}

/** What is left of the turn of this seat; null: it is not theirs. Prices are not looked at. */
export function stillOpen(known: State | View, seat: number): StillOpen | null {
  const turn = turnOf(known);
  if (turn === null || turn.seat !== seat) return null;
  const player: KnownPlayer = known.players[seat]!;
  const visits = visitsOf(player, turn);
  return {
    buys: Math.max(0, visits - turn.buys),
    sells: Math.max(0, visits - turn.sells),
    exchanges: turn.exchanges,
    workers: waitingWorkers(known, seat),
    gnomeActions: player.built.filter(hasIdleGnome).length + waitingGnomes(known, seat),
    hire: mayHire(known, turn) && player.built.some((card) => freeLocks(card) > 0),
    cards: known.pool.length > 0 || canDraw(known),
  };
}
