import type { Decision, Game, Seat } from './game.ts';
import type { Text } from './lang.ts';

/** Every action says what is done; what else it holds depends on that. */
interface Verbed {
  readonly do: string;
}
type KeysOf<A> = A extends unknown ? Exclude<keyof A, 'do'> : never;
type ValueOf<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;

/** An action of this verb, of which any field may be left open; undefined is open as well. */
export type IntentOf<A extends Verbed, D extends A['do']> = { readonly do: D } & {
  readonly [K in KeysOf<Extract<A, { do: D }>>]?: ValueOf<Extract<A, { do: D }>, K> | undefined;
};

/** What somebody would like to do: an action, or one of which some fields are left open. */
export type Intent<A extends Verbed> = { [D in A['do']]: IntentOf<A, D> }[A['do']];

export type FieldValue = string | number | null;

/** One field of an action: what may be written into it, and what is worth trying. */
export interface Field<S> {
  accepts(value: unknown, state: S): boolean;
  values(state: S): readonly FieldValue[];
}
export type Shape<S> = Readonly<Record<string, Field<S>>>;

/** Every form that an action can take, by its verb. */
export type Shapes<S, A extends Verbed> = { readonly [D in A['do']]: readonly Shape<S>[] };

export const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, n) => n);

export function oneOf<S>(of: readonly FieldValue[] | ((state: S) => readonly FieldValue[])): Field<S> {
  const values = typeof of === 'function' ? of : () => of;
  return { values, accepts: (value, state) => values(state).includes(value as FieldValue) };
}

/** A whole number; those worth trying end one beyond what can be right. */
export const numberFrom = <S>(least: number, most: (state: S) => number): Field<S> => ({
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= least,
  values: (state) => upTo(most(state)).slice(least),
});

/** What can be said in a game, possible or not. */
export interface Language<S, A extends Verbed> {
  readonly verbs: readonly A['do'][];
  /** Whether something from outside is an intent of this table at all. */
  isIntent(state: S, raw: unknown): raw is Intent<A>;
  /** The forms of a verb, each with the values worth trying field by field. */
  formsOf(state: S, verb: A['do']): [key: string, values: readonly FieldValue[]][][];
}

/** `meant` are forms that no action has, but that somebody can mean. */
export function languageOf<S, A extends Verbed>(
  shapes: Shapes<S, A>,
  meant: Partial<Shapes<S, A>> = {},
): Language<S, A> {
  return {
    verbs: Object.keys(shapes) as A['do'][],
    isIntent(state, raw): raw is Intent<A> {
      if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, 'do')) return false;
      const verb = (raw as Verbed).do as A['do'];
      if (typeof verb !== 'string' || !Object.hasOwn(shapes, verb)) return false;
      const fields = given(raw).filter(([key]) => key !== 'do');
      return [...shapes[verb], ...(meant[verb] ?? [])].some((shape) =>
        fields.every(([key, value]) => Object.hasOwn(shape, key) && shape[key]!.accepts(value, state)),
      );
    },
    formsOf: (state, verb) =>
      shapes[verb].map((shape) => Object.entries(shape).map(([key, field]) => [key, field.values(state)])),
  };
}

/** The fields that an intent fills in, its verb among them. */
const given = (intent: object): [string, unknown][] =>
  Object.entries(intent).filter(([, value]) => value !== undefined);

/** Whether an action is one of those that an intent leaves open. */
export const fits = (action: object, intent: object): boolean =>
  given(intent).every(([key, value]) => Object.hasOwn(action, key) && action[key as keyof typeof action] === value);

/** What can stand against an intent in any game. */
export type PlainReason =
  | { readonly why: 'gameOver' }
  | { readonly why: 'notYourTurn'; readonly asked: readonly Seat[] }
  | { readonly why: 'noSuchThing' };

/** What every game says in the same words: plain reasons, and that something else is asked. */
export const plainReasonTexts: Readonly<Record<PlainReason['why'] | 'otherQuestion', Text>> = {
  gameOver: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', fr: 'La partie est terminée.' },
  notYourTurn: {
    en: 'It is not your turn. Waiting for: {asked}.',
    de: 'Du bist nicht dran. Gewartet wird auf: {asked}.',
    fr: 'Ce n’est pas à vous de jouer. On attend\u00a0: {asked}.',
  },
  otherQuestion: { en: 'Not now. {prompt}', de: 'Jetzt nicht. {prompt}', fr: 'Pas maintenant. {prompt}' },
  noSuchThing: {
    en: 'There is no such thing at this table.',
    de: 'So etwas gibt es an diesem Tisch nicht.',
    fr: 'Cela n’existe pas à cette table.',
  },
};

/**
 * Why a player cannot do something now; null if an option fits everything the intent says. What is possible is asked
 * of `legal` alone: `whyNot` looks for a reason only when nothing there fits.
 */
export function reasonAgainst<S, A extends Verbed, R>(
  game: Pick<Game<S, A, unknown, unknown, unknown>, 'decision' | 'legal'>,
  language: Language<S, A>,
  state: S,
  seat: Seat,
  intent: Intent<A>,
  whyNot: (decision: Decision) => R,
): R | PlainReason | null {
  const decision = game.decision(state);
  if (decision === null) return { why: 'gameOver' };
  if (!decision.seats.includes(seat)) return { why: 'notYourTurn', asked: decision.seats };
  if (!language.isIntent(state, intent)) return { why: 'noSuchThing' };
  if (game.legal(state, seat).some((option) => fits(option, intent))) return null;
  return whyNot(decision);
}

/**
 * The reason that is easiest to overcome, the first among equals; `otherwise` when there was nothing to try. `order`
 * begins with the easiest, and what it does not name comes last; among equal ones that lacks least.
 */
export function nearestReason<R extends { readonly why: string }>(
  reasons: readonly R[],
  otherwise: R,
  order: readonly R['why'][],
  lacking: (reason: R) => number,
): R {
  let best = otherwise;
  let least = Number.POSITIVE_INFINITY;
  for (const reason of reasons) {
    const rank = order.indexOf(reason.why);
    const far = (rank < 0 ? order.length : rank) * 1000 + lacking(reason);
    if (far >= least) continue;
    best = reason;
    least = far;
  }
  return best;
}
