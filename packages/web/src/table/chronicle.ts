import type { Missed } from '../online/useMissed.ts';

/** One sentence of the log, and where on the table it happened. */
interface Line {
  readonly text: string;
  /** How many moves had been made when it was true. */
  readonly move: number;
  /** The numbers of the moves that it tells, which can be several. */
  readonly moves: readonly number[];
  /** Names of what it speaks of: targets and pieces. */
  readonly targets: readonly string[];
}

/** Sentences that belong together: a phase, or somebody's turn. */
export interface Chapter {
  readonly key: string;
  readonly title: string;
  readonly round: number;
  /** Whose turn it was, for the shield beside the title. */
  readonly seat: number | null;
  /** The number of the move that opened it. */
  readonly opened: number;
  readonly lines: readonly Line[];
}

/**
 * The numbers of the lines at which advice was asked for: the first that tells the move that followed. Where that move only opened
 * the next chapter, which may be somebody else's, it is the last line of this one.
 */
export function advisedLines(chapter: Chapter, next: Chapter | undefined, advised: readonly number[]): number[] {
  const { lines, opened } = chapter;
  const first = advised.map((after) =>
    lines.findIndex(({ moves }) => after + 1 !== opened && moves.includes(after + 1)),
  );
  const own = [...new Set(first.filter((i) => i >= 0))];
  const leads = next !== undefined && advised.includes(next.opened - 1) && lines.at(-1)?.move !== next.opened;
  return leads ? [...own, lines.length - 1] : own;
}

/** The numbers of the lines that tell of what the reader has missed. */
export const newLines = ({ lines }: Chapter, { from, to }: Missed): number[] =>
  lines.flatMap(({ move }, i) => (move > from && move <= to ? [i] : []));

/** How a game tells its moves. */
export interface Telling<E> {
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
  readonly opened: number;
  readonly events: E[];
  /** The number of the move that each event belongs to. */
  readonly moves: number[];
}

/** Tells the story of a game so far. */
export type Chronicler<E> = (moves: readonly { readonly events: readonly E[] }[]) => readonly Chapter[];

/**
 * `begun`: what goes on before the first event says otherwise. A chapter in which nothing happened since the last
 * telling is not told again: it stays the same object.
 */
export function chronicler<E extends object>(
  telling: Telling<E>,
  begun: { readonly title: string; readonly round: number },
): Chronicler<E> {
  let former: readonly { readonly part: Part<E>; readonly chapter: Chapter }[] = [];
  return (moves) => {
    former = partsOf(moves, telling, begun).map((part, i) => {
      const told = former[i];
      if (told !== undefined && isSame(told.part, part)) return told;
      return { part, chapter: tell(part, String(i), telling) };
    });
    return former.flatMap(({ chapter }) => (chapter.lines.length > 0 ? [chapter] : []));
  };
}

/** Events are never changed, and never made anew for the same move. */
const isSame = <E>(a: Part<E>, b: Part<E>): boolean =>
  a.events.length === b.events.length && a.events.every((event, i) => event === b.events[i]);

function partsOf<E>(
  moves: readonly { readonly events: readonly E[] }[],
  { roundOf, chapterOf }: Telling<E>,
  begun: { readonly title: string; readonly round: number },
): Part<E>[] {
  let { round } = begun;
  const parts: Part<E>[] = [{ title: begun.title, round, seat: null, opened: 0, events: [], moves: [] }];
  for (const [index, { events }] of moves.entries()) {
    for (const event of events) {
      const opened = roundOf(event);
      if (opened !== null) {
        round = opened;
        continue;
      }
      const chapter = chapterOf(event);
      if (chapter !== null) parts.push({ ...chapter, round, opened: index + 1, events: [], moves: [] });
      parts.at(-1)!.events.push(event);
      parts.at(-1)!.moves.push(index + 1);
    }
  }
  return parts;
}

function tell<E>({ events, moves, ...heading }: Part<E>, key: string, { story, targetsOf }: Telling<E>): Chapter {
  const lines = story(events).map(({ text, of }): Line => {
    const told = [...new Set(of.map((each) => moves[each]!))];
    const targets = [...new Set(of.flatMap((each) => targetsOf(events[each]!)))];
    return { text, move: Math.max(...told), moves: told, targets };
  });
  return { key, ...heading, lines };
}
