import { COLOURS } from '../colours.ts';
import { NOBODY, type Player } from '../state.ts';
import type { Ability, AnyAbility, Row } from './ability.ts';

export interface Person extends Row<unknown> {
  /** Its number: its place in the deck sorted by colour and id. */
  readonly card: number;
  readonly ability: AnyAbility;
  readonly source: `person.${string}`;
}

/**
 * Everybody in the deck by card number. Filled by persons/index.ts from the files of the abilities; those files and
 * the rules they use look persons up here, so that none of them needs to know the others.
 */
export const DECK: Person[] = [];

export function enrol(abilities: readonly AnyAbility[]): readonly Person[] {
  if (DECK.length > 0) return DECK;
  const rows = abilities.flatMap((ability) => ability.bearers.map((row) => ({ row, ability })));
  rows.sort(
    (a, b) =>
      COLOURS.indexOf(a.row.colour) - COLOURS.indexOf(b.row.colour) ||
      (a.row.id < b.row.id ? -1 : a.row.id > b.row.id ? 1 : 0),
  );
  for (const [card, { row, ability }] of rows.entries()) {
    DECK.push({ ...row, card, ability, source: `person.${row.id}` });
  }
  return DECK;
}

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
