import { type Lang, listOf, say, type Text } from '@guildhall/kernel';
import { COLOURS, type Colour } from '../colours.ts';
import { DECK } from '../persons/deck.ts';
import type { Person } from '../persons/index.ts';
import { NOBODY } from '../state.ts';
import {
  amounts,
  anEmptyHouse,
  aWorker,
  cardCounts,
  filledNames,
  ofSection,
  originLines,
  theHouseOf,
  workerCounts,
} from './vocab.ts';

/** Parts of sentences that the log and the names of actions share. */
export const parts = {
  house: { en: 'house {n}', de: 'Haus {n}', fr: 'la maison {n}' },
  card: { en: '“{card}”', de: '„{card}“', fr: '«\u00a0{card}\u00a0»' },
  space: { en: 'space {space} {of}', de: 'Feld {space} {of}', fr: 'la case {space} {of}' },
} satisfies Record<string, Text>;

export const amountOf = (what: 'points' | 'guilders', n: number, lang: Lang): string => say(amounts[what], lang, { n });

export const workersOf = (colour: Colour, n: number, lang: Lang): string =>
  n === 1 ? say(aWorker[colour], lang) : say(workerCounts[colour], lang, { n });

/** As printed on the card. */
export const cardName = (card: number, lang: Lang): string => say(DECK[card]!.name, lang);

export const quoted = (card: number, lang: Lang): string => say(parts.card, lang, { card: cardName(card, lang) });

/** “2 blue cards and 1 red card”. */
export const cardsOf = (backs: readonly Colour[], lang: Lang): string =>
  listOf(
    COLOURS.flatMap((colour) => {
      const n = backs.filter((back) => back === colour).length;
      return n === 0 ? [] : [say(cardCounts[colour], lang, { n })];
    }),
    lang,
  );

/** “space 3 of the left section”. */
export const spaceOf = (section: number, space: number, lang: Lang): string =>
  say(parts.space, lang, { space, of: say(ofSection[section]!, lang) });

/** A house as everybody sees it. */
export interface HouseFront {
  readonly colour: Colour;
  readonly person: number;
}

/** Empty houses of one colour are interchangeable, so their colour is all there is to say. */
export function houseLabel(at: number, lang: Lang, houses: readonly HouseFront[] | undefined): string {
  const house = houses?.[at];
  if (house === undefined) return say(parts.house, lang, { n: at + 1 });
  if (house.person === NOBODY) return say(anEmptyHouse[house.colour], lang);
  return say(theHouseOf[house.colour], lang, { person: cardName(house.person, lang) });
}

/** Where a person comes from, and exactly what of it is ours. */
export const originOf = ({ provenance, filled = [] }: Pick<Person, 'provenance' | 'filled'>, lang: Lang): string =>
  say(originLines[provenance], lang, {
    filled: listOf(
      filled.map((part) => say(filledNames[part], lang)),
      lang,
    ),
  });
