/**
 * The thread that brings what is committed from the journal into the file. The writer could do it by itself, but whoever
 * moves meanwhile would wait for it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openToCheckpoint } from './sqlite-file.ts';

const EVERY = 500;
/** What is committed during one pass is left for the next one, which is shorter. When nothing is left, the journal begins anew. */
const MOST_PASSES = 8;

const file = openToCheckpoint(workerData as string);
// PASSIVE waits for nobody, and nobody waits for it
const checkpoint = file.prepare('PRAGMA wal_checkpoint(PASSIVE)');

function pass(): { readonly log: number; readonly checkpointed: number } {
  return checkpoint.get() as { log: number; checkpointed: number };
}

const timer = setInterval(() => {
  try {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const { log, checkpointed } = pass();
      if (checkpointed >= log) return;
    }
  } catch {
    // A disk that is full now has room later. What is committed is safe in the journal, and the writer tells of troubles.
  }
}, EVERY);

parentPort!.once('message', () => {
  clearInterval(timer);
  file.close();
});
