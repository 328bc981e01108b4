import { ACTS, actsOf, COLOURS, GROUPS, groupNames, type Person, PRICES, PROVENANCES } from '@guildhall/bruges';
import { type Lang, say } from '@guildhall/kernel';
import { contains, wordsOf } from '../../../table/rulebook/search.ts';

/** What can be chosen, by the name it has in the address. */
export const FACETS = {
  colour: COLOURS,
  group: GROUPS,
  price: PRICES.map(String),
  acts: ACTS,
  origin: PROVENANCES,
} satisfies Record<string, readonly string[]>;
export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

const facetOf: Readonly<Record<Facet, (person: Person) => string>> = {
  colour: ({ colour }) => colour,
  group: ({ group }) => group,
  price: ({ price }) => String(price),
  acts: actsOf,
  origin: ({ provenance }) => provenance,
};

/** Of each facet the values wanted, in their order; none: all of them. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

/** The part of an address after the question mark; a single price is a number there. */
export type Search = { readonly [name in Facet | 'q']?: string | number };

const BETWEEN = '_';

/** Leaves out what there is not. */
export function readChosen(search: Search): Chosen {
  const wanted = (facet: Facet): string[] => {
    const values = String(search[facet] ?? '').split(BETWEEN);
    return FACETS[facet].filter((value) => values.includes(value));
  };
  return {
    colour: wanted('colour'),
    group: wanted('group'),
    price: wanted('price'),
    acts: wanted('acts'),
    origin: wanted('origin'),
  };
}

export function writeSearch(chosen: Chosen, query: string): Search {
  const search: { [name in Facet | 'q']?: string | number } = {};
  if (query.trim() !== '') search.q = query.trim();
  for (const facet of FACET_NAMES) {
    const values = chosen[facet].join(BETWEEN);
    // the router puts quotation marks round a string that looks like a number
    if (values !== '') search[facet] = /^\d+$/.test(values) ? Number(values) : values;
  }
  return search;
}

/** Takes a value in or out. */
export function toggle(chosen: Chosen, facet: Facet, value: string): Chosen {
  const has = chosen[facet].includes(value);
  return {
    ...chosen,
    [facet]: FACETS[facet].filter((each) => (each === value ? !has : chosen[facet].includes(each))),
  };
}

export const countOf = (chosen: Chosen): number => FACET_NAMES.reduce((n, facet) => n + chosen[facet].length, 0);

/** Every facet has to fit, and every word has to stand in the name, the text or the group. */
export function fits(person: Person, chosen: Chosen, query: string, lang: Lang): boolean {
  for (const facet of FACET_NAMES) {
    const wanted = chosen[facet];
    if (wanted.length > 0 && !wanted.includes(facetOf[facet](person))) return false;
  }
  const { name, text, group } = person;
  return contains(`${say(name, lang)} ${say(text, lang)} ${say(groupNames[group], lang)}`, wordsOf(query));
}
