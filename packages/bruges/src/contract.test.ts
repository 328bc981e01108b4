import { contract, fabricate } from '@guildhall/kernel/contract';
import { language } from './explain/intent.ts';
import { bruges } from './game.ts';

const cases = [2, 3, 4].map((seats) => ({ name: `${seats} players`, options: bruges.options({}, seats), seats }));

contract(bruges, { cases, games: 3, fabricate: (state, random) => fabricate(language, state, random) });
