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

export const chapter = (id: string, title: Text, sign: ReactNode, Body: ComponentType, words: unknown): Chapter => ({
  id,
  title,
  sign,
  Body,
  words,
});
