import { COLOURS, type Colour } from '../colours.ts';
import { NOBODY } from '../state.ts';
import type { AnyAbility, PersonOf, Row } from './ability.ts';
import type { Person } from './index.ts';

/**
 * Everybody in the deck by card number. Filled by persons/index.ts from the files of the abilities; those files and
 * the rules they use look persons up here, so that none of them needs to know the others.
 */
export const DECK: Person[] = [];

/** The same persons where the kind of the ability does not matter: effect and ability of one person fit each other. */
export const BEARERS = DECK as readonly PersonOf<AnyAbility>[];

/** By card number: the place among all cards, sorted by colour, then by number. */
const PLACES: number[] = [];

/** With the same fields in the same order for everybody: looking them up is quicker than if every row had its own. */
const personOf = (row: Row<unknown>, ability: AnyAbility) => ({
  id: row.id,
  card: row.card,
  name: row.name,
  colour: row.colour,
  group: row.group,
  price: row.price,
  icon: row.icon,
  worker: row.worker,
  mode: row.mode,
  effect: row.effect,
  text: row.text,
  estimate: row.estimate,
  provenance: row.provenance,
  filled: row.filled,
  kind: ability.kind,
  ability,
  source: `person.${row.id}`,
});

export function enrol(abilities: readonly AnyAbility[]): readonly Person[] {
  if (DECK.length > 0) return DECK;
  for (const ability of abilities) {
    for (const row of ability.bearers) DECK.push(personOf(row, ability) as Person);
  }
  DECK.sort((a, b) => a.card - b.card);
  const sorted = DECK.toSorted((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.card - b.card);
  for (const { card } of DECK) PLACES.push(sorted.findIndex((person) => person.card === card));
  return DECK;
}

/** Of the card, front and back. */
export const colourOf = (card: number): Colour => DECK[card]!.colour;

/** How cards lie in a hand: by colour, then by number. So the row of backs tells nothing but their colours. */
export const inHandOrder = (a: number, b: number): number => PLACES[a]! - PLACES[b]!;

/** Only an arrow can be declined: whoever has paid for a use makes it. */
export const mayDecline = (person: number): boolean => DECK[person]!.icon === 'arrow';

/** An ability with numbers of this shape. */
interface With<E> {
  readonly bearers: readonly Row<E>[];
}

/** What of a player tells who lives there; a view will do. */
interface Town {
  readonly houses: readonly { readonly person: number }[];
}

/** Calls back for every person of the player's that has the ability. */
export function eachBearer<E>(
  { houses }: Town,
  ability: With<E>,
  call: (effect: E, person: Pick<Person, 'card' | 'source'>) => void,
): void {
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person === NOBODY) continue;
    const bearer = BEARERS[person]!;
    if (bearer.ability === ability) call(bearer.effect, bearer);
  }
}

/** Whether the player has it; one bearer is as good as several. */
export function has({ houses }: Town, ability: AnyAbility): boolean {
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person !== NOBODY && BEARERS[person]!.ability === ability) return true;
  }
  return false;
}

/** What all bearers give together. */
export function total<E>({ houses }: Town, ability: With<E>, amount: (effect: E) => number): number {
  let n = 0;
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person === NOBODY) continue;
    const bearer = BEARERS[person]!;
    if (bearer.ability === ability) n += amount(bearer.effect);
  }
  return n;
}
