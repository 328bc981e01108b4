import type { Text } from '@guildhall/kernel';
import type { Good, WorkerKind } from '../state.ts';

/** What is printed on a property card; its cost is on the component sheet. */
export interface PropertyRules {
  readonly name: Text;
  /** Inside a sentence, as the object of a verb. */
  readonly aName: Text;
  readonly theName: Text;
  readonly text: Text;
  /** The same in so few words that they fit on the card. */
  readonly line: Text;
  readonly income: number;
  readonly plank: Plank | null;
  readonly locks: number;
  /** An arriving gnome turns one worker of this kind into a master. */
  readonly promotes?: WorkerKind | undefined;
  /** Its gnome acts once in the game, when its owner likes [B8]. */
  readonly gnomeWaits?: true | undefined;
  /** What its gnome does once in every turn of the owner: for this much gold take one of these. */
  readonly gnomeAction?: { readonly price: number; readonly take: Good } | undefined;
  /** Trading-post visits that each gnome adds. */
  readonly visits?: number | undefined;
  /** Cards that each gnome draws at the end of the turn. */
  readonly draws?: number | undefined;
}

export interface Plank {
  readonly fee: number;
  /** Opened by a gnome. */
  readonly locked: boolean;
  readonly does: PlankAction;
}

/** What a worker does when it is activated. */
type PlankAction =
  | { readonly take: Good; readonly n: number }
  /** No more are discarded than were drawn. */
  | { readonly draw: number; readonly discard: number }
  | { readonly recruit: 'worker' | 'gnome' };
