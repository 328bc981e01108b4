import { attempt } from '@guildhall/kernel';
import type { Event } from '../events.ts';
import { bruges } from '../game.ts';
import { PERSONS } from '../persons/index.ts';
import { changeHouse, NOBODY } from '../state.ts';
import type { Table } from './table.ts';

/**
 * Lets a second copy of a person move into the player's first empty house. No two persons of the deck are alike, so
 * this is the only way to see two of a kind at work together.
 */
export function twin(game: Table, seat: string, id: string): void {
  const { card } = PERSONS.find((person) => person.id === id)!;
  const player = game.player(seat);
  changeHouse(
    player,
    player.houses.findIndex(({ person }) => person === NOBODY),
    { person: card },
  );
}

/** As `play` of the table, but without the invariants, to which no card can be in two places. */
export function playWithTwins(game: Table, seat: string, move: Readonly<Record<string, unknown>>): Event[] {
  const [action, ...more] = game.offers(seat, move);
  if (more.length > 0) throw new Error(`several moves fit ${JSON.stringify(move)}`);
  const events: Event[] = [];
  attempt(bruges, game.state, game.state.players.indexOf(game.player(seat)), action, events);
  return events;
}
