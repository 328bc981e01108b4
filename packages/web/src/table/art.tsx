import { createContext, type ReactNode, useContext } from 'react';
import type { Amounts } from './screen/contract.ts';

/** One thing that is paid or gained, and how many of it. */
interface DrawnAmount {
  readonly what: string;
  readonly n: number;
  icon(size: number): ReactNode;
}

/** How a game draws what the shared parts speak of. */
export interface GameArt {
  /** The amounts above nothing, as far as there are pictures of them. */
  drawn(amounts: Amounts<string>): readonly DrawnAmount[];
}

/** `order`: everything that has a picture, in the order in which it is shown. */
export const artOf = <W extends string>(order: readonly W[], icon: (what: W, size: number) => ReactNode): GameArt => ({
  drawn: (amounts) =>
    order.flatMap((what) => {
      const n = amounts[what] ?? 0;
      return n > 0 ? [{ what, n, icon: (size: number) => icon(what, size) }] : [];
    }),
});

const Art = createContext<GameArt>({ drawn: () => [] });

/** Everything inside is drawn the way of one game. */
export const ArtProvider = Art.Provider;
export const useArt = (): GameArt => useContext(Art);
