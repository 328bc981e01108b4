import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { restore } from '../src/store/backup.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { connect } from '../src/store/open.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));

/** The versions of the store of which a filled one is kept. */
export const oldVersions: readonly number[] = globSync('store-*.jsonl', { cwd: folder })
  .map((name) => Number(/\d+/.exec(name)![0]))
  .sort((a, b) => a - b);

/** Fills an empty store as a program of that version left it, with tables in mid-game. */
export async function leaveOldStore(address: string, version: number): Promise<void> {
  async function* lines() {
    yield* readFileSync(`${folder}/store-${version}.jsonl`, 'utf8').trimEnd().split('\n');
  }
  const connection = await connect(address, 'write');
  try {
    await restore(connection, lines(), MIGRATIONS.slice(0, version));
  } finally {
    await connection.close();
  }
}
