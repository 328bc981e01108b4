import { bots } from '@guildhall/bots/bruges';
import { serveBots } from '../../session/serveBots.ts';

serveBots(bots);
