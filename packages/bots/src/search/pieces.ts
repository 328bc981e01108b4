import type { Batch, Judged, Line, Outcome, Search } from './search.ts';

/** One world of a batch, and the chances of the options in it. */
export interface Piece<A> {
  readonly options: readonly Line<A>[];
  readonly world: number;
}

export interface Played {
  readonly chances: readonly number[];
  readonly nodes: number;
}

/** Somebody who plays pieces: here, in another thread. */
export interface Hand<A> {
  play(piece: Piece<A>): Promise<Played>;
  /** How many pieces it may be given at once, so that it never waits for the next one. */
  readonly atOnce: number;
}

/** What somebody who runs a search in pieces is told, and tells. */
export interface Around {
  /** Somebody is in a hurry: what is known now decides. */
  hurried(): boolean;
  /** Nobody waits for the answer any more. */
  dropped?(): boolean;
  /** How far it is, from 0 to 1. */
  progress?(share: number): void;
}

/** Nobody waited for the answer. */
export class Dropped extends Error {}

/** Plays one piece here. */
export const playPiece = <A>(play: (batch: Batch<Line<A>>) => Outcome, { options, world }: Piece<A>): Played => {
  const { chances, nodes } = play({ options, worlds: [world] });
  return { chances: chances[0]!, nodes };
};

/**
 * Runs a search in pieces of one world each. Whoever has a free hand takes the next one, and the results are put
 * together in the order of the worlds, so that the answer does not depend on how many hands there are or how quick they
 * are. With `hurried` no further piece is begun; worlds that were played count.
 */
export async function runInPieces<A>(
  search: Search<A>,
  hands: () => readonly Hand<A>[],
  around: Around,
): Promise<readonly Judged<A>[]> {
  let rounds = 0;
  const share = (left: number, played: number): number => {
    const all = Math.ceil(Math.log2(left));
    rounds = Math.max(rounds, all);
    return rounds === 0 ? 1 : (rounds - all + played) / rounds;
  };
  let step = search.next();
  while (!step.done) {
    const batch = step.value;
    // the first world only shows what the rest will cost
    const told = batch.worlds[0] === 0 ? undefined : around.progress;
    const outcome = await playTogether(batch, hands(), around, (played) =>
      told?.(share(batch.options.length, played / batch.worlds.length)),
    );
    step = search.next(outcome);
  }
  // a clear winner ends the race early
  around.progress?.(1);
  return step.value;
}

async function playTogether<A>(
  { options, worlds }: Batch<Line<A>>,
  hands: readonly Hand<A>[],
  { hurried, dropped }: Around,
  told: (played: number) => void,
): Promise<Outcome> {
  const rows = new Map<number, Played>();
  let begun = 0;
  const work = async (hand: Hand<A>): Promise<void> => {
    // the first world is always played: without it nothing would be known
    while (begun < worlds.length && (begun === 0 || !hurried()) && dropped?.() !== true) {
      const world = worlds[begun++]!;
      rows.set(world, await hand.play({ options, world }));
      told(rows.size);
    }
  };
  await Promise.all(hands.flatMap((hand) => Array.from({ length: hand.atOnce }, () => work(hand))));
  if (dropped?.() === true) throw new Dropped('nobody waits for it');
  const played = worlds.flatMap((world) => rows.get(world) ?? []);
  return {
    chances: played.map(({ chances }) => chances),
    nodes: played.reduce((sum, { nodes }) => sum + nodes, 0),
    enough: hurried(),
  };
}
