import { type FrameView, type HouseView, NOBODY, PERSONS, TURNS, type View } from '@guildhall/bruges';
import type { Mark, Screen } from '../screen/contract.ts';
import { type Target, targets } from '../screen/targets.ts';

export type Pip = 'played' | 'now' | 'open';

type Of<T extends FrameView['t']> = Extract<FrameView, { t: T }>;
const frameOf = <T extends FrameView['t']>(view: View, t: T): Of<T> | undefined =>
  view.agenda.find((frame): frame is Of<T> => frame.t === t);

/** The cards a seat plays in this round, one after the other; null outside the phase in which they are played. */
export function pipsOf(view: View, seat: number): Pip[] | null {
  const turns = frameOf(view, 'turns');
  if (turns === undefined) return null;
  const current = turns.next - 1;
  const turn = frameOf(view, 'turn');
  return Array.from({ length: TURNS }, (_, round) => {
    const at = round * view.seats + ((seat - view.start + view.seats) % view.seats);
    if (at < current) return 'played';
    if (at > current) return 'open';
    return turn === undefined || turn.played ? 'played' : 'now';
  });
}

/** The first card that is not played yet, counted from 1; null: all are. */
export function cardNumber(pips: readonly Pip[]): number | null {
  const at = pips.findIndex((pip) => pip !== 'played');
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

/** When a person acts: its icon, and for infinity what that means here. */
export function actsOf(card: number) {
  const { icon, mode } = PERSONS[card]!;
  return icon === 'infinity' ? mode! : icon;
}
