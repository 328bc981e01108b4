import type { Connection } from './connection.ts';

/** A person was reported, with what they had said last at that table. */
export interface ReadReport {
  readonly at: number;
  /** Names as they are now; null: they have gone. */
  readonly by: { readonly id: string; readonly name: string | null };
  readonly about: { readonly id: string; readonly name: string | null };
  readonly table: string;
  readonly text: string;
  readonly words: readonly { readonly at: number; readonly text: string | null; readonly phrase: string | null }[];
}

/** What people have told the keepers of a server about others, the newest first. */
export async function reportsIn(connection: Connection): Promise<ReadReport[]> {
  const rows = await connection.all(
    `SELECT report.*, teller.name AS teller_name, teller.gone AS teller_gone, told.name AS told_name, told.gone AS told_gone
      FROM report LEFT JOIN person AS teller ON teller.id = report.person LEFT JOIN person AS told ON told.id = report.other
      ORDER BY report.at DESC, report.id`,
  );
  return rows.map((row) => ({
    at: Number(row.at),
    by: { id: row.person as string, name: row.teller_gone === 0 ? (row.teller_name as string) : null },
    about: { id: row.other as string, name: row.told_gone === 0 ? (row.told_name as string) : null },
    table: row.tbl as string,
    ...(JSON.parse(row.text as string) as Pick<ReadReport, 'text' | 'words'>),
  }));
}
