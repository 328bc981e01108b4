import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { BadUsage, Failure, messageOf } from './failure.ts';
import { readLang } from './languages.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const program = new Command('guildhall')
  .description('A digital table for city-building board games, in a terminal.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('usage: guildhall <command> [options]   (guildhall --help lists the commands)');

/** Commands are loaded when they are called, so that a small one starts fast. They return the exit code. */
function command(synopsis: string, description: string, build: (command: Command) => Command): Command {
  const added = build(program.command(synopsis).description(description));
  return added.showHelpAfterError(`usage: guildhall ${added.name()} ${added.usage()}`);
}

const lang = () => new Option('--lang <code>', 'language').argParser((tag) => readLang(tag)).default('en');

function whole(min: number, max: number) {
  return (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < min || n > max) {
      throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
    }
    return n;
  };
}

function seconds(text: string): number {
  const n = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || n < 0.01 || n > 600) throw new InvalidArgumentError('Expected 0.01 to 600.');
  return n;
}

const threads = () => new Option('--threads <n>', 'threads to use (default: all cores)').argParser(whole(1, 256));

/** Reports what a command throws in the way commander reports its own errors. */
function run<T extends unknown[]>(act: (...args: T) => Promise<number>) {
  return async (...args: [...T, ...unknown[]]): Promise<void> => {
    const self = args.at(-1) as Command;
    try {
      process.exitCode = await act(...(args as unknown as T));
    } catch (error) {
      if (error instanceof BadUsage) self.error(`error: ${error.message}`, { exitCode: 2 });
      if (!(error instanceof Failure)) throw error;
      console.error(`error: ${error.message}`);
      process.exitCode = 1;
    }
  };
}

command('demo', 'plays a short game between computer players and shows how it ended', (demo) =>
  demo
    .argument('[game]', 'which game: belfort or bruges', 'belfort')
    .addOption(lang())
    .action(run(async (game, options) => (await import('./demo.ts')).demoCommand(game, options))),
);

command('simulate', 'plays many games between computer players and sums up the results', (simulate) =>
  simulate
    .argument('<game>', 'which game: belfort or bruges')
    .requiredOption('--seats <n>', 'number of players', whole(1, 100))
    .option('--games <n>', 'number of games', whole(1, 10_000_000), 100)
    .option('--bots <names>', 'one name for all seats, or one per seat, such as greedy,random,random', 'random')
    .option('--seed <text>', 'repeats a series: 64 hex digits or any text (default: chance)')
    .option('--options <json>', "the game's options, as JSON")
    .option('--guilds <mode>', 'for belfort, short for --options \'{"guilds": …}\'')
    .option('--persons', 'for bruges, adds how often each person was recruited, and how often by winners')
    .option('--follies', 'counts moves that cannot have been meant: goods bought and sold again, useless swaps')
    .option('--check', 'examines every state on the way')
    .option('--json', 'prints one JSON object')
    .option('--save <dir>', 'writes the first 100 games there as replays')
    .addOption(threads())
    .action(run(async (game, options) => (await import('./simulate.ts')).simulateCommand(game, options))),
);

command('ladder', 'lets levels of computer players play each other and says how strong each is', (ladder) =>
  ladder
    .argument('<game>', 'which game: belfort or bruges')
    .requiredOption('--seats <n>', 'number of players', whole(1, 100))
    .option('--games <n>', 'number of games; with --against, for each level', whole(1, 10_000_000), 120)
    .option('--levels <names>', 'who plays, such as adept,expert,expert/mirel (default: all levels)')
    .option('--against <name>', 'who has all other seats: each level plays alone against them')
    .option('--seed <text>', 'repeats a series: 64 hex digits or any text (default: chance)')
    .option('--svg <file>', 'draws a chart')
    .option('--json', 'prints one JSON object')
    .addOption(threads())
    .action(run(async (game, options) => (await import('./ladder.ts')).ladderCommand(game, options))),
);

command('train', 'lets computer players learn what positions are worth, from games against themselves', (train) =>
  train
    .argument('<game>', 'which game: belfort or bruges')
    .requiredOption('--seats <n>', 'number of players', whole(1, 100))
    .option('--games <n>', 'number of games; a second run goes on where the first ended', whole(2, 10_000_000), 20_000)
    .option('--bots <names>', 'who plays: each seat draws one of these names, such as greedy-1,adept', 'greedy-1')
    .option('--onto', 'goes on from the weights that are there: a few games of strong players add to what many taught')
    .option('--out <file>', 'where the weights go (default: where the bots read them)')
    .option('--parts <dir>', 'where the games are kept meanwhile (default: the temporary folder)')
    .option('--json', 'prints one JSON object')
    .addOption(threads())
    .action(run(async (game, options) => (await import('./train.ts')).trainCommand(game, options))),
);

command('tune', 'finds out which prices of the greedy computer players are wrong', (tune) =>
  tune
    .argument('<game>', 'which game: belfort or bruges')
    .option('--games <n>', 'number of games', whole(60, 10_000_000), 6000)
    .option('--from <file>', 'prices to begin with (default: those that the bots go by)')
    .option('--out <file>', 'where the better prices go')
    .option('--seed <text>', 'repeats a series: 64 hex digits or any text (default: chance)')
    .option('--json', 'prints one JSON object')
    .addOption(threads())
    .action(run(async (game, options) => (await import('./tune.ts')).tuneCommand(game, options))),
);

command('replay', 'tells a recorded game move by move', (replay) =>
  replay
    .argument('<file>', 'a replay, as JSON')
    .addOption(lang())
    .action(run(async (file, options) => (await import('./replay.ts')).replayCommand(file, options))),
);

command('verify', 'plays a recorded game again and confirms the shuffle and every move', (verify) =>
  verify
    .argument('<file>', 'a replay, as JSON')
    .option('--promised <hash>', 'what an online table showed before anybody sat down: its secret must be that one')
    .option('--share <hex>', 'your own share of the seed: it must be among those that were used')
    .addOption(lang())
    .action(run(async (file, options) => (await import('./verify.ts')).verifyCommand(file, options))),
);

command('balance', 'says what cards, guilds, persons and places are worth when computer players play', (balance) =>
  balance
    .argument('<game>', 'which game: belfort or bruges')
    .requiredOption('--seats <n>', 'number of players', whole(1, 100))
    .option('--games <n>', 'number of games', whole(1, 10_000_000), 200)
    .option('--level <name>', 'who plays, at all seats', 'expert')
    .option('--seed <text>', 'repeats a series: 64 hex digits or any text (default: chance)')
    .option('--svg <file>', 'draws a chart')
    .option('--json', 'prints one JSON object')
    .addOption(threads())
    .action(run(async (game, options) => (await import('./balance.ts')).balanceCommand(game, options))),
);

command('analyse', 'says what the moves of a recorded game were worth, and who had luck', (analyse) =>
  analyse
    .argument('<file>', 'a replay, as JSON')
    .option('--level <name>', 'who judges: adept, expert or master', 'expert')
    .option('--worlds <n>', 'imagined worlds for each move: more of them, less doubt', whole(2, 10_000), 16)
    .addOption(lang())
    .option('--json', 'prints one JSON object')
    .addOption(threads())
    .action(run(async (file, options) => (await import('./analyse.ts')).analyseCommand(file, options))),
);

command('scenario', "plays the rulebooks' worked examples and says where the engine disagrees", (scenario) =>
  scenario
    .argument('<paths...>', 'scenario files or folders of them')
    .action(run(async (paths) => (await import('./scenario.ts')).scenarioCommand(paths))),
);

command('bench', 'measures how fast the rules run, or how fast computer players think', (bench) =>
  bench
    .addArgument(bench.createArgument('<what>', 'what to measure').choices(['engine', 'bots']))
    .option('--json', 'prints one JSON object')
    .option('--seconds <n>', 'time for each measurement', seconds, 2)
    .option('--against <folder>', 'engine: measures another checkout in turns with this one and prints the ratios')
    .action(
      run(async (what, options) =>
        what === 'bots'
          ? (await import('./bench-bots.ts')).benchBotsCommand(options)
          : (await import('./bench.ts')).benchCommand(options),
      ),
    ),
);

const store = () =>
  new Option('--store <address>', 'sqlite:<folder> or postgres://… (default: what STORE says, or the folder "data")');

command('backup', 'writes everything that the server keeps into a file, while it runs', (backup) =>
  backup
    .argument('<file>', 'a file that is not there yet')
    .addOption(store())
    .action(run(async (file, options) => (await import('./store.ts')).backupCommand(file, options))),
);

command('restore', 'fills an empty store from a backup, of either kind of database', (restore) =>
  restore
    .argument('<file>', 'a backup')
    .addOption(store())
    .action(run(async (file, options) => (await import('./store.ts')).restoreCommand(file, options))),
);

command('migrate', 'brings the store to the version of this program; the server does so by itself', (migrate) =>
  migrate.addOption(store()).action(run(async (options) => (await import('./store.ts')).migrateCommand(options))),
);

command('reports', 'lists what people have told the keepers of this server about others', (reports) =>
  reports.addOption(store()).action(run(async (options) => (await import('./store.ts')).reportsCommand(options))),
);

// `guildhall replay … | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    console.error(`error: ${messageOf(error)}`);
    process.exitCode = 1;
  } else if (error.exitCode !== 0) {
    process.exitCode = 2;
  }
}
