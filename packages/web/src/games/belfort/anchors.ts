import type { Area, Good, Property } from '@guildhall/belfort';
import { namesOf, placesOf, type SharedAnchor } from '../../table/anchors.ts';
import type { Target } from './screen/targets.ts';
import type { Tab } from './tabs.ts';

/** Where pieces start and land on the table of Belfort. Most are of a seat, which comes first. */
type Anchor =
  | SharedAnchor<Tab>
  | `panel:${number}` // of a builder, also a neutral one
  | `score:${number}`
  | `crest:${number}`
  | `crew:${number}` // workers at home
  | `cards:${number}` // how many cards in hand
  | `goods:${number}:${Good}`
  | `mine:${Good}` // the same, at one's own place
  | 'mat:home' // one's own workers at home
  | 'hand'
  | `hand:${Property}:${number}` // the how many-th of its kind
  | 'built'
  | `built:${number}:${number}`
  | `area:${Area | 'desk' | 'camp' | 'treasury'}`
  | `share:${Area}:${number}` // an area, and the seat whose workers are there
  | `plank:${'desk' | 'camp'}:${number}`
  | `pool:${number}`
  | 'discard'
  | 'post'; // the trading post

/** Pieces on the city board. */
type Piece =
  | `marker:${number}` // on a symbol
  | `guild:${number}` // the emblem in a district
  | `standing:${number}` // the worker on the guild's plank
  | `neutral:${number}` // the dwarf of a neutral builder
  | `score:${number}`;

/** Parts of a card, or of a plank. */
export type Part = 'standing' | `lock:${number}`;

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
