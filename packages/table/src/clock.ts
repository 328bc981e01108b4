import type { Seat } from '@guildhall/kernel';

/** How long people may think: as they like, a bank of time for the whole game, or a while for every answer. */
export type Timing =
  | { readonly kind: 'free' }
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'turns'; readonly hours: number };

/** The time of every seat. Plain data, and it follows from the times of a log's entries alone. */
export interface Clock {
  /** Milliseconds that each seat has left, counted at `since`. */
  readonly left: number[];
  /** When the clocks were last set. */
  since: number;
  /** While it is set, no time passes. */
  pausedUntil: number | null;
}

const MINUTE = 60_000;

const full = (timing: Timing): number =>
  timing.kind === 'live' ? timing.minutes * MINUTE : timing.kind === 'turns' ? timing.hours * 60 * MINUTE : 0;

export const newClock = (timing: Timing, seats: number, at: number): Clock => ({
  left: Array.from({ length: seats }, () => full(timing)),
  since: at,
  pausedUntil: null,
});

/** Lets the time pass for the seats that were asked until now. */
export function passTime(clock: Clock, timing: Timing, asked: readonly Seat[], at: number): void {
  const from = clock.pausedUntil === null ? clock.since : Math.max(clock.since, clock.pausedUntil);
  const passed = Math.max(0, at - from);
  if (timing.kind !== 'free') for (const seat of asked) clock.left[seat] = Math.max(0, clock.left[seat]! - passed);
  clock.since = Math.max(clock.since, at);
}

/** A seat has answered: seconds are added, or the time for an answer is full again. */
export function gainTime(clock: Clock, timing: Timing, seat: Seat): void {
  if (timing.kind === 'live') clock.left[seat] = clock.left[seat]! + timing.seconds * 1000;
  if (timing.kind === 'turns') clock.left[seat] = full(timing);
}

/** Whoever comes back has at least so long, also at a table that adds nothing for an answer. */
const LEAST_ON_RETURN = 30_000;

/** A person plays a seat again that a bot has played: as after an answer, and never too short for one. */
export function returnTime(clock: Clock, timing: Timing, seat: Seat): void {
  gainTime(clock, timing, seat);
  if (timing.kind === 'live') clock.left[seat] = Math.max(clock.left[seat]!, LEAST_ON_RETURN);
}

/** When the time of the first of these seats is up; null: nobody's time runs. */
export function deadlineOf(clock: Clock, timing: Timing, asked: readonly Seat[]): number | null {
  if (timing.kind === 'free' || asked.length === 0) return null;
  const from = Math.max(clock.since, clock.pausedUntil ?? 0);
  return from + Math.min(...asked.map((seat) => clock.left[seat]!));
}

/** Of these seats, those whose time is up. */
export function outOfTime(clock: Clock, timing: Timing, asked: readonly Seat[], at: number): Seat[] {
  return asked.filter((seat) => {
    const deadline = deadlineOf(clock, timing, [seat]);
    return deadline !== null && deadline <= at;
  });
}
