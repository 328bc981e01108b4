import type { Text } from '@guildhall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { GameId } from '../../games/index.ts';
import type { Say } from '../../shell/settings.ts';

export interface PanelsProps<D> {
  readonly draft: D;
  readonly players: number;
  onChange(draft: D): void;
}

/** What a game asks before it begins, apart from who plays. `D` is the form that is filled in. */
export interface GameSetup<D> {
  readonly id: GameId;
  readonly title: Text;
  readonly colourNames: Readonly<Record<string, Text>>;
  badge(colour: string, size: number): ReactNode;
  readonly first: D;
  /** What is worth knowing with so many players. */
  notes(players: number): readonly Text[];
  readonly Panels?: ComponentType<PanelsProps<D>>;
  /** What must be done first, in words; null: the game can begin. */
  missing(draft: D, players: number, t: Say): string | null;
  summary(draft: D): readonly Text[];
  optionsOf(draft: D, players: number): unknown;
}
