import type { Replay } from '@guildhall/kernel';

interface Player {
  readonly name: string;
  readonly colour: string;
  readonly bot?: string | undefined;
}

/** A replay as a file that also tells who played. */
export const replayFile = (replay: Replay, seats: readonly Player[]): string =>
  JSON.stringify({ ...replay, players: seats.map(({ name, colour, bot }) => ({ name, colour, bot })) });
