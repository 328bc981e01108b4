import type { Bot } from '@guildhall/bots/bot';
import { serveBots } from '../../src/session/serveBots.ts';
import type { Action, State } from './engine.ts';

/** Always as far as possible. */
const hasty: Bot<Action, State> = { name: 'hasty', choose: (legal) => legal.at(-1)! };

serveBots(async () => ({ make: () => hasty }));
