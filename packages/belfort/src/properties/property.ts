import type { Text } from '@guildhall/kernel';
import type { Play } from '../play.ts';
import type { Player } from '../state.ts';

/** What is printed on a property card; its cost is on the component sheet. */
export interface PropertyRules {
  readonly name: Text;
  readonly text: Text;
  readonly income: number;
  readonly plank: Plank | null;
  readonly locks: number;
  /** Happens once, when a gnome arrives on the card. */
  arrive?(play: Play, seat: number): void;
  /** A gnome's once-per-turn action. */
  readonly gnomeAction?: GnomeAction;
  /** Trading-post visits that each gnome adds. */
  readonly visits?: number;
  /** Cards that each gnome draws at the end of the turn. */
  readonly draws?: number;
}

export interface Plank {
  readonly fee: number;
  readonly locked: boolean;
  /** The worker is home already. */
  activate(play: Play, seat: number): void;
}

export interface GnomeAction {
  possible(player: Player): boolean;
  use(play: Play, seat: number): void;
}
