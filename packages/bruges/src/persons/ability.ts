import type { Text } from '@guildhall/kernel';
import type { Colour } from '../colours.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Group } from './groups.ts';
import type { Kind } from './kinds.ts';

/** arrow: once, when recruited. worker: for a worker, once per round. infinity: see mode. laurel: final scoring. */
export const ICONS = ['arrow', 'worker', 'infinity', 'laurel'] as const;
export type Icon = (typeof ICONS)[number];

/** What infinity means here. activate: once per round, free. improve, react: by itself, whenever it fits. */
export type Mode = 'activate' | 'improve' | 'react';

export const PRICES = [0, 3, 6, 9, 12] as const;
export type Price = (typeof PRICES)[number];

/** Where the facts of a person come from. completed: a lost symbol, amount or colour was filled in by us. */
export type Provenance = 'printed' | 'completed' | 'ours';

/** A person as its row in an ability's file. */
export interface Row<E> {
  readonly id: string;
  /**
   * The number of its card, which states, moves and events name it by. It never changes and is never given to another
   * person, so that saved games stay readable: a new person gets the next free number.
   */
  readonly card: number;
  readonly name: Text;
  /** Of the card, front and back. */
  readonly colour: Colour;
  readonly group: Group;
  readonly price: Price;
  readonly icon: Icon;
  /** Who is paid; only with icon worker. */
  readonly worker?: Colour;
  /** Only with icon infinity. */
  readonly mode?: Mode;
  readonly effect: E;
  readonly text: Text;
  /** Worth of the effect alone over a typical game, in points. */
  readonly estimate: number;
  readonly provenance: Provenance;
}

/**
 * What persons do. `effect` are the numbers of one person; `bearer` is whose effect it counts as, which is another
 * person when an effect is repeated or borrowed.
 */
export interface Ability<E> {
  readonly kind: Kind;
  readonly bearers: readonly Row<E>[];
  /** Whether it could change something now [G16]. */
  can?(state: State, seat: number, effect: E, bearer: number): boolean;
  /** `of`: the person whose effect it is. */
  act?(play: Play, seat: number, effect: E, bearer: number, of: number): void;
  /** For effects on every other player: what happens to one of them, completely, before the next. */
  each?(play: Play, seat: number, other: number, effect: E, bearer: number): void;
  /** And what happens after the last of them. */
  after?(play: Play, seat: number, effect: E, bearer: number): void;
}

// biome-ignore lint/suspicious/noExplicitAny: an ability's effect fits its own functions, which only it knows
export type AnyAbility = Ability<any>;

/** The effect of persons that need no numbers. */
export type NoNumbers = Readonly<Record<string, never>>;

/** Checks the rows against the effect's shape and leaves everything as it is. */
export const ability = <E>(definition: Ability<E>): Ability<E> => definition;

export const always = (): boolean => true;
