/** One sentence of a story, and the events it tells, as indices. */
export interface Sentence {
  readonly text: string;
  readonly of: readonly number[];
}

/** Reads on while the events fit, passing over those that need no words. */
export function readOn<E>(
  events: readonly E[],
  from: number,
  fits: (event: E) => boolean,
  isSilent: (event: E) => boolean,
): number[] {
  const found: number[] = [];
  for (let i = from; i < events.length; i++) {
    if (fits(events[i]!)) found.push(i);
    else if (!isSilent(events[i]!)) break;
  }
  return found;
}

/**
 * The events in sentences: what belongs to one deed makes one. `tell` gives what the deed that begins with an event
 * tells; it is not asked about events that were told before. Lines make sentences of their own, empty ones none.
 */
export function storyFrom(events: number, tell: (at: number) => readonly Sentence[]): Sentence[] {
  const told = new Set<number>();
  const story: Sentence[] = [];
  for (let at = 0; at < events; at++) {
    if (told.has(at)) continue;
    for (const { text, of } of tell(at)) {
      for (const i of of) told.add(i);
      for (const line of text.split('\n')) if (line !== '') story.push({ text: line, of });
    }
  }
  return story;
}
