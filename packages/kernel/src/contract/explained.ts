import { describe, expect, test } from 'vitest';
import { type Decision, type Game, type Seat, sameAction } from '../game.ts';
import type { Intent, Language } from '../intent.ts';
import { LANGS, type Lang, type Text } from '../lang.ts';
import { below, type RandomState, seeded } from '../random.ts';
import { canonicalJson } from '../replay.ts';
import { textProblems } from '../text.ts';
import { brief, demand } from './same.ts';
import { fabricate, universe } from './universe.ts';
import { pick } from './walk.ts';

/** Reasons that the suite understands by itself; a game has more. */
interface AnyReason {
  readonly why: string;
  readonly ask?: string;
}

/** How a game explains what is not possible, and where to look at it. */
export interface ExplainPlan<S, A extends { readonly do: string }, V, E, O, R extends AnyReason> {
  readonly game: Game<S, A, V, E, O>;
  readonly language: Language<S, A>;
  explain(state: S, seat: Seat, intent: Intent<A>): R | null;
  explainView(view: V, seat: Seat, intent: Intent<A>): R | null;
  /** By question. */
  readonly prompts: object;
  /** What a reason of the game's own claims, checked against the table. */
  holds(state: S, seat: Seat, action: A, reason: R): boolean;
  /** Whether it would be possible with all that is missing, and not with one piece less. */
  priceHolds(state: S, seat: Seat, intent: Intent<A>, reason: R): boolean;

  /** Random games to look at. */
  readonly games: readonly { readonly seats: number; readonly seed: number; readonly options?: unknown }[];
  /** Gives the one who is asked what opens up more of the game than a random player would ever earn. */
  enrich(state: S, seat: Seat, decision: Decision, random: RandomState): void;
  /** Options that the random player prefers, but for one time in `dull`. */
  lively(action: A): boolean;
  readonly dull: number;
  /** Which verbs a question is about, besides those of its options. */
  readonly about: Readonly<Record<string, readonly A['do'][]>>;
  /** Questions that are many and much alike; all actions of their verbs are tried one time in so many. */
  readonly alike: Readonly<Record<string, number>>;
  /** Verbs with very many actions; one in so many is tried. */
  readonly many?: Readonly<Record<string, number>>;
  /** One action in so many is tried with fields left open. */
  readonly open: number;
  /** One question in so many is looked at through views. */
  readonly views: number;
}

/** Registers what must hold for the reasons of every game, one test per game and promise. */
export function explained<S, A extends { readonly do: string }, V, E, O, R extends AnyReason>(
  plan: ExplainPlan<S, A, V, E, O, R>,
): void {
  const { game, language } = plan;

  /** Shows every question of a game to one of those asked. */
  function walk(
    { seats, seed, options = {} }: (typeof plan.games)[number],
    look: (state: S, seat: Seat, random: RandomState) => void,
  ): void {
    const random = seeded(seed);
    const state = game.setup(game.options(options, seats), seats, seed);
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const seat = pick(random, decision.seats);
      look(state, seat, random);
      plan.enrich(state, seat, decision, random);
      const legal = game.legal(state, seat);
      const lively = legal.filter((action) => plan.lively(action));
      game.apply(state, seat, pick(random, lively.length > 0 && below(random, plan.dull) > 0 ? lively : legal));
    }
  }

  /** Some actions of every verb, and all of those that the question is about. */
  function actionsAt(state: S, seat: Seat, random: RandomState): A[] {
    const { ask } = game.decision(state)!;
    const legal = game.legal(state, seat);
    const some = [...legal, ...fabricate(language, state, random)];
    if (below(random, plan.alike[ask] ?? 1) > 0) return some;
    const verbs = new Set([...legal.map((action) => action.do), ...(plan.about[ask] ?? [])]);
    const all = universe(language, state, [...verbs]);
    return [...some, ...all.filter((action) => below(random, plan.many?.[action.do] ?? 1) === 0)];
  }

  function must(holds: boolean, state: S, intent: object, reason: R | null): void {
    if (!holds) throw new Error(`${game.decision(state)!.ask}: ${brief(intent)} was answered with ${brief(reason)}`);
  }

  function holds(state: S, seat: Seat, action: A, reason: R): boolean {
    switch (reason.why) {
      case 'noSuchThing':
      case 'gameOver':
      case 'notYourTurn':
        return false;
      case 'otherQuestion':
        return (
          Object.hasOwn(plan.prompts, reason.ask!) &&
          game.legal(state, seat).every(({ do: verb }) => verb !== action.do)
        );
      case 'cannotPay':
        return plan.priceHolds(state, seat, action as Intent<A>, reason);
      default:
        return plan.holds(state, seat, action, reason);
    }
  }

  describe.each(plan.games)('$seats seats, seed $seed', (which) => {
    test('an action has a reason against it exactly when it is not an option', () => {
      walk(which, (state, seat, random) => {
        const known = new Set(game.legal(state, seat).map((action) => canonicalJson(action)));
        for (const action of actionsAt(state, seat, random)) {
          const reason = plan.explain(state, seat, action as Intent<A>);
          must(known.has(canonicalJson(action)) === (reason === null), state, action, reason);
          if (reason !== null) must(holds(state, seat, action, reason), state, action, reason);
        }
      });
    });

    test('every option is part of the universe', () => {
      walk(which, (state, seat) => {
        const legal = game.legal(state, seat);
        const verbs = new Set(legal.map((action) => action.do));
        const met = new Set(universe(language, state, [...verbs]).map((action) => canonicalJson(action)));
        for (const action of legal) demand(met.has(canonicalJson(action)), `not in the universe: ${brief(action)}`);
      });
    });

    test('an intent with open fields has a reason against it exactly when no option fits', () => {
      walk(which, (state, seat, random) => {
        const legal = game.legal(state, seat);
        for (const action of actionsAt(state, seat, random).filter(() => below(random, plan.open) === 0)) {
          const said = Object.entries(action).filter(([key]) => key === 'do' || below(random, 2) > 0);
          const intent = Object.fromEntries(said) as Intent<A>;
          const fitting = legal.some((option) => sameAction({ ...option, ...intent }, option));
          const reason = plan.explain(state, seat, intent);
          must(fitting === (reason === null) && reason?.why !== 'noSuchThing', state, intent, reason);
          if (reason?.why === 'cannotPay') must(plan.priceHolds(state, seat, intent, reason), state, intent, reason);
        }
      });
    });

    test('nothing hidden is read: a view gives the same answer', () => {
      walk(which, (state, seat, random) => {
        if (below(random, plan.views) > 0) return;
        const views = [seat, below(random, which.seats)].map((eyes) => [eyes, game.view(state, [eyes])] as const);
        for (const action of fabricate(language, state, random, 1) as Intent<A>[]) {
          for (const [eyes, view] of views) {
            const reason = plan.explain(state, eyes, action);
            const seen = plan.explainView(view, eyes, action);
            must(JSON.stringify(seen) === JSON.stringify(reason), state, action, seen);
          }
        }
      });
    });
  });
}

/** A position made by hand, what somebody wants there, and what stands against it; null: nothing. */
export interface ReasonRow<S, I, R> {
  readonly name: string;
  readonly at: S;
  /** The first unless said. */
  readonly seat?: Seat;
  readonly want: I;
  readonly why: R | null;
}

export interface ReasonRows<S, A extends { readonly do: string }, V, R extends AnyReason> {
  readonly rows: readonly ReasonRow<S, Intent<A>, R>[];
  explain(state: S, seat: Seat, intent: Intent<A>): R | null;
  explainView(view: V, seat: Seat, intent: Intent<A>): R | null;
  view(state: S, eyes: readonly Seat[]): V;
  /** By reason. */
  readonly texts: Readonly<Record<R['why'], Text>>;
  tell(reason: R, lang: Lang, names: readonly string[]): string;
  readonly names: readonly string[];
  /** Reasons that have their position in another test. */
  readonly elsewhere?: readonly string[];
}

/** Registers what must hold for every reason that can be given: it has a position, and words. */
export function explainedRows<
  S extends { readonly seats: number },
  A extends { readonly do: string },
  V,
  R extends AnyReason,
>({ rows, explain, explainView, view, texts, tell, names, elsewhere = [] }: ReasonRows<S, A, V, R>): void {
  test.each(rows)('$name', ({ at, seat = 0, want, why }) => {
    const before = JSON.stringify(at);
    expect(explain(at, seat, want)).toEqual(why);
    expect(explainView(view(at, [seat]), seat, want)).toEqual(why);
    expect(JSON.stringify(at)).toBe(before);
  });

  test('every reason has a position that gives it', () => {
    const met = new Set<string | undefined>([...rows.map(({ why }) => why?.why), ...elsewhere]);
    expect(Object.keys(texts).filter((why) => !met.has(why))).toEqual([]);
  });

  describe('reasons in words', () => {
    test.each(Object.entries<Text>(texts))('%s says the same in every language', (_, text) => {
      expect(textProblems(text)).toEqual([]);
    });

    test.each(rows.filter(({ why }) => why !== null))('$name: told in full', ({ at, why }) => {
      for (const lang of LANGS) {
        const sentence = tell(why!, lang, names.slice(0, at.seats));
        expect(sentence).toMatch(/^[^{}]{8,}[.?]$/);
        expect(sentence).not.toMatch(/undefined|null|NaN/);
      }
    });
  });
}
