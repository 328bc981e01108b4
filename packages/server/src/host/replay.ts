import { isLevel, levelNames, readOpponent } from '@guildhall/bots';
import { type Replay, recordReplay } from '@guildhall/kernel';
import { advisedIn, advisedMoves, standing } from '@guildhall/table';
import { GONE, type StoredSeat, type StoredTable } from '../store/table-rows.ts';
import type { TableStore } from '../store/tables.ts';
import { entriesAt } from './awake.ts';
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

/** A replay with who played, and after how many moves people asked for advice, if ever. */
type ToldReplay = Replay & { readonly players: readonly Player[]; readonly advised?: readonly number[] };

/** The replay of a finished game, and how its seed came about if it was drawn here. */
export async function replayOf(store: TableStore, row: StoredTable): Promise<ToldReplay> {
  const game = await engineOf(row.game, row.rules);
  const options = game.options(row.options, row.seats.length);
  const entries = await entriesAt(store, row.id, row.revision);
  const actions = standing(entries);
  const movers = actions.map(({ seat }) => seat);
  const advised = advisedMoves(advisedIn(entries), movers);
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
    ...(advised.length > 0 && { advised }),
  };
}
