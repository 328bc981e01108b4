import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Missed } from '../online/useMissed.ts';
import { useText } from '../shell/settings.ts';
import { Chronicle } from './Chronicle.tsx';
import type { Chapter } from './chronicle.ts';
import { highlight } from './highlight.ts';
import type { AccountFor, GameScreen, Kit, SourceFor } from './screen/game.ts';

/** Where the story starts: the position before the first move. It is the same for all eyes as far as it is told. */
function useBeginning<K extends Kit>(source: SourceFor<K>): K['View'] | null {
  const [begun, setBegun] = useState<K['View'] | null>(null);
  useEffect(() => {
    let here = true;
    void source.moment(0).then(({ view }) => here && setBegun(view));
    return () => {
      here = false;
    };
  }, [source]);
  return begun;
}

const NONE: readonly Chapter[] = [];

interface Told {
  readonly chronicle: ReactNode;
  /** What the last move did, for those who listen. */
  readonly latest: readonly string[];
}

/** The story of the game so far. */
export function useChronicle<K extends Kit>(
  own: GameScreen<K>,
  source: SourceFor<K>,
  account: AccountFor<K>,
  names: readonly string[],
  {
    at,
    advised,
    missed,
    badge,
    onTravel,
  }: {
    readonly at: number | null;
    /** After how many moves advice was asked for. */
    readonly advised: readonly number[];
    /** What the reader has missed. */
    readonly missed: Missed | null;
    badge(seat: number, size?: number): ReactNode;
    onTravel(move: number): void;
  },
): Told {
  const { lang } = useText();
  const begun = useBeginning<K>(source);
  // the board comes first: the story follows a frame later
  const moves = useDeferredValue(account.moves);
  const tell = useMemo(
    () => (begun === null ? null : own.chroniclerFor({ lang, names, begun })),
    [own, begun, lang, names],
  );
  const chapters = useMemo(() => tell?.(moves) ?? NONE, [tell, moves]);
  const latest = useMemo(
    () => [
      ...new Set(
        chapters.flatMap(({ lines }) => lines.flatMap(({ move, text }) => (move === moves.length ? text : []))),
      ),
    ],
    [chapters, moves],
  );
  const chronicle = useMemo(
    () => (
      <Chronicle
        chapters={chapters}
        roundName={own.replay.roundName}
        advised={advised}
        missed={missed}
        badge={badge}
        at={at}
        onPoint={highlight}
        onTravel={onTravel}
      />
    ),
    [own, chapters, advised, missed, badge, at, onTravel],
  );
  return { chronicle, latest };
}
