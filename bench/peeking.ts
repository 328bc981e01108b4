// Whether bots peek: what a seat cannot see is redrawn, and the bot must choose as before; and whether it matters by how many
// its worlds are played. `--positions` of each game and level, `--levels a,b`. Prints one JSON object with --json.
import { parseArgs } from 'node:util';
import { belfort } from '@guildhall/belfort';
import { type Bot, LEVELS, makeBot } from '@guildhall/bots';
import { runHere } from '@guildhall/bots/search';
import { bruges } from '@guildhall/bruges';
import { type Game, sameAction, seeded } from '@guildhall/kernel';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
type AnyBot = Bot<unknown, unknown>;

interface Report {
  positions: number;
  /** Choices that were another one when hidden things were redrawn. */
  peeked: number;
  /** Choices that were another one when two played the worlds in turns; only for those who play options through. */
  spreadOtherwise: number;
}

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    levels: { type: 'string', default: LEVELS.join(',') },
    json: { type: 'boolean', default: false },
  },
});

/** The same search, its worlds played by two in turns. */
function byTwo(bot: AnyBot, legal: readonly unknown[], view: unknown, seat: number, seed: number): unknown {
  const { thinking } = bot;
  if (thinking === undefined) return bot.choose(legal, () => view, seat, seeded(seed));
  const question = thinking.question(legal, view, seat, seeded(seed));
  return runHere(thinking.search(question), (batch) => {
    const shares = [0, 1].map((who) => batch.worlds.filter((_, i) => i % 2 === who));
    const played = shares.map((worlds) => thinking.play(question, { ...batch, worlds }));
    return {
      chances: batch.worlds.map((_, i) => played[i % 2]!.chances[Math.floor(i / 2)]!),
      nodes: played[0]!.nodes + played[1]!.nodes,
    };
  })[0]!.action;
}

function peekingOf(game: AnyGame, level: string, wanted: number): Report {
  const bot: AnyBot = makeBot(level, game.id);
  const quick: AnyBot = makeBot('apprentice', game.id);
  const report: Report = { positions: 0, peeked: 0, spreadOtherwise: 0 };
  const [least, most] = game.seats;
  for (let number = 0; report.positions < wanted; number++) {
    const seats = least + (number % (most - least + 1));
    const state = game.setup(game.options({}, seats), seats, 10_000 + number);
    const random = seeded(number);
    let asked = 0;
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = game.legal(state, seat);
      const view = game.view(state, [seat]);
      if (legal.length > 1 && asked++ % 7 === number % 7 && report.positions < wanted) {
        const seed = report.positions++;
        const choice = bot.choose(legal, () => view, seat, seeded(seed));
        const other = game.imagine(view, 77_000 + seed);
        const again = bot.choose(game.legal(other, seat), () => game.view(other, [seat]), seat, seeded(seed));
        if (!sameAction(choice, again)) report.peeked++;
        if (bot.thinking !== undefined && !sameAction(choice, byTwo(bot, legal, view, seat, seed))) {
          report.spreadOtherwise++;
        }
      }
      game.apply(
        state,
        seat,
        quick.choose(legal, () => view, seat, random),
      );
    }
  }
  return report;
}

const games = [belfort, bruges] as unknown as readonly AnyGame[];
const report: Record<string, Record<string, Report>> = {};
for (const game of games) {
  report[game.id] = {};
  for (const level of values.levels.split(',')) {
    process.stderr.write(`${values.positions} positions of ${game.id}, ${level}\n`);
    report[game.id]![level] = peekingOf(game, level, Number(values.positions));
  }
}
console.log(values.json ? JSON.stringify(report) : report);
const all = Object.values(report).flatMap((levels) => Object.values(levels));
process.exit(all.some(({ peeked, spreadOtherwise }) => peeked + spreadOtherwise > 0) ? 1 : 0);
