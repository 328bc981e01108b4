import { commitment, newSeed } from '@guildhall/kernel';
import type { Pace, TableInfo } from '@guildhall/protocol';

/** My part in the shuffle of one table, and what I was promised when I gave it. */
export interface KeptShare {
  /** 32 random bytes as hex digits. */
  readonly share: string;
  /** The hash of the server's secret, as it was shown to me. */
  readonly commitment: string;
}

const keyOf = (table: string): string => `guildhall.share.${table}`;

/** Where the browser keeps nothing, shares last as long as the page. */
const here = new Map<string, KeptShare>();

/**
 * A share for a table of this pace, and what is sent of it. At a live table its hash is enough: everybody is there to
 * reveal theirs at the start. Elsewhere people may be away by then and hand in the share itself.
 */
export function newShare({ kind }: Pace): { share: string; sent: { share: string } | { deposit: string } } {
  const share = newSeed();
  return { share, sent: kind === 'live' ? { share: commitment(share) } : { deposit: share } };
}

export function keepShare({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>, share: string): void {
  const kept: KeptShare = { share, commitment };
  here.set(id, kept);
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // storage is switched off or full: see above
  }
}

/** Null: this browser has none for that table. */
export function shareOf(table: string): KeptShare | null {
  const kept = here.get(table);
  if (kept !== undefined) return kept;
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as KeptShare | null;
  } catch {
    return null;
  }
}

export function dropShare(table: string): void {
  here.delete(table);
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // as above
  }
}
