/** A table at which clients sit. */
export interface PlayedTable {
  /** Sends the next move, if one is left and none is on its way. */
  move(): void;
}

/** What happens while it is measured. */
export interface Playing {
  /** All that clients have received. */
  bytes: number;
  done(table: PlayedTable, millis: number): void;
  /** A table has no moves left: what is measured ends here. */
  out(): void;
}

export interface PlayReport {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

/**
 * Lets all tables play for a while. Without a pace each one moves as soon as the move before is done; with one it makes a
 * move every so many milliseconds, and the tables begin at different moments.
 */
export async function play(
  tables: readonly PlayedTable[],
  seconds: number,
  pace: number | null,
  watch: (playing: Playing | null) => void,
): Promise<PlayReport> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const ended = Promise.withResolvers<void>();
  const playing: Playing = {
    bytes: 0,
    out: ended.resolve,
    done(table, millis) {
      times.push(millis);
      if (pace === null && performance.now() < end) table.move();
    },
  };
  watch(playing);
  const timers: NodeJS.Timeout[] = [];
  if (pace === null) for (const table of tables) table.move();
  else {
    for (const [i, table] of tables.entries()) {
      const begin = setTimeout(
        () => {
          table.move();
          timers.push(setInterval(() => table.move(), pace));
        },
        (i / tables.length) * pace,
      );
      timers.push(begin);
    }
  }
  setTimeout(ended.resolve, seconds * 1000);
  await ended.promise;
  for (const timer of timers) clearInterval(timer);
  const took = (performance.now() - start) / 1000;
  const moves = times.length;
  const { bytes } = playing;
  // what is on its way comes to its end
  await new Promise((resolve) => setTimeout(resolve, 300));
  watch(null);
  times.sort((a, b) => a - b);
  return {
    moves,
    seconds: took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytesPerMove: Math.round(bytes / Math.max(1, moves)),
  };
}
