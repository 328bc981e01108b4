import type { Text } from '@guildhall/kernel';
import type { Play } from '../play.ts';

/** What is printed on a guild tile; its cost is on the component sheet. */
export interface GuildRules {
  readonly name: Text;
  readonly text: Text;
  readonly kind: 'basic' | 'resource' | 'interactive';
  /** The worker is home already. */
  act(play: Play, seat: number): void;
}
