import type { Text } from '@guildhall/kernel';
import type { GameOf, Kit } from '../screen/game.ts';

export interface StepTexts {
  readonly title: Text;
  readonly text: Text;
  /** What is said when something else is tried. */
  readonly notYet: Text;
}

export interface Step<A> extends StepTexts {
  readonly id: string;
  /** What the coach points at, one after the other, as it is picked: targets, or parts to look at; none: the table. */
  readonly target: readonly string[];
  /** Whether this move is what the step asks for. */
  allow(action: A): boolean;
  /** What somebody does who follows the coach to the letter; nothing: the step is only read. */
  readonly moves: readonly A[];
  /** What the others do when the step is done. */
  readonly then: readonly (readonly [seat: number, A])[];
}

export type Side = 'left' | 'right' | 'above' | 'below';

/** A part of the table that is only looked at. */
export type LookName = `look:${string}`;
export const isLook = <S extends string>(spotlight: S): spotlight is Extract<S, LookName> =>
  spotlight.startsWith('look:');

/** Where a part of the table is that is only looked at. */
export interface Look {
  readonly selector: string;
  readonly tab: string;
  readonly sides: readonly Side[];
}

/** Where on a game's table something is that the coach points at: a target, or a part to look at. */
export interface Spotlights<Spotlight extends string = string> {
  selectorOf(spotlight: Spotlight): string;
  /** What is not to be covered besides all that can be picked. */
  readonly open: readonly string[];
  /** The tab that shows it where not all boards are seen. */
  tabOf(spotlight: Spotlight): string;
  /** On which side of it the coach stands best, in this order. */
  sidesOf(spotlight: Spotlight): readonly Side[];
}

/** A guided game in steps, from a prepared position. */
export interface Lesson<K extends Kit> {
  /** The game by its own rules; its setup is the prepared position. */
  readonly game: GameOf<K>;
  readonly options: K['Options'];
  readonly pupil: number;
  /** By seat. */
  readonly colours: readonly K['Colour'][];
  readonly steps: readonly Step<K['Action']>[];
  readonly spotlights: Spotlights;
  pointsOf(state: K['State'], seat: number): number;
  /** What is chosen for the real game after it, as beginners play it. */
  readonly realGame: Partial<K['Options']>;
}

/** A lesson of any game. */
// biome-ignore lint/suspicious/noExplicitAny: states, actions and events are passed on unread
export type AnyLesson = Lesson<any>;
