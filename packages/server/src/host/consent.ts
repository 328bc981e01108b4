import { randomUUID } from 'node:crypto';
import type { Asking, Pace, Request } from '@guildhall/protocol';
import type { LogBody } from '@guildhall/table';
import type { AnyCharter, AnyHosted } from './news.ts';

/** How long people have to answer. */
const LASTS: Readonly<Record<Pace['kind'], number>> = {
  live: 5 * 60_000,
  free: 15 * 60_000,
  turns: 3 * 24 * 3_600_000,
};

export const newAsking = (seat: number, request: Request, pace: Pace, now: number): Asking => ({
  ask: randomUUID(),
  seat,
  request,
  agreed: [seat],
  until: now + LASTS[pace.kind],
});

/** Everybody else who plays: a person who has given up, or for whom a bot plays, is not asked. */
export const needed = ({ seats }: AnyCharter, { holders }: AnyHosted, asker: number): number[] =>
  seats.flatMap(({ owner }, seat) => (owner && seat !== asker && holders[seat]!.bot === null ? [seat] : []));

export const grants = ({ agreed }: Asking, all: readonly number[]): boolean =>
  all.every((seat) => agreed.includes(seat));

/** What all have agreed to, as it stands in the log. */
export function grantedEntry(seat: number, request: Request, moves: number, at: number): LogBody {
  switch (request.t) {
    case 'rewind':
      return { kind: 'rewind', seat, moves: Math.min(request.moves, moves) };
    case 'pause':
      return { kind: 'pause', seat, until: at + request.hours * 3_600_000 };
    case 'resume':
      return { kind: 'resume', seat };
    case 'end':
      return { kind: 'end', seat };
  }
}
