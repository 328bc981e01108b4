import type { ScoreLine } from '@guildhall/kernel';
import type { Reckoned } from '../../../table/reckoning.ts';

/** What the end screen adds up: points of the game by what kind of thing brought them, and the final scoring. */
export const DURING = ['start', 'markers', 'used', 'intrigue'] as const;
export const AT_END = ['persons', 'laurels', 'houses', 'majorities', 'canals', 'statues', 'reputation'] as const;
export type Item = (typeof DURING)[number] | (typeof AT_END)[number];

/** Many persons bring points; the end screen tells them apart only by when. */
export function itemOf(item: string): Item {
  if (item.startsWith('laurel.')) return 'laurels';
  if (item.startsWith('person.')) return 'used';
  if (item.startsWith('threat.')) return 'intrigue';
  return item === 'threat' ? 'markers' : (item as Item);
}

const isFinal = (item: Item): boolean => (AT_END as readonly Item[]).includes(item);

/** The final scoring belongs to no round, what everybody starts with comes before the first. */
export const reckonedLines = (ledger: readonly ScoreLine[]): Reckoned[] =>
  ledger.map((line) => {
    const item = itemOf(line.item);
    return { ...line, item, round: isFinal(item) ? null : (line.round ?? 0) };
  });
