import { botsFor } from '@guildhall/bots/bruges';
import { engineFor } from '@guildhall/bruges';
import { serveBots } from '../../session/serveBots.ts';

serveBots(async (rules) => botsFor(await engineFor(rules)));
