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

/** Somebody has answered: seconds are added, unless the move was made and taken back before, or the time for an answer is full again. */
export function gainTime(clock: Clock, timing: Timing, seat: Seat, isNew: boolean): void {
  if (timing.kind === 'live' && isNew) clock.left[seat] = clock.left[seat]! + timing.seconds * 1000;
  if (timing.kind === 'turns') clock.left[seat] = full(timing);
}

/** Whose time ran out gets so much to come back with. */
const TO_COME_BACK = 30_000;

/** A bot has answered in somebody's place: that adds nothing, but whoever has no time left can come back now. */
export function standInTime(clock: Clock, timing: Timing, seat: Seat): void {
  if (timing.kind === 'live' && clock.left[seat] === 0) clock.left[seat] = TO_COME_BACK;
  if (timing.kind === 'turns') clock.left[seat] = full(timing);
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
