import { type Lang, type Replay, type ScoreLine, say, verifyReplay } from '@guildhall/kernel';
import { Failure } from './failure.ts';
import type { GameRow, Level } from './games.ts';
import { columns } from './table.ts';
import { words } from './words.ts';

/** A game as readable text: what it was, what happened round by round, and how it was reckoned. */
export interface Tale {
  readonly head: string;
  /** What comes before the first round, if anything, then one per round. */
  readonly rounds: readonly string[];
  readonly scores: string;
}

export const playerNames = (seats: number, lang: Lang): string[] =>
  Array.from({ length: seats }, (_, seat) => say(words.player, lang, { n: seat + 1 }));

export function transcript(row: GameRow, replay: Replay, lang: Lang, names = playerNames(replay.seats, lang)): string {
  const { head, rounds, scores } = tell(row, replay, lang, names);
  return `${[head, ...rounds, scores].join('\n\n')}\n`;
}

/** Throws a Failure for a replay that does not hold. */
export function tell(row: GameRow, replay: Replay, lang: Lang, names: readonly string[]): Tale {
  const verdict = verifyReplay(row.game, replay);
  if (!verdict.ok) throw new Failure(verdict.message);
  const options = row.game.options(replay.options, replay.seats);
  const book: Book = { row, replay, options, start: row.game.setup(options, replay.seats, replay.seed), lang, names };
  return {
    head: headOf(book),
    rounds: roundsOf(book, verdict.events.flat()),
    scores: scoresOf(book, verdict.state, verdict.finished),
  };
}

/** What every part of the tale needs. */
interface Book {
  readonly row: GameRow;
  readonly replay: Replay;
  readonly options: unknown;
  readonly start: unknown;
  readonly lang: Lang;
  readonly names: readonly string[];
}

function headOf({ row: { title, teller }, replay, options, start, lang, names }: Book): string {
  return [
    say(words.title, lang, { game: title, n: replay.seats, rules: replay.rules }),
    say(words.options, lang, { list: teller.options(options, lang) }),
    say(words.seats, lang, { list: names.join(', ') }),
    say(words.commitment, lang, { hash: replay.commitment }),
    ...teller.opening(start, lang),
  ].join('\n');
}

const HEADINGS: Readonly<Record<Level, (heading: string) => string>> = {
  round: (heading) => `══ ${heading} ══`,
  phase: (heading) => `\n── ${heading}`,
  turn: (heading) => `\n   ${heading}`,
};
const LEVELS: readonly Level[] = ['round', 'phase', 'turn'];

/** By kind of event, which chapter it opens; every game has these. */
const OPENS: Readonly<Record<string, Level>> = { round: 'round', stage: 'phase', turn: 'turn' };

/** Headings of rounds and phases wait until something happens under them, so that empty phases leave no trace. */
function roundsOf({ row: { teller }, start, lang, names }: Book, events: readonly unknown[]): string[] {
  const rounds: string[][] = [];
  let waiting = teller.begins(start, lang, names);
  let depth = LEVELS.indexOf(waiting.at(-1)![0]);
  const open = () => {
    for (const [level, heading] of waiting) {
      if (level === 'round') rounds.push([]);
      rounds.at(-1)!.push(HEADINGS[level](heading));
    }
    waiting = [];
  };
  /** What happened since the last heading. */
  let chapter: unknown[] = [];
  const close = () => {
    const lines = teller.story(chapter, lang, names, start);
    chapter = [];
    if (lines.length === 0) return;
    open();
    for (const line of lines) rounds.at(-1)!.push(`${'   '.repeat(depth)}${line}`);
  };
  for (const event of events) {
    const level = OPENS[(event as { t: string }).t];
    if (level !== undefined) {
      close();
      depth = LEVELS.indexOf(level);
      const heading = teller.heading(event, lang, names)!;
      waiting = [...waiting.filter(([above]) => LEVELS.indexOf(above) < depth), [level, heading]];
      if (level === 'turn') open();
    }
    if (level !== 'round') chapter.push(event);
  }
  close();
  return rounds.map((lines) => lines.join('\n'));
}

function scoresOf({ row: { game, teller }, start, lang, names }: Book, state: unknown, finished: boolean): string {
  const standings = game.standings(state);
  const row = (label: string, cell: (seat: number) => number) => [label, ...names.map((_, seat) => String(cell(seat)))];
  const of = (seat: number) => standings.find((standing) => standing.seat === seat)!;
  const items = itemsOf(game.score(state)).map(({ item, round, points }) => {
    const name = teller.item(item, lang, start);
    const cells = names.map((_, seat) => String(points.get(seat) ?? ''));
    return [round === null ? name : say(words.inRound, lang, { n: round, item: name }), ...cells];
  });
  return [
    HEADINGS.round(say(finished ? words.finalScores : words.scoresSoFar, lang)),
    '',
    columns(
      [
        ['', ...names],
        ...items,
        row(say(words.total, lang), (seat) => of(seat).score),
        row(say(teller.tieBreak, lang), (seat) => of(seat).tieBreak),
        row(say(words.place, lang), (seat) => of(seat).place),
      ],
      `l${'r'.repeat(names.length)}`,
    ),
  ].join('\n');
}

interface ScoreRow {
  readonly item: string;
  readonly round: number | null;
  readonly points: Map<number, number>;
}

/** One row for everybody's points of the same item in the same round, in the order they were first given. */
function itemsOf(lines: readonly ScoreLine[]): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const { seat, item, round, points } of lines) {
    const key = `${round} ${item}`;
    const row = rows.get(key) ?? { item, round, points: new Map() };
    rows.set(key, row);
    row.points.set(seat, (row.points.get(seat) ?? 0) + points);
  }
  return [...rows.values()];
}
