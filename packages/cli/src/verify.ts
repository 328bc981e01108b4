import { verifyReplay } from '@guildhall/kernel';
import { Failure } from './failure.ts';
import { loadReplay } from './files.ts';

export async function verifyCommand(file: string): Promise<number> {
  const { row, replay } = await loadReplay(file);
  const verdict = verifyReplay(row.game, replay);
  if (!verdict.ok) throw new Failure(`${file}: ${verdict.message}`);
  const end = verdict.finished ? 'a finished game' : 'a game not yet finished';
  console.log(
    `ok: ${end} of ${row.title} with ${replay.seats} players; ` +
      `the shuffle and all ${replay.actions.length} actions are as recorded`,
  );
  return 0;
}
