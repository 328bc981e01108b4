import type { Text } from '@guildhall/kernel';
import type { ComponentType, ReactNode } from 'react';

export interface Chapter {
  /** Also its anchor: help on the table leads here. */
  readonly id: string;
  readonly title: Text;
  /** A drawing of about 30 by 30. */
  readonly sign: ReactNode;
  readonly Body: ComponentType;
  /** Texts that the search looks through. */
  readonly words: unknown;
}

/** The rules of a game as a page shows them. */
export interface Rulebook {
  readonly texts: { readonly title: Text; readonly hint: Text; readonly searchHint: Text };
  readonly chapters: readonly Chapter[];
  /** What the drawings refer to, drawn once. */
  readonly Defs?: ComponentType;
}

export const chapter = (id: string, title: Text, sign: ReactNode, Body: ComponentType, words: unknown): Chapter => ({
  id,
  title,
  sign,
  Body,
  words,
});
