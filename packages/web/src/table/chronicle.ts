/** One sentence of the log, and where on the table it happened. */
export interface Line {
  readonly text: string;
  /** How many moves had been made when it was true. */
  readonly move: number;
  /** Names of the targets it speaks of, as boards write them into `data-target`. */
  readonly targets: readonly string[];
}

/** Sentences that belong together: a phase, or somebody's turn. */
export interface Chapter {
  readonly key: string;
  readonly title: string;
  readonly round: number;
  /** Whose turn it was, for the shield beside the title. */
  readonly seat: number | null;
  readonly lines: readonly Line[];
}

/** How a game tells its moves. */
export interface Telling<E> {
  /** The event as the reader may see it. */
  seen(event: E): E;
  /** The round that the event opens. Its number is a heading and no line. */
  roundOf(event: E): number | null;
  /** The chapter that the event opens. */
  chapterOf(event: E): { readonly title: string; readonly seat: number | null } | null;
  /** Whole sentences, and which of the events each tells. */
  story(events: readonly E[]): readonly { readonly text: string; readonly of: readonly number[] }[];
  /** Where on the table something happened. */
  targetsOf(event: E): readonly string[];
}

interface Part<E> {
  readonly title: string;
  readonly round: number;
  readonly seat: number | null;
  readonly events: E[];
  /** The number of the move that each event belongs to. */
  readonly moves: number[];
}

/** The story of a game so far. `begun`: what goes on before the first event says otherwise. */
export function tellChapters<E>(
  moves: readonly { readonly events: readonly E[] }[],
  { seen, roundOf, chapterOf, story, targetsOf }: Telling<E>,
  begun: { readonly title: string; readonly round: number },
): Chapter[] {
  let { round } = begun;
  const parts: Part<E>[] = [{ title: begun.title, round, seat: null, events: [], moves: [] }];
  for (const [index, { events }] of moves.entries()) {
    for (const event of events) {
      const opened = roundOf(event);
      if (opened !== null) {
        round = opened;
        continue;
      }
      const chapter = chapterOf(event);
      if (chapter !== null) parts.push({ ...chapter, round, events: [], moves: [] });
      parts.at(-1)!.events.push(seen(event));
      parts.at(-1)!.moves.push(index + 1);
    }
  }
  return parts
    .map(({ events, moves: numbers, ...heading }, i) => ({
      key: String(i),
      ...heading,
      lines: story(events).map(
        ({ text, of }): Line => ({
          text,
          move: Math.max(...of.map((each) => numbers[each]!)),
          targets: [...new Set(of.flatMap((each) => targetsOf(events[each]!)))],
        }),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}
