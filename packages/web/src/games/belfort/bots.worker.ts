import { engineFor } from '@guildhall/belfort';
import { botsFor } from '@guildhall/bots/belfort';
import { serveBots } from '../../session/serveBots.ts';

serveBots(async (rules) => botsFor(await engineFor(rules)));
