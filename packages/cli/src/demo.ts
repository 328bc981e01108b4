import { makeBot } from '@guildhall/bots';
import { type Lang, newSeed, recordReplay, say } from '@guildhall/kernel';
import { wantedRow } from './games.ts';
import { type AnyBot, playGame } from './play.ts';
import { columns } from './table.ts';
import { playerNames, tell } from './transcript.ts';
import { words } from './words.ts';

const BOTS = ['greedy', 'greedy', 'random'];

const more = (game: string) =>
  [
    [`npx guildhall simulate ${game} --seats 4 --games 200 --bots greedy,random,random,random`, words.demoSimulate],
    [`npx guildhall simulate ${game} --seats 3 --games 1 --bots greedy --save replays`, words.demoSave],
    [`npx guildhall replay replays/${game}-001.json`, words.demoReplay],
    [`npx guildhall verify replays/${game}-001.json`, words.demoVerify],
    ['npx guildhall bench engine', words.demoBench],
    ['npx guildhall --help', words.demoHelp],
  ] as const;

export async function demoCommand(id: string, { lang }: { lang: Lang }): Promise<number> {
  const row = wantedRow(id);
  const { game } = row;
  const seed = newSeed();
  const options = game.options({}, BOTS.length);
  const bots = BOTS.map((name) => makeBot(name, game.id) as AnyBot);
  const { actions } = playGame(game, options, seed, bots);
  const names = playerNames(BOTS.length, lang).map((name, seat) => `${name} (${BOTS[seat]})`);
  const { head, rounds, scores } = tell(row, recordReplay(game, options, BOTS.length, seed, actions), lang, names);
  const commands = columns(
    more(game.id).map(([command, what]) => [`  ${command}`, say(what, lang)]),
    'll',
  );
  console.log(
    [
      say(words.demo, lang, { game: row.title, bots: BOTS.join(', ') }),
      head,
      rounds.at(-1),
      scores,
      `${say(words.demoMore, lang)}\n${commands}`,
    ].join('\n\n'),
  );
  return 0;
}
