import { bots } from '@guildhall/bots/belfort';
import { serveBots } from '../../session/serveBots.ts';

serveBots(bots);
