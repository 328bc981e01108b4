import { type HouseView, NOBODY, type OwnTurn } from '@guildhall/bruges';
import type { Mark, Screen } from '../screen/contract.ts';
import { type Target, targets } from '../screen/targets.ts';

/** The first card that is not played yet, counted from 1; null: all are. */
export function cardNumber(turns: readonly OwnTurn[]): number | null {
  const at = turns.findIndex((turn) => turn !== 'played');
  return at < 0 ? null : at + 1;
}

const URGENCY: readonly Mark[] = ['idle', 'impossible', 'available', 'legal', 'chosen'];

/** What a house stands for when it is pointed at: the house itself or who lives there, whichever is asked for. */
export function frontOf(mark: Screen['mark'], { person }: HouseView, at: number): Target {
  const house: Target = `house:${at}`;
  if (person === NOBODY) return house;
  const resident: Target = `person:${person}`;
  return URGENCY.indexOf(mark(house)) > URGENCY.indexOf(mark(resident)) ? house : resident;
}

/** The own persons that can be used now, besides whatever else is asked. */
export function readyPersons({ view, me, decision, mark }: Screen): number[] {
  if (me === null || (decision?.ask !== 'turn' && decision?.ask !== 'afterwards')) return [];
  return view.players[me]!.houses.flatMap(({ person }) =>
    person !== NOBODY && mark(`person:${person}`) !== 'idle' ? [person] : [],
  );
}

/** The card that was picked from the hand; null: none. */
export function pickedCard({ picked }: Pick<Screen, 'picked'>): number | null {
  return targets.valueIn(picked[0], 'hand');
}

/** Everybody else, in the order of play; for an onlooker everybody. */
export const opponentsOf = (seats: number, me: number | null): number[] =>
  Array.from({ length: me === null ? seats : seats - 1 }, (_, i) => (me === null ? i : (me + 1 + i) % seats));
