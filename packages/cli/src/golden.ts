import { below, deriveSeed, recordReplay, type Seat, seeded } from '@guildhall/kernel';
import { gameRow } from './games.ts';
import { playerNames, transcript } from './transcript.ts';

export interface Golden {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const MODES = ['beginner', 'normal', 'advanced', 'custom'];

/** Two players cannot use the guilds that take something from others. */
const customGuilds = (seats: number): string[] =>
  seats === 2
    ? ['recruiters', 'architects', 'bankers', 'merchants', 'wizards']
    : ['architects', 'thieves', 'bandits', 'spies', 'wizards'];

/** Whole games as text, one per player count and guild mode. Every move is chance, so no bot has a say in them. */
export function goldenGames(): Golden[] {
  const [min, max] = gameRow('belfort').game.seats;
  const goldens: Golden[] = [];
  for (let seats = min; seats <= max; seats++) {
    for (const guilds of MODES) {
      const options = guilds === 'custom' ? { guilds, custom: customGuilds(seats) } : { guilds };
      goldens.push({
        file: `packages/belfort/golden/${seats}-${guilds}.txt`,
        text: randomGame('belfort', options, seats),
      });
    }
  }
  return goldens;
}

function randomGame(id: string, raw: unknown, seats: number): string {
  const row = gameRow(id);
  const { game } = row;
  const options = game.options(raw, seats);
  const seed = deriveSeed(`golden ${id}`, JSON.stringify([seats, raw]));
  const state = game.setup(options, seats, seed);
  const random = seeded(seats);
  const actions: [Seat, unknown][] = [];
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const seat = decision.seats[below(random, decision.seats.length)]!;
    const legal = game.legal(state, seat);
    const action = legal[below(random, legal.length)];
    game.apply(state, seat, action);
    actions.push([seat, action]);
  }
  return transcript(row, recordReplay(game, options, seats, seed, actions), 'en', playerNames(seats, 'en'));
}
