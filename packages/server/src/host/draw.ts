import { createHash } from 'node:crypto';
import { canonicalJson } from '@guildhall/kernel';
import type { StoredTable } from '../store/tables.ts';

/** The first way in which seeds were drawn. */
const VERSION = 1;

/** How a seat took part in drawing the seed. */
export interface ShareOrigin {
  readonly seat: number;
  /** `revealed` at the start, `deposited` on sitting down, `absent`: promised and not revealed, so left out. */
  readonly how: 'revealed' | 'deposited' | 'absent';
  /** SHA-256 of the share, promised on sitting down. */
  readonly hash: string;
  readonly share: string | null;
}

/** How a seed came about; with it anybody can draw the same seed again. */
export interface Origin {
  readonly version: 1;
  readonly table: string;
  readonly secret: string;
  readonly shares: readonly ShareOrigin[];
}

export const hashOf = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** Whose share is still to be revealed. */
export const missingShares = ({ seats }: StoredTable): number[] =>
  seats.flatMap(({ shareHash, share }, seat) => (shareHash !== null && share === null ? [seat] : []));

export function originOf(row: StoredTable): Origin {
  const shares = row.seats.flatMap(({ shareHash, share, deposited }, seat): ShareOrigin[] => {
    if (shareHash === null) return [];
    const how = share === null ? 'absent' : deposited ? 'deposited' : 'revealed';
    return [{ seat, how, hash: shareHash, share }];
  });
  return { version: VERSION, table: row.id, secret: row.secret, shares };
}

/**
 * The seed: SHA-256 of the table, its game and options, the server's secret and every share that was revealed. The
 * secret was promised before anybody sat down, and each share before the others were known.
 */
export function seedOf(origin: Origin, game: string, rules: number, options: unknown): string {
  const shares = origin.shares.flatMap(({ share }) => (share === null ? [] : [share]));
  const text = canonicalJson([origin.version, origin.table, game, rules, options, origin.secret, ...shares]);
  return createHash('sha256').update(text).digest('hex');
}
