import { contract, fabricate } from '@guildhall/kernel/contract';
import { language } from './explain/intent.ts';
import { belfort } from './game.ts';

const cases = [2, 3, 4, 5].flatMap((seats) =>
  (['beginner', 'normal', 'advanced'] as const).map((guilds, i) => {
    const edition = (seats + i) % 2 === 0 ? 'first' : 'revised';
    return {
      name: `${seats} players, ${guilds} guilds, ${edition} edition`,
      options: belfort.options({ guilds, edition }, seats),
      seats,
    };
  }),
);

contract(belfort, { cases, games: 2, fabricate: (state, random) => fabricate(language, state, random) });
