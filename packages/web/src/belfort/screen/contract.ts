import type { Good, Property, View, Worker } from '@guildhall/belfort';
import type { Decision } from '@guildhall/kernel';

/** Heraldic colours of the builders, in seat order unless chosen otherwise. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * Everything on the table that can be pointed at, named. A board draws a target the way its mark says and reports
 * picks; what a pick means is decided in one place (paths.ts), from the list of legal actions.
 */
export type Target =
  | `symbol:${number}` // a symbol of the city
  | `hand:${Property}` // a card in hand (by kind)
  | `built:${number}` // one of your built cards: its plank, lock or gnome, whichever is asked
  | `plank:${'desk' | 'camp'}`
  | `guild:${number}` // the plank of the guild in this district
  | `worker:${Worker}` // one of your workers at home, or in the supply, of this sort
  | `buy:${Exclude<Good, 'gold'>}`
  | `sell:${number},${number},${number}` // wood, stone, metal
  | `exchange:${'wood' | 'stone'}`
  | `pool:${Property}`
  | 'deck'
  | 'gnomes'
  | `seat:${number}` // a player
  | `choice:${number}` // an answer that has no place of its own on the table: asked in a bubble
  | 'wall' // "build a wall"
  | 'end'; // the closing button of the moment: end turn, pass, stop, decline, keep

/** How a target is drawn. */
export type Mark =
  | 'idle'
  /** Something could be done here, but it is not what is being chosen now. */
  | 'available'
  /** The answer to the current question. */
  | 'legal'
  | 'chosen'
  /** Asked for, and not possible: pointing at it says why. */
  | 'impossible';

export type Amounts = Readonly<Partial<Record<Good | 'points', number>>>;

/** What pointing at a target would do, for the bubble. */
export interface Hint {
  readonly target: Target;
  readonly title: string;
  readonly pay: Amounts;
  readonly gain: Amounts;
  /** What else comes of it, in words: what a card does, what changes in a district. */
  readonly notes: readonly string[];
  /** Why it is not possible. */
  readonly why: string | null;
}

/** One way among several that the same pick could mean. */
export interface Way {
  /** What it does, as a whole. */
  readonly label: string;
  /** The part of it in which the ways differ. */
  readonly short: string;
  readonly pay: Amounts;
  readonly gain: Amounts;
  choose(): void;
}

/** Something to be chosen that has no place of its own on the boards: asked in a bubble at `at`. */
export interface Question {
  readonly at: Target;
  readonly title: string;
  readonly text: string | null;
  readonly ways: readonly Way[];
  /** Whether what was picked can be put back instead. */
  readonly mayPutBack: boolean;
}

/** What a board of the Belfort screen is given. Boards know no rules. */
export interface Screen {
  readonly view: View;
  /** The seat whose hand lies open, or null for an onlooker. */
  readonly me: number | null;
  readonly decision: Decision | null;
  /** Whether `me` is asked now. */
  readonly asked: boolean;
  /** By builder; with two players also the two neutral ones. */
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  /** Everything that can be picked now. */
  readonly next: ReadonlySet<Target>;
  mark(target: Target): Mark;
  /** What assistive technology reads out for the target. */
  label(target: Target): string;
  /** Click, tap or Enter. */
  pick(target: Target): void;
  /** Hover or focus; null: nothing. */
  point(target: Target | null): void;
  readonly hint: Hint | null;
  /** What has been picked of an unfinished move. */
  readonly picked: readonly Target[];
  /** Puts the unfinished move back. */
  putBack(): void;
  /** Asked beside the place it is about. */
  readonly question: Question | null;
}
