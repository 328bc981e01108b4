import type { Lang } from '@guildhall/kernel';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { reducedMotion, travelPace, useLang } from '../../shell/settings.ts';
import type { AccountFor, Kit, ScreenOf } from '../screen/game.ts';
import { play, type Sound } from '../sound.ts';
import { eventsBetween } from './eventsBetween.ts';
import { FlightLayer } from './FlightLayer.tsx';
import type { Drawn, Flight } from './flight.ts';
import type { MotionSettings } from './launches.ts';
import { Takeoff } from './Takeoff.ts';

/** The position before and after some events, as `me` sees it. */
export interface Change<V> {
  readonly me: number | null;
  readonly before: V;
  readonly after: V;
}

/** How large something lies on the page. */
export type Box = Pick<DOMRect, 'width' | 'height'>;

/** What drawings in the air need to know of the table. */
export interface Setting<V, C> {
  readonly view: V;
  readonly colours: readonly C[];
  readonly lang: Lang;
}

/** What moves and sounds in a game. */
export interface Motion<K extends Kit> {
  /** What flies over the table for the facts of a move, in their order. */
  flightsOf(events: readonly K['Event'][], change: Change<K['View']>): readonly Flight<K['Piece']>[];
  /** `becomes`: the box of the real piece, if the one in the air turns into it. */
  drawPiece(piece: K['Piece'], setting: Setting<K['View'], K['Colour']>, becomes: Box | null): Drawn;
  soundsOf(events: readonly K['Event'][]): readonly Sound[];
}

/** What is shown at one time; null: the past, in which nothing moves. */
type Shown<K extends Kit> =
  | (Setting<K['View'], K['Colour']> & { readonly account: AccountFor<K>; readonly asked: boolean })
  | null;

function settings(): MotionSettings | null {
  const pace = travelPace();
  return pace === null ? null : { pace, calm: reducedMotion() };
}

const eventsOf = <K extends Kit>(before: Shown<K>, after: Shown<K>): readonly K['Event'][] =>
  before === null || after === null ? [] : eventsBetween(before.account, after.account);

/** Lets the pieces of every new move fly and sound. What it returns is to be shown above the table. */
export function useFlights<K extends Kit>(
  motion: Motion<K>,
  account: AccountFor<K> | null,
  { view, asked, colours }: ScreenOf<K>,
): ReactNode {
  const lang = useLang();
  const shown = useMemo<Shown<K>>(
    () => (account === null ? null : { account, view, asked, colours, lang }),
    [account, view, asked, colours, lang],
  );
  const former = useRef<Shown<K>>(null);
  useEffect(() => {
    const before = former.current;
    former.current = shown;
    for (const sound of motion.soundsOf(eventsOf(before, shown))) play(sound);
    if (before !== null && shown?.asked === true && !before.asked && shown.account.last !== null) play('bell', 0.25);
  }, [motion, shown]);

  const plan = (before: Shown<K>, after: Shown<K>): readonly Flight<K['Piece']>[] => {
    const events = eventsOf(before, after);
    if (events.length === 0) return [];
    return motion.flightsOf(events, { me: after!.account.me, before: before!.view, after: after!.view });
  };
  return (
    <>
      <Takeoff
        moment={shown}
        plan={plan}
        draw={(piece, now, becomes) => motion.drawPiece(piece, now!, becomes)}
        settings={settings}
      />
      <FlightLayer />
    </>
  );
}
