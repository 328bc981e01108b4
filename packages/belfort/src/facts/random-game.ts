import { randomGame as play } from '@guildhall/kernel/contract';
import { belfort } from '../game.ts';

/** For tests: the moments of a whole game in which everybody plays at random. */
export const randomGame = (seats: number, seed: number) =>
  play(belfort, belfort.options({ guilds: 'advanced' }, seats), seats, seed);
