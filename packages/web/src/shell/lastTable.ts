let last: string | null = null;

/** Remembers the table that was looked at, so that other pages lead back to it. */
export function rememberTable(id: string): void {
  last = id;
}

/** The table that was looked at last since the page was opened; null: none. */
export const lastTable = (): string | null => last;
