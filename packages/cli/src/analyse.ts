import { isLevel, type Level, levelNames } from '@guildhall/bots';
import type { Measured } from '@guildhall/bots/tools';
import { type Lang, type Replay, say, verifyReplay } from '@guildhall/kernel';
import { type MoveStudy, STUDIES } from './analyse-moves.ts';
import { analyseWords as words } from './analyse-words.ts';
import { inBatches } from './batches.ts';
import { BadUsage, Failure } from './failure.ts';
import { loadReplay } from './files.ts';
import { percent, rounded } from './statistics.ts';
import { columns } from './table.ts';
import { playerNames } from './transcript.ts';

interface AnalyseOptions {
  readonly lang: Lang;
  readonly level: string;
  readonly worlds: number;
  readonly json?: boolean;
  readonly threads?: number;
}

/** Sums over the game; chances are shares of a win. */
export interface SeatRow {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
  /** What chance changed, the deal before the first move included. */
  readonly luck: number;
  readonly luckError: number;
  /** By how much moves were worse than the best. */
  readonly loss: number;
  readonly lossError: number;
  readonly decisions: number;
  /** Decisions in which nothing clearly better was found. */
  readonly best: number;
}

export interface MoveRow {
  readonly move: number;
  readonly seat: number;
  readonly round: number;
  /** By seat, before the move, for an onlooker. */
  readonly chances: readonly number[];
  readonly errors: readonly number[];
  /** By seat, what chance changed with this move. */
  readonly luck: readonly number[] | null;
  /** Left out where there was nothing to choose. */
  readonly played?: string;
  readonly chance?: number;
  readonly best?: string;
  readonly bestChance?: number;
  readonly loss?: number;
  readonly lossError?: number;
  /** The loss is no accident of the worlds: more than two standard errors. */
  readonly sure?: boolean;
}

export interface AnalysisReport {
  readonly game: string;
  readonly seats: number;
  readonly rules: number;
  readonly level: Level;
  readonly worlds: number;
  readonly finished: boolean;
  readonly rows: readonly SeatRow[];
  readonly moves: readonly MoveRow[];
  /** By seat, after the last move. */
  readonly last: readonly number[];
}

export async function analyseCommand(file: string, options: AnalyseOptions): Promise<number> {
  const { lang, level, worlds } = options;
  if (!isLevel(level) || !STUDIES.includes(level)) {
    throw new BadUsage(`"${level}" plays no moves through; there is ${STUDIES.join(', ')}`);
  }
  const { row, replay } = await loadReplay(file);
  const verdict = verifyReplay(row.game, replay);
  if (!verdict.ok) throw new Failure(`${file}: ${verdict.message}`);
  if (replay.actions.length === 0) throw new Failure(`${file}: no move was made yet`);
  const parts = await inBatches({
    task: 'analyse',
    input: { replay, level, worlds, lang },
    total: replay.actions.length,
    threads: options.threads,
    unit: 'moves',
    what: 'the analysis',
  });
  const studies = parts.flat();
  const places: number[] = [];
  for (const { seat, place } of row.game.standings(verdict.state)) places[seat] = place;
  const winners = places.filter((place) => place === 1).length;
  const last = verdict.finished
    ? places.map((place) => ({ mean: place === 1 ? 1 / winners : 0, error: 0 }))
    : studies.at(-1)!.before;
  const report = reportOf(replay, level, worlds, verdict.finished, studies, last);
  console.log(options.json ? JSON.stringify(report) : forPeople(report, row.title, lang));
  return 0;
}

const short = (n: number): number => rounded(n, 4);

export function reportOf(
  replay: Pick<Replay, 'game' | 'rules' | 'seats'>,
  level: Level,
  worlds: number,
  finished: boolean,
  studies: readonly MoveStudy[],
  last: readonly Measured[],
): AnalysisReport {
  const lucks = studies.flatMap(({ deal, luck }) => [deal, luck].filter((each) => each != null));
  const rows = Array.from({ length: replay.seats }, (_, seat): SeatRow => {
    let luck = 0;
    let luckSquares = 0;
    for (const each of lucks) {
      luck += each[seat]!.mean;
      luckSquares += each[seat]!.error ** 2;
    }
    const own = studies.flatMap((study) => (study.seat === seat && study.verdict !== null ? [study.verdict] : []));
    return {
      seat,
      first: short(studies[0]!.before[seat]!.mean),
      last: short(last[seat]!.mean),
      luck: short(luck),
      luckError: short(Math.sqrt(luckSquares)),
      // noise of both signs is summed up, so that it cancels out
      loss: short(own.reduce((sum, { loss }) => sum + loss.mean, 0)),
      lossError: short(Math.sqrt(own.reduce((sum, { loss }) => sum + loss.error ** 2, 0))),
      decisions: own.length,
      best: own.filter(({ loss }) => !isSure(loss)).length,
    };
  });
  return {
    game: replay.game,
    seats: replay.seats,
    rules: replay.rules,
    level,
    worlds,
    finished,
    rows,
    moves: studies.map(moveRow),
    last: last.map(({ mean }) => short(mean)),
  };
}

const isSure = ({ mean, error }: Measured): boolean => mean > Math.max(2 * error, 0.005);

function moveRow({ move, seat, round, before, luck, verdict }: MoveStudy): MoveRow {
  return {
    move,
    seat,
    round,
    chances: before.map(({ mean }) => short(mean)),
    errors: before.map(({ error }) => short(error)),
    luck: luck === null ? null : luck.map(({ mean }) => short(mean)),
    ...(verdict && {
      played: verdict.text,
      chance: short(verdict.played.mean),
      best: verdict.bestText,
      bestChance: short(verdict.best.mean),
      loss: short(verdict.loss.mean),
      lossError: short(verdict.loss.error),
      sure: isSure(verdict.loss),
    }),
  };
}

const MOST_MISTAKES = 10;

/** Biggest first. */
export const mistakesOf = ({ moves }: AnalysisReport): MoveRow[] =>
  moves.filter(({ sure }) => sure).sort((a, b) => b.loss! - a.loss! || a.move - b.move);

/** Numbers as this language writes them. */
function figures(lang: Lang) {
  const local = (text: string): string => (lang === 'en' ? text : text.replace('.', ','));
  const share = (value: number, digits = 1): string => local(percent(value, digits));
  return {
    share,
    signed: (value: number): string => `${value < 0 ? '−' : '+'}${share(Math.abs(value))}`,
    error: (value: number, digits = 1): string => `±${local((value * 100).toFixed(digits))}`,
  };
}

function forPeople(report: AnalysisReport, title: string, lang: Lang): string {
  const { seats, rules, level, worlds, rows, moves } = report;
  const names = playerNames(seats, lang);
  const { share, signed, error } = figures(lang);
  const heading = (text: string): string => `══ ${text} ══`;
  const starts = moves.filter(({ round }, i) => i === 0 || round > moves[i - 1]!.round);
  const course = starts.map(({ round, chances, errors }) => [
    String(round),
    ...chances.map((chance, seat) => `${share(chance, 0)} ${error(errors[seat]!, 0)}`),
  ]);
  const mistakes = mistakesOf(report).slice(0, MOST_MISTAKES);
  return [
    say(words.title, lang, { game: title, n: seats, rules }),
    say(words.how, lang, { level: say(levelNames[level], lang), worlds }),
    ...(report.finished ? [] : [say(words.unfinished, lang)]),
    '',
    heading(say(words.players, lang)),
    columns(
      [
        [words.player, words.atFirst, words.atLast, words.luck, words.lost, words.decisions, words.found].map((word) =>
          say(word, lang),
        ),
        ...rows.map((row) => [
          names[row.seat]!,
          share(row.first, 0),
          share(row.last, 0),
          `${signed(row.luck)} ${error(row.luckError)}`,
          row.decisions === 0 ? '–' : `${share(row.loss / row.decisions)} ${error(row.lossError / row.decisions)}`,
          String(row.decisions),
          row.decisions === 0 ? '–' : share(row.best / row.decisions, 0),
        ]),
      ],
      'lrrrrrr',
    ),
    say(words.legend, lang),
    '',
    heading(say(words.course, lang)),
    columns(
      [
        [say(words.round, lang), ...names],
        ...course,
        ...(report.finished ? [[say(words.end, lang), ...report.last.map((chance) => share(chance, 0))]] : []),
      ],
      `l${'r'.repeat(seats)}`,
    ),
    '',
    heading(say(words.mistakes, lang)),
    ...(mistakes.length === 0 ? [say(words.none, lang)] : mistakes.flatMap((move) => mistakeLines(move, names, lang))),
  ].join('\n');
}

function mistakeLines(row: MoveRow, names: readonly string[], lang: Lang): string[] {
  const { round, move, seat, played, chance, best, bestChance, loss, lossError } = row;
  const { share } = figures(lang);
  return [
    say(words.mistake, lang, { round, move, player: names[seat]!, text: played!, chance: share(chance!) }),
    `   ${say(words.better, lang, { text: best!, chance: share(bestChance!), loss: share(loss!), error: share(lossError!) })}`,
  ];
}
