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
