import { readFileSync, writeFileSync } from 'node:fs';
import { BadReplay, type Replay, readReplay } from '@guildhall/kernel';
import { Failure, messageOf } from './failure.ts';
import { type GameRow, games } from './games.ts';

export interface Recorded {
  readonly row: GameRow;
  readonly replay: Replay;
}

/** Reads a replay file and finds the rules it was played by; a Failure says what is wrong with it. */
export async function loadReplay(file: string): Promise<Recorded> {
  try {
    const replay = readReplay(readFileSync(file, 'utf8'));
    const row = games.get(replay.game);
    if (row === undefined) throw new Failure(`${file} is a game of "${replay.game}", which this program does not know`);
    return { row: { ...row, game: await row.engineFor(replay.rules) }, replay };
  } catch (error) {
    if (error instanceof BadReplay) throw new Failure(`${file}: ${error.message}`);
    if (error instanceof Failure) throw error;
    throw new Failure(`cannot read ${file}: ${messageOf(error)}`);
  }
}

/** Writes what somebody wanted as a file. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${messageOf(error)}`);
  }
}
