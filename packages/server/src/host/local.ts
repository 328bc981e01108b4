import { BadTable, type LogBody, openTable, readTable, type TableFile } from '@guildhall/table';
import { HttpProblem } from '../http/routes.ts';
import { engineOf } from './engines.ts';

/** A table that was played on a device, as the log of a table here. Everything is played again, so that it is sound. */
export async function localTable(raw: unknown): Promise<{ file: TableFile; entries: readonly LogBody[] }> {
  try {
    const file = readTable(raw);
    const table = openTable(await engineOf(file.game, file.rules), file);
    if (table.decision() === null) throw new HttpProblem(409, 'gameOver', 'this game is over');
    return { file, entries: entriesOf(file) };
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    const problems = error instanceof BadTable ? error.problems.slice(0, 5) : undefined;
    throw new HttpProblem(400, 'malformed', 'this table cannot be played on here', problems);
  }
}

function entriesOf({ entries }: TableFile): LogBody[] {
  const movers: number[] = [];
  return entries.map((entry) => {
    if ('undo' in entry) {
      movers.length = movers.lastIndexOf(entry.undo);
      return { kind: 'undo', seat: entry.undo, moves: movers.length };
    }
    movers.push(entry.seat);
    return { kind: 'move', seat: entry.seat, actions: [entry.action] };
  });
}
