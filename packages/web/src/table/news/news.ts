/** Something that nobody at the table should miss. */
export interface News {
  readonly text: string;
  /** good and bad: for the one at the screen; plain: for everybody alike. */
  readonly tone: 'good' | 'bad' | 'plain';
  /** Whose sign stands beside it; null: nobody's. */
  readonly seat: number | null;
}

interface Sentence {
  readonly text: string;
  readonly of: readonly number[];
}

/** Those sentences of a story that tell news. */
export const newsIn = <E>(
  events: readonly E[],
  story: readonly Sentence[],
  newsOf: (event: E, sentence: readonly E[]) => Omit<News, 'text'> | null,
): News[] =>
  story.flatMap(({ text, of }) => {
    const told = of.map((i) => events[i]!);
    const found = told.map((event) => newsOf(event, told)).find((each) => each !== null);
    return found === undefined ? [] : [{ text, ...found }];
  });
