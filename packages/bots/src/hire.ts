import type { Bot, BotName, Bots, Opponent } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import { fallible } from './fallible.ts';
import { foresight, greedy, type Rules } from './greedy.ts';
import { PLAY } from './levels.ts';
import { random } from './random.ts';
import type { Mind } from './search/search.ts';
import { searcher } from './search/searcher.ts';
import type { Folly } from './sense/sense.ts';
import { mixed, PLAIN, type Taste } from './taste.ts';
import type { Features } from './value/features.ts';
import { type Learned, valueBy } from './value/value.ts';

/** All that the bots of a game are made of. */
export interface School<S, A, Part extends string, Style extends string> {
  readonly id: 'belfort' | 'bruges';
  readonly parts: readonly Part[];
  /** The first evaluator, for the yardstick and those who err. */
  first(taste: Taste<Part>): Evaluator<S, A>;
  /** The mended one: it prices things by what they turned out to be worth to somebody who looks one option ahead. */
  mended(taste: Taste<Part>): Evaluator<S, A>;
  /** Whether what one seat does in a round hardly changes what the others do in it. */
  readonly steady: boolean;
  /** Who thinks the others to be mended too. All other searchers think that they play by the first evaluator. */
  readonly wary: readonly BotName[];
  readonly styles: Readonly<Record<Style, Taste<Part>>>;
  /** The style of each character; null: none. */
  readonly cast: Readonly<Record<string, Style | null>>;
  readonly isFolly: Folly<S, A>;
  readonly features: Features<S, Part>;
  readonly learned: Learned;
}

/** Lets the bots of a game play by these rules; each is made once. */
export function hire<S extends { readonly seats: number }, A, V, Part extends string, Style extends string>(
  game: Rules<S, A, V>,
  school: School<S, A, Part, Style>,
): Bots & { mind(opponent: Opponent): Mind<S, A, V> } {
  const made = new Map<string, unknown>();

  function tasteOf({ character }: Opponent): Taste<Part> {
    const style = character === null ? null : (school.cast[character.id] ?? null);
    return style === null ? PLAIN : school.styles[style];
  }

  function mindOf(opponent: Opponent): Mind<S, A, V> {
    const taste = tasteOf(opponent);
    const othersBy = school.wary.includes(opponent.plays) ? school.mended : school.first;
    return {
      game,
      ahead: foresight(game, school.mended(taste), school.isFolly),
      others: foresight(game, othersBy(PLAIN), school.isFolly),
      round: school.features.round,
      value: valueBy(school.features, school.learned, taste),
      steady: school.steady,
    };
  }

  function teach(opponent: Opponent): unknown {
    const { plays } = opponent;
    if (plays === 'random') return random;
    if (plays === 'greedy-1') return greedy(plays, game, foresight(game, school.first(PLAIN)));
    const play = PLAY[plays];
    switch (play.how) {
      case 'errs': {
        const blind = Object.fromEntries(
          school.parts.filter((part) => play.blind.includes(part)).map((part) => [part, 0]),
        ) as Taste<Part>;
        const evaluator = school.first(mixed(tasteOf(opponent), blind));
        return fallible(plays, game, foresight(game, evaluator), play.errors);
      }
      case 'looks':
        return greedy(plays, game, foresight(game, school.mended(tasteOf(opponent)), school.isFolly));
      case 'searches':
        return searcher(plays, mindOf(opponent), play.effort);
    }
  }

  return {
    make(opponent) {
      const key = `${opponent.plays}/${opponent.character?.id ?? ''}`;
      const bot = (made.get(key) ?? teach(opponent)) as Bot<A, V>;
      made.set(key, bot);
      return bot;
    },
    mind: mindOf,
  };
}
