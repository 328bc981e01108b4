import type { Event, View } from '@guildhall/belfort';
import type { Lang } from '@guildhall/kernel';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Snapshot } from '../../session/live.ts';
import { reducedMotion, travelPace, useLang } from '../../shell/settings.ts';
import { FlightLayer } from '../../table/motion/FlightLayer.tsx';
import { type Manner, Takeoff } from '../../table/motion/Takeoff.ts';
import { play } from '../../table/sound.ts';
import type { Colour, Screen } from '../screen/contract.ts';
import type { BelfortTableModel } from '../useMoment.ts';
import { type BelfortFlight, flightsOf, type Piece } from './flights.ts';
import { drawPiece } from './pieces.tsx';
import { soundsOf } from './sounds.ts';

/** What is shown at one time; null: the past, in which nothing moves. */
type Shown = {
  readonly snapshot: Snapshot;
  readonly view: View;
  readonly asked: boolean;
  readonly colours: readonly Colour[];
  readonly lang: Lang;
} | null;

const manner = (): Manner => ({ pace: travelPace(), calm: reducedMotion() });

/** What happened between two moments; nothing after loading, undoing or travelling in time. */
function eventsBetween(before: Shown, after: Shown): readonly Event[] {
  if (before === null || after === null || after.snapshot.last === null) return [];
  if (before.snapshot.table !== after.snapshot.table) return [];
  const moves = after.snapshot.revision - before.snapshot.revision;
  if (moves <= 0) return [];
  const table = after.snapshot.table as BelfortTableModel;
  // the table may be a move ahead of what is shown
  const last = table.moves.length - (table.revision - after.snapshot.revision);
  return table.moves.slice(last - moves, last).flatMap(({ events }) => events);
}

function plan(before: Shown, after: Shown): readonly BelfortFlight[] {
  const events = eventsBetween(before, after);
  if (events.length === 0) return [];
  return flightsOf(events, { me: after!.snapshot.me, before: before!.view, after: after!.view });
}

const draw = (piece: Piece, shown: Shown) =>
  drawPiece(piece, { ...shown!, seats: shown!.view.seats, options: shown!.view.options });

/** Lets the pieces of every new move fly and sound. What it returns is to be shown above the table. */
export function useFlights(snapshot: Snapshot | null, { view, asked, colours }: Screen): ReactNode {
  const lang = useLang();
  const shown = useMemo<Shown>(
    () => (snapshot === null ? null : { snapshot, view, asked, colours, lang }),
    [snapshot, view, asked, colours, lang],
  );
  const former = useRef<Shown>(null);
  useEffect(() => {
    const before = former.current;
    former.current = shown;
    for (const sound of soundsOf(eventsBetween(before, shown))) play(sound);
    if (before !== null && shown?.asked === true && !before.asked && shown.snapshot.last !== null) play('bell', 0.25);
  }, [shown]);
  return (
    <>
      <Takeoff moment={shown} plan={plan} draw={draw} manner={manner} />
      <FlightLayer />
    </>
  );
}
