import type { Colour, Majority } from '@guildhall/bruges';
import { namesOf, placesOf, type SharedAnchor } from '../../table/anchors.ts';
import type { Target } from './screen/targets.ts';
import type { Tab } from './tabs.ts';

/** Where pieces start and land on the table of Bruges. Most are of a seat, which comes first. */
export type Anchor =
  | SharedAnchor<Tab>
  | `panel:${number}`
  | `guilders:${number}`
  | `points:${number}`
  | `worker:${number}:${Colour}`
  | `threat:${number}:${Colour}`
  | `majorities:${number}`
  | `statues:${number}`
  | 'statues' // the stack
  | 'hand'
  | `hand:${number}` // the backs of another's cards
  | `card:${number}` // a card in one's own hand, by its number
  | `fresh:${number}` // the how many-th card not looked at yet
  | `houses:${number}`
  | `house:${number}:${number}`
  | `guard:${number}` // the guard house between the canals
  | 'start' // the start player's sign
  | 'stair' // the reputation track
  | 'extra' // the extra pile
  | 'discard';

/** Pieces on the town board. */
type Piece =
  | `canal:${number}:${number}:${number}` // seat, section, space
  | `pawn:${number}`
  | `die:${Colour}`;

/** Parts of a house, a die, a canal, or of what a player holds: a majority, a statue by its points. */
export type Part = 'person' | 'die' | 'token' | Majority | `${number}`;

interface Names {
  Target: Target;
  Piece: Piece;
  Anchor: Anchor;
  Part: Part;
}

/** What a line of the chronicle can light up. */
export type Lit = Target | Piece;

export const { named, select } = namesOf<Names>();
export const places = placesOf<Names>();
