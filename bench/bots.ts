// How fast the bots think, on one core. `guildhall bench bots` starts this and prints it for people; by itself it prints
// one JSON object. Time is that of the processor, so that other work on the machine does not count.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { belfort } from '@guildhall/belfort';
import { type Bot, LEVELS, makeBot } from '@guildhall/bots';
import { bruges } from '@guildhall/bruges';
import { type Game, type Seat, seeded } from '@guildhall/kernel';

interface BotSpeed {
  decisionsPerSecond: number;
  /** Options played through in imagined worlds. Levels that do not search look into one world for each decision. */
  worldsPerSecond: number;
  /** Moves made in thought: in playouts and to compare options; null where they are not counted. */
  movesPerSecond: number | null;
  ms: number;
  decisions: number;
}

type Speeds = Record<string, BotSpeed>;
type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
type AnyBot = Bot<unknown, unknown>;

interface Position {
  readonly legal: readonly unknown[];
  readonly view: unknown;
  readonly seat: Seat;
}

const SEATS = 4;
const POSITIONS = 24;
/** The slowest levels get to that many at least, however short the time. */
const LEAST = 2;

/** Positions with something to choose, from all over a few games of journeymen; always the same. */
function positionsOf(game: AnyGame): Position[] {
  const found: Position[] = [];
  const bot = makeBot('journeyman', game.id) as AnyBot;
  for (let number = 0; number < 3; number++) {
    const random = seeded(number);
    const state = game.setup(game.options({}, SEATS), SEATS, number);
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = game.legal(state, seat);
      const view = game.view(state, [seat]);
      if (legal.length > 1) found.push({ legal: legal.slice(), view, seat });
      game.apply(
        state,
        seat,
        bot.choose(legal, () => view, seat, random),
      );
    }
  }
  return Array.from(
    { length: POSITIONS },
    (_, i) => found[Math.floor(((i * 7 + 3) % POSITIONS) * (found.length / POSITIONS))]!,
  );
}

const processorSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Decides one position; returns worlds and moves of the thinking. */
function decide(
  bot: AnyBot,
  { legal, view, seat }: Position,
  number: number,
): { worlds: number; moves: number | null } {
  const random = seeded(number);
  const { thinking } = bot;
  if (thinking === undefined) {
    bot.choose(legal, () => view, seat, random);
    return { worlds: 1, moves: null };
  }
  const question = thinking.question(legal, view, seat, random);
  const search = thinking.search(question);
  let worlds = 0;
  let moves = 0;
  for (let step = search.next(); !step.done; ) {
    const outcome = thinking.play(question, step.value);
    worlds += step.value.options.length * outcome.chances.length;
    moves += outcome.nodes;
    step = search.next(outcome);
  }
  return { worlds, moves };
}

function speedOf(bot: AnyBot, positions: readonly Position[], seconds: number): BotSpeed {
  const run = (forSeconds: number, least: number) => {
    const start = processorSeconds();
    const sum = { decisions: 0, worlds: 0, moves: 0 as number | null, seconds: 0 };
    while (sum.seconds < forSeconds || sum.decisions < least) {
      const { worlds, moves } = decide(bot, positions[sum.decisions % positions.length]!, sum.decisions);
      sum.decisions++;
      sum.worlds += worlds;
      sum.moves = sum.moves === null || moves === null ? null : sum.moves + moves;
      sum.seconds = processorSeconds() - start;
    }
    return sum;
  };
  run(seconds / 4, 1);
  const { decisions, worlds, moves, seconds: took } = run(seconds, LEAST);
  return {
    decisionsPerSecond: Number((decisions / took).toPrecision(4)),
    worldsPerSecond: Math.round(worlds / took),
    movesPerSecond: moves === null ? null : Math.round(moves / took),
    ms: Number(((took * 1000) / decisions).toPrecision(4)),
    decisions,
  };
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } });
const seconds = Number(values.seconds);
const speedsOf = (game: AnyGame): Speeds => {
  const positions = positionsOf(game);
  return Object.fromEntries(
    LEVELS.map((level) => [level, speedOf(makeBot(level, game.id) as AnyBot, positions, seconds)]),
  );
};
console.log(
  JSON.stringify({
    belfort: speedsOf(belfort as unknown as AnyGame),
    bruges: speedsOf(bruges as unknown as AnyGame),
    seats: SEATS,
    positions: POSITIONS,
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
  }),
);
