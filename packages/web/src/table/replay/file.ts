import type { Replay } from '@guildhall/kernel';

interface Player {
  readonly name: string;
  readonly colour: string;
  readonly bot?: string | undefined;
}

/** A replay as a file that also tells who played, and after how many moves somebody asked for advice, if ever. */
export const replayFile = (replay: Replay, seats: readonly Player[], advised: readonly number[] = []): string =>
  JSON.stringify({
    ...replay,
    players: seats.map(({ name, colour, bot }) => ({ name, colour, bot })),
    ...(advised.length > 0 && { advised }),
  });
