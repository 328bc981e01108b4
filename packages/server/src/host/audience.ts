import type { Texts } from './texts.ts';

/** Somebody who looks at a table: a player at their seat, or a watcher. */
export interface Viewer {
  readonly person: string | null;
  send(text: string): void;
}

/** Who looks at a table: people who sit at it, and how many others. */
export interface Presence {
  readonly here: readonly string[];
  readonly watchers: number;
}

/** The last messages are kept for those who come back: so many, and about as many letters as the whole table has, which they get else. */
const RING = 64;
const RING_LETTERS = 5_000;

/** Those who look at a table, and what they were told last. */
export class Audience {
  readonly viewers = new Set<Viewer>();
  readonly #seatOf: (person: string | null) => number;
  #ring: { readonly revision: number; readonly texts: Texts; readonly letters: number }[] = [];
  #letters = 0;

  /** `seatOf`: the seat of a person; below 0: they have none. */
  constructor(seatOf: (person: string | null) => number) {
    this.#seatOf = seatOf;
  }

  /** Everybody is told their own text, which is kept. */
  publish(revision: number, texts: Texts): void {
    const letters = texts.seats.reduce(
      (sum, text) => (text === texts.watcher ? sum : sum + text.length),
      texts.watcher.length,
    );
    this.#ring.push({ revision, texts, letters });
    this.#letters += letters;
    while (this.#ring.length > RING || this.#letters > RING_LETTERS) this.#letters -= this.#ring.shift()!.letters;
    for (const viewer of this.viewers) this.#tellTo(viewer, texts);
  }

  #tellTo(viewer: Viewer, { watcher, seats }: Texts): void {
    viewer.send(seats[this.#seatOf(viewer.person)] ?? watcher);
  }

  /** Everybody is told the same. */
  tell(text: string): void {
    for (const viewer of this.viewers) viewer.send(text);
  }

  /** Tells somebody what came after the revision that they have; false: that is not known any more. */
  tellSince(viewer: Viewer, since: number, revision: number): boolean {
    if (since === revision) return true;
    const from = this.#ring.findIndex((each) => each.revision === since + 1);
    if (from < 0) return false;
    for (const { texts } of this.#ring.slice(from)) this.#tellTo(viewer, texts);
    return true;
  }

  presence(): Presence {
    const here = new Set<string>();
    let watchers = 0;
    for (const { person } of this.viewers) {
      if (this.#seatOf(person) < 0) watchers++;
      else here.add(person!);
    }
    return { here: [...here], watchers };
  }

  /** What was told may not be what is stored. */
  forget(): void {
    this.#ring = [];
    this.#letters = 0;
  }
}
