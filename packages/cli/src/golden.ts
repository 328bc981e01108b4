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

/** Whole games as text. Every move is chance, so no bot has a say in them. */
export const goldenGames = (): Golden[] => [...belfortGames(), ...brugesGames()];

/** One per player count and guild mode. */
const belfortGames = (): Golden[] =>
  seatCounts('belfort').flatMap((seats) =>
    MODES.map((guilds) => {
      const options = guilds === 'custom' ? { guilds, custom: customGuilds(seats) } : { guilds };
      return { file: `packages/belfort/golden/${seats}-${guilds}.txt`, text: randomGame('belfort', options, seats) };
    }),
  );

/** Two per player count: every game has only some of the persons. */
const brugesGames = (): Golden[] =>
  seatCounts('bruges').flatMap((seats) =>
    ['a', 'b'].map((name) => ({
      file: `packages/bruges/golden/${seats}-${name}.txt`,
      text: randomGame('bruges', {}, seats, name),
    })),
  );

function seatCounts(id: string): number[] {
  const [min, max] = gameRow(id).game.seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** `name` tells games with the same options apart. */
function randomGame(id: string, raw: unknown, seats: number, name?: string): string {
  const row = gameRow(id);
  const { game } = row;
  const options = game.options(raw, seats);
  const seed = deriveSeed(`golden ${id}`, JSON.stringify(name === undefined ? [seats, raw] : [seats, raw, name]));
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
