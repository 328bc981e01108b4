import { below } from '@guildhall/kernel';
import type { Bot } from './bot.ts';

/** Every option is equally likely. */
export const random: Bot<unknown, unknown> = {
  name: 'random',
  choose: (legal, _view, _seat, random) => legal[below(random, legal.length)],
};
