import type { RandomState, Seat } from '@guildhall/kernel';
import type { Reason } from './advice.ts';
import { CAST, type Character } from './cast.ts';
import { LEVELS, type Level, PLAY } from './levels.ts';
import type { Batch, Judged, Line, Outcome, Question, Search } from './search/search.ts';

/** A player that is not a person. */
export interface Bot<A, V> {
  readonly name: string;
  /** One of `legal`. The view is made only for bots that look at it. */
  choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A;
  /** For those who play options through: the same thinking in pieces, to be spread, watched or cut short. */
  readonly thinking?: Thinking<A, V> | undefined;
}

export interface Thinking<A, V> {
  question(legal: readonly A[], view: V, seat: Seat, random: RandomState): Question<A, V>;
  search(question: Question<A, V>): Search<A>;
  /** Any piece can be played anywhere: it follows from question and batch alone. */
  play(question: Question<A, V>, batch: Batch<Line<A>>): Outcome;
  /** What speaks for the best of them. */
  reasons(question: Question<A, V>, judged: readonly Judged<A>[]): readonly Reason[];
}

/** Beside the levels: chance itself, and the bot that levels are measured by. */
export const YARDSTICKS = ['random', 'greedy-1'] as const;
export const botNames = [...LEVELS, ...YARDSTICKS] as const;
export type BotName = (typeof botNames)[number];

/** Tables begun before there were levels call the bot that looked one option ahead so. */
const FORMER: Readonly<Record<string, BotName>> = { greedy: 'journeyman' };

/** How a bot plays, and who it is. Written `expert` or `expert/mirel`. */
export interface Opponent {
  readonly plays: BotName;
  readonly character: Character | null;
}

/** What a written name means; null: nobody. */
export function readOpponent(name: string): Opponent | null {
  const [first = '', id, ...more] = name.split('/');
  const plays = Object.hasOwn(FORMER, first) ? FORMER[first]! : botNames.find((known) => known === first);
  if (plays === undefined || more.length > 0) return null;
  if (id === undefined) return { plays, character: null };
  const character = CAST.find((each) => each.id === id);
  return character === undefined || !isLevel(plays) ? null : { plays, character };
}

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
/** Options that a decision of this bot plays ahead, about; 0: it does not play any through. */
export function effortOf(name: string): number {
  const plays = readOpponent(name)?.plays ?? 'random';
  const play = isLevel(plays) ? PLAY[plays] : null;
  return play?.how === 'searches' ? play.effort.nodes : 0;
}
export const isBot = (name: string): boolean => readOpponent(name) !== null;

/** All who can play one game; of that game's own types. */
export interface Bots {
  make(opponent: Opponent): unknown;
}

/** The bot of this name; throws an error that lists the names there are. */
export function botCalled<A, V>(name: string, bots: Bots): Bot<A, V> {
  const opponent = readOpponent(name);
  if (opponent === null) {
    throw new RangeError(`there is no bot "${name}"; there are ${botNames.join(', ')}, levels also with a character`);
  }
  return bots.make(opponent) as Bot<A, V>;
}
