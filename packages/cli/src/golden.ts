import { below, deriveSeed, type Replay, recordReplay, type Seat, seeded } from '@guildhall/kernel';
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

/** A whole game and the name of its file. */
interface Played {
  readonly name: string;
  readonly replay: Replay;
}

/** Whole games. Every move is chance, so no bot has a say in them. */
const PLAYED: Readonly<Record<string, () => Played[]>> = { belfort: belfortGames, bruges: brugesGames };

export const goldenGames = (): Golden[] =>
  Object.entries(PLAYED).flatMap(([id, play]) =>
    play().map(({ name, replay }) => ({
      file: `packages/${id}/golden/${name}.txt`,
      text: transcript(gameRow(id), replay, 'en', playerNames(replay.seats, 'en')),
    })),
  );

export const goldenReplays = (id: string): Replay[] => (PLAYED[id]?.() ?? []).map(({ replay }) => replay);

/** One per player count and guild mode. */
function belfortGames(): Played[] {
  return seatCounts('belfort').flatMap((seats) =>
    MODES.map((guilds) => {
      const options = guilds === 'custom' ? { guilds, custom: customGuilds(seats) } : { guilds };
      return { name: `${seats}-${guilds}`, replay: randomGame('belfort', options, seats) };
    }),
  );
}

/** Two per player count: every game has only some of the persons. */
function brugesGames(): Played[] {
  return seatCounts('bruges').flatMap((seats) =>
    ['a', 'b'].map((name) => ({ name: `${seats}-${name}`, replay: randomGame('bruges', {}, seats, name) })),
  );
}

function seatCounts(id: string): number[] {
  const [min, max] = gameRow(id).game.seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** `name` tells games with the same options apart. */
function randomGame(id: string, raw: unknown, seats: number, name?: string): Replay {
  const { game } = gameRow(id);
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
  return recordReplay(game, options, seats, seed, actions);
}
