/** Rows as aligned text; `align` has one letter per column: l or r. */
export function columns(rows: readonly (readonly string[])[], align: string): string {
  const widths = [...align].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (align[column] === 'r' ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
