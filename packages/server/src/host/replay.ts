import { isLevel, levelNames, readOpponent } from '@guildhall/bots';
import { type Replay, recordReplay } from '@guildhall/kernel';
import { GONE, type StoredSeat, type StoredTable } from '../store/table-rows.ts';
import type { TableStore } from '../store/tables.ts';
import { standingAt } from './awake.ts';
import { engineOf } from './engines.ts';

/** Who played a seat, as files of local games tell it too. */
interface Player {
  readonly name: string;
  /** Left out: the usual one of the seat. */
  readonly colour?: string;
  readonly bot?: string;
}

/** A bot by its character, or else by its level. A file speaks no reader's language: it is English. */
function botName(bot: string): string {
  const read = readOpponent(bot);
  if (read === null) return bot;
  return read.character?.name ?? (isLevel(read.plays) ? levelNames[read.plays].en : read.plays);
}

/** A seat is its person's, also when a bot has played for them. */
function playerOf({ person, name, bot, colour }: StoredSeat): Player {
  const known = colour === null ? {} : { colour };
  if (person !== null || bot === null) return { name: name ?? GONE, ...known };
  return { name: botName(bot), ...known, bot };
}

/** The replay of a finished game, with who played, and how its seed came about if it was drawn here. */
export async function replayOf(store: TableStore, row: StoredTable): Promise<Replay & { players: Player[] }> {
  const game = await engineOf(row.game, row.rules);
  const options = game.options(row.options, row.seats.length);
  const actions = await standingAt(store, row.id, row.revision);
  const replay = recordReplay(
    game,
    options,
    row.seats.length,
    row.seed!,
    actions.map(({ seat, action }) => [seat, action] as const),
  );
  return {
    ...replay,
    ...(row.origin !== null && { origin: row.origin }),
    players: row.seats.map(playerOf),
  };
}
