import { botNames, isBot } from '@guildhall/bots';
import { isLiveSeed, newSeed } from '@guildhall/kernel';
import { BadUsage } from './failure.ts';
import type { GameRow } from './games.ts';

/** What somebody typed, read in the same way by all commands that play games. */

export function wantedSeats({ game }: GameRow, seats: number): number {
  const [min, max] = game.seats;
  if (seats < min || seats > max) throw new BadUsage(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  return seats;
}

/** The name of a series of games; none: chance. */
export function wantedSeed(text: string | undefined): string {
  const seed = text ?? newSeed();
  return isLiveSeed(seed) ? seed.toLowerCase() : seed;
}

export function wantedBot(name: string): string {
  if (!isBot(name)) throw new BadUsage(`there is no bot "${name}"; there is ${botNames.join(', ')}`);
  return name;
}

/** Names with commas between them. */
export const wantedBots = (text: string): string[] => text.split(',').map((name) => wantedBot(name.trim()));
