import { commitment, type Origin, type ShareOrigin } from '@guildhall/kernel';
import type { StoredTable } from '../store/table-rows.ts';

/** The first way in which seeds were drawn. */
const VERSION = 1;

/** SHA-256 of a secret or a share. */
export const hashOf = commitment;

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
