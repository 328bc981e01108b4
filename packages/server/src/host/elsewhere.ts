import type { Presence } from './audience.ts';

/** Every process tells again who looks at its tables after about so long. */
export const TOLD_EVERY = 10_000;
/** What was not told again for so long is forgotten: the process was killed, or cannot be heard. */
export const FORGOTTEN_AFTER = 3 * TOLD_EVERY + 5000;

interface Told extends Presence {
  readonly at: number;
}

const NOBODY: Presence = { here: [], watchers: 0 };

/** Who looks at tables at other processes, as far as those have told. */
export class Elsewhere {
  /** By table and process. */
  readonly #tables = new Map<string, Map<string, Told>>();

  /** A process has told who looks at a table there. True: that is something new. */
  heard(table: string, process: string, { here, watchers }: Presence, now: number): boolean {
    const told = this.#tables.get(table) ?? new Map<string, Told>();
    const before = told.get(process) ?? NOBODY;
    if (here.length === 0 && watchers === 0) told.delete(process);
    else told.set(process, { here, watchers, at: now });
    if (told.size === 0) this.#tables.delete(table);
    else this.#tables.set(table, told);
    return before.watchers !== watchers || String(before.here) !== String(here);
  }

  /** With those who look at the table here. */
  with(table: string, mine: Presence): Presence {
    const told = this.#tables.get(table);
    if (told === undefined) return mine;
    const all = [mine, ...told.values()];
    return {
      here: [...new Set(all.flatMap(({ here }) => here))],
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  /** Forgets what is too old, and answers at which tables. */
  sweep(now: number): string[] {
    const changed: string[] = [];
    for (const [table, told] of this.#tables) {
      for (const [process, { at }] of told) {
        if (now - at < FORGOTTEN_AFTER) continue;
        told.delete(process);
        changed.push(table);
      }
      if (told.size === 0) this.#tables.delete(table);
    }
    return changed;
  }
}
