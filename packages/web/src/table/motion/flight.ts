import type { ReactNode } from 'react';
import type { PlaceName } from '../anchors.ts';

/** Where something lies: the first of these that is in sight. The later ones stand in for it. */
export type Place = readonly PlaceName[];

/** One piece on its way. What is drawn is the game's business, and so is what its places are called. */
export interface Flight<Piece> {
  readonly piece: Piece;
  /**
   * travel: in an arc · drop: onto its place from above, bouncing once · tumble: rolls to rest on its place · float:
   * rises from its place and fades · slide: no piece, what lies at `to` moves there from where it lay before · shake: no
   * piece, what lies at `to` is shaken.
   */
  readonly how: 'travel' | 'drop' | 'tumble' | 'float' | 'slide' | 'shake';
  readonly from: Place;
  readonly to: Place;
  /** Those of one wave start together; the waves follow each other closely. */
  readonly wave: number;
  /** Nothing of an act starts before everything of the acts before it has landed. Left out: the first act. */
  readonly act?: number;
  /** The first name of `to` is the piece itself: unseen until this one lands, in its size. */
  readonly becomes?: boolean;
  /** The how many-th of a heap: of large heaps only the first travel. */
  readonly nth?: number;
}

/** A drawn piece and how wide it is, in px. */
export interface Drawn {
  readonly node: ReactNode;
  readonly width: number;
}
