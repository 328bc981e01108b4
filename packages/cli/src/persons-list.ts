import { PERSONS } from '@guildhall/bruges';

/** From the root of the repository. */
export const PERSONS_LIST = 'packages/bruges/persons.txt';

/** Everybody in the deck, a line each: the number of the card and the id. */
export const personsList = (): string => PERSONS.map(({ card, id }) => `${card} ${id}\n`).join('');

/**
 * The lines of a list that the deck no longer has. There must be none: saved games name persons by number, and links
 * by id. So the list only ever grows.
 */
export const broken = (list: string): string[] => {
  const now = new Set(personsList().split('\n'));
  return list.split('\n').filter((line) => !now.has(line));
};
