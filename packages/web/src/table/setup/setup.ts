import type { Text } from '@guildhall/kernel';
import type { ComponentType } from 'react';
import type { Say } from '../../shell/settings.ts';

export interface PanelsProps<D> {
  readonly draft: D;
  readonly players: number;
  onChange(draft: D): void;
}

/** What a game asks before it begins, apart from who plays. `D` is the form that is filled in. */
export interface GameSetup<D> {
  readonly title: Text;
  readonly colourNames: Readonly<Record<string, Text>>;
  readonly first: D;
  /** What is worth knowing with so many players. */
  notes(players: number): readonly Text[];
  readonly Panels?: ComponentType<PanelsProps<D>>;
  /** What must be done first, in words; null: the game can begin. */
  missing(draft: D, players: number, t: Say): string | null;
  summary(draft: D): readonly Text[];
  optionsOf(draft: D, players: number): unknown;
  /** The form as it must have been filled in for these options. */
  draftOf(options: unknown): D;
}

/** The setup of any game. */
// biome-ignore lint/suspicious/noExplicitAny: what is filled in is passed on unread
export type AnySetup = GameSetup<any>;
