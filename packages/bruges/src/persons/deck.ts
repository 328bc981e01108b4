import { COLOURS, type Colour } from '../colours.ts';
import { NOBODY, type Player } from '../state.ts';
import type { Ability, AnyAbility, Row } from './ability.ts';

export interface Person extends Row<unknown> {
  readonly ability: AnyAbility;
  readonly source: `person.${string}`;
}

/**
 * Everybody in the deck by card number. Filled by persons/index.ts from the files of the abilities; those files and
 * the rules they use look persons up here, so that none of them needs to know the others.
 */
export const DECK: Person[] = [];

/** By card number: the place among all cards, sorted by colour, then by number. */
const PLACES: number[] = [];

export function enrol(abilities: readonly AnyAbility[]): readonly Person[] {
  if (DECK.length > 0) return DECK;
  for (const ability of abilities) {
    for (const row of ability.bearers) DECK.push({ ...row, ability, source: `person.${row.id}` });
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

/** Calls back for every person of the player's that has the ability. */
export function eachBearer<E>(
  player: Player,
  ability: Ability<E>,
  call: (effect: E, person: Person, at: number) => void,
): void {
  const { houses } = player;
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person === NOBODY) continue;
    const bearer = DECK[person]!;
    if (bearer.ability === ability) call(bearer.effect as E, bearer, at);
  }
}

/** Whether the player has it; one bearer is as good as several. */
export function has(player: Player, ability: AnyAbility): boolean {
  const { houses } = player;
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person !== NOBODY && DECK[person]!.ability === ability) return true;
  }
  return false;
}

/** What all bearers give together. */
export function total<E>(player: Player, ability: Ability<E>, amount: (effect: E) => number): number {
  const { houses } = player;
  let n = 0;
  for (let at = 0; at < houses.length; at++) {
    const { person } = houses[at]!;
    if (person === NOBODY) continue;
    const bearer = DECK[person]!;
    if (bearer.ability === ability) n += amount(bearer.effect as E);
  }
  return n;
}
